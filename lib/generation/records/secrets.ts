import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Database } from "../database/database.ts";
import { insertInto } from "./insert-into.ts";

const KeySchema = z.object({ value: z.string().regex(/^[\da-f]{64}$/) });

type KeyName = "visitor" | "address";
const known = new WeakMap<Database, Partial<Record<KeyName, Promise<Buffer>>>>();

/** The key that visitors' cookies are signed with. */
export const visitorKey = (database: Database) => keyOf(database, "visitor");

/** The key that addresses are hashed with. */
export const addressKey = (database: Database) => keyOf(database, "address");

/**
 * A key that was made by the first process that asked and is kept in the database: every process of a site has the same,
 * and nobody has to set one.
 */
function keyOf(database: Database, name: KeyName): Promise<Buffer> {
  const keys = known.get(database) ?? {};
  known.set(database, keys);
  const key = keys[name] ?? readKey(database, name);
  keys[name] = key;
  key.catch(() => delete keys[name]);
  return key;
}

async function readKey(database: Database, name: KeyName): Promise<Buffer> {
  const made = randomBytes(32).toString("hex");
  await insertInto(database, "secrets", { name, value: made }, "ON CONFLICT (name) DO NOTHING");
  const [found] = await database.query(KeySchema, "SELECT value FROM secrets WHERE name = $name", { name });
  if (!found) throw new Error(`The key "${name}" is gone`);
  return Buffer.from(found.value, "hex");
}
