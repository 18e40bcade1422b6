import type { z } from "zod";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";
import { parseKept } from "../common/kept-json.ts";
import { MissingFileError, type Storage } from "./storage.ts";

/** Reads a stored JSON file; null if it is missing. Checking first would cost another round trip to the store. */
export async function readStored<T>(storage: Storage, key: string, schema: z.ZodType<T>): Promise<T | null> {
  try {
    return parseKept(schema, Buffer.concat(await Array.fromAsync(storage.read(key))).toString());
  } catch (error) {
    if (error instanceof MissingFileError) return null;
    throw error;
  }
}

/** A visitor may close a session, which deletes its files, while another of their requests uses them. */
export const goneAs = (fault: ServerMessage) => (error: unknown) => {
  if (!(error instanceof MissingFileError)) throw error;
  throw new AppError("gone", fault, { cause: error });
};

/**
 * Calls `use` with an upload's file as a local one. If the file is deleted during `use`, any error that follows, such
 * as a worker process not finding the path, counts as `gone`.
 * @throws AppError `gone`
 */
export async function withStored<T>(storage: Storage, key: string, use: (path: string) => Promise<T>): Promise<T> {
  const asGone = goneAs(msg("upload.gone"));
  const { path, release } = await storage.local(key).catch(asGone);
  try {
    return await use(path);
  } catch (error) {
    if ((await storage.size(key)) === null) asGone(new MissingFileError(key, { cause: error }));
    throw error;
  } finally {
    await release();
  }
}

/** The same for several files; `use` gets their paths in the same order. */
export async function withAllStored<T>(
  storage: Storage,
  [key, ...others]: readonly string[],
  use: (paths: string[]) => Promise<T>,
): Promise<T> {
  if (key === undefined) return use([]);
  return withStored(storage, key, (path) => withAllStored(storage, others, (paths) => use([path, ...paths])));
}
