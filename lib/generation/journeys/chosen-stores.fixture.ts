import { z } from "zod";

const StoresSchema = z
  .enum(["sqlite,disk", "postgres,disk", "postgres,blob"])
  .default("sqlite,disk")
  .transform((stores) => ({ onPostgres: stores.startsWith("postgres"), usesBlob: stores.endsWith("blob") }));

/**
 * What a run of the tests has its database and its files in, by `STORES`. Tests beside the code look at the database
 * alone: the stores of files have suites of their own.
 */
export const chosenStores = StoresSchema.parse(process.env.STORES || undefined);
