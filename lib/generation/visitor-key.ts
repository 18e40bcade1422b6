import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Database } from "./database/database.ts";

const KeySchema = z.object({ value: z.string().regex(/^[\da-f]{64}$/) });

const known = new WeakMap<Database, Promise<Buffer>>();

/**
 * The key that visitors' cookies are signed with, made by the first process that asks and kept in the database: every
 * process of a site has the same, and nobody has to set one.
 */
export function visitorKey(database: Database): Promise<Buffer> {
  const key = known.get(database) ?? readKey(database);
  known.set(database, key);
  key.catch(() => known.delete(database));
  return key;
}

async function readKey(database: Database): Promise<Buffer> {
  const made = randomBytes(32).toString("hex");
  const insert = "INSERT INTO secrets (name, value) VALUES ('visitor', $1) ON CONFLICT (name) DO NOTHING";
  await database.execute(insert, [made]);
  const [found] = await database.query(KeySchema, "SELECT value FROM secrets WHERE name = 'visitor'");
  if (!found) throw new Error("The key of visitors' cookies is gone");
  return Buffer.from(found.value, "hex");
}
