import type { z } from "zod";
import { told } from "#lib/messages/told.ts";
import { AppError } from "./app-error.ts";
import { MissingFileError, type Storage } from "./storage/storage.ts";

/** What was kept as JSON; null where there is none yet. To ask first would be one more way to a store far away. */
export async function readStored<T>(storage: Storage, key: string, schema: z.ZodType<T>): Promise<T | null> {
  try {
    const text = Buffer.concat(await Array.fromAsync(storage.read(key))).toString();
    return schema.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof MissingFileError) return null;
    throw error;
  }
}

/** A session may be closed, and its files deleted, while another request of its visitor's works on it. */
export function asGone(error: unknown): never {
  if (!(error instanceof MissingFileError)) throw error;
  throw new AppError("gone", told("upload.gone"), { cause: error });
}
