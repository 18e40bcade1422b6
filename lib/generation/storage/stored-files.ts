import type { z } from "zod";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import { AppError } from "../common/app-error.ts";
import { parseKept } from "../common/kept-json.ts";
import { MissingFileError, type Storage } from "./storage.ts";

/** What was kept in a file as JSON; null where there is none. To ask first would be one more way to a store far away. */
export async function readStored<T>(storage: Storage, key: string, schema: z.ZodType<T>): Promise<T | null> {
  try {
    return parseKept(schema, Buffer.concat(await Array.fromAsync(storage.read(key))).toString());
  } catch (error) {
    if (error instanceof MissingFileError) return null;
    throw error;
  }
}

/** A session may be closed, and its files deleted, while another request of its visitor's works on it. */
export const goneAs = (fault: ServerMessage) => (error: unknown) => {
  if (!(error instanceof MissingFileError)) throw error;
  throw new AppError("gone", fault, { cause: error });
};

/**
 * Lends a file of an upload's to `use` as a local one. The file may be deleted even then: whatever fails after that, as a
 * worker process that finds no file at the path, fails because of it.
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
