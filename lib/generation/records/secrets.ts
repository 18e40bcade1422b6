import { createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import { z } from "zod";
import type { Database } from "../database/database.ts";
import { insertInto } from "./insert-into.ts";

const KeySchema = z.object({ value: z.string().regex(/^[\da-f]{64}$/) });

type KeyName = "visitor" | "address";
const known = new WeakMap<Database, Partial<Record<KeyName, Promise<KeyObject>>>>();

/** Signs visitors' cookies. */
export const visitorKey = (database: Database) => keyOf(database, "visitor");

/** Hashes addresses. */
export const addressKey = (database: Database) => keyOf(database, "address");

/**
 * A key created by the first process that asks and stored in the database. All processes of a site share it, and no
 * operator has to configure it.
 */
function keyOf(database: Database, name: KeyName): Promise<KeyObject> {
  const keys = known.get(database) ?? {};
  known.set(database, keys);
  const key = keys[name] ?? readKey(database, name);
  keys[name] = key;
  key.catch(() => delete keys[name]);
  return key;
}

async function readKey(database: Database, name: KeyName): Promise<KeyObject> {
  const made = randomBytes(32).toString("hex");
  await insertInto(database, "secrets", { name, value: made }, "ON CONFLICT (name) DO NOTHING");
  const [found] = await database.query(KeySchema, "SELECT value FROM secrets WHERE name = $name", { name });
  if (!found) throw new Error(`The key "${name}" is gone`);
  return createSecretKey(found.value, "hex");
}
