import { z } from "zod";

const StoresSchema = z
  .enum(["sqlite,disk", "postgres,disk", "postgres,blob"])
  .default("sqlite,disk")
  .transform((stores) => ({ onPostgres: stores.startsWith("postgres"), usesBlob: stores.endsWith("blob") }));

/**
 * Which database and store a test run uses, from `STORES`. Tests beside the code only look at the database; stores have
 * their own suites.
 */
export const chosenStores = StoresSchema.parse(process.env.STORES || undefined);
