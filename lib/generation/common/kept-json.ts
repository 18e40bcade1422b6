import type { z } from "zod";
import { log } from "#lib/log.ts";

/**
 * Parses stored JSON; null if it has the shape of another build, in which case the caller recreates it or reports it
 * gone. Stored records live for a day or more, and the site may be upgraded meanwhile.
 */
export function parseKept<T>(schema: z.ZodType<T>, text: string): T | null {
  const { data, error } = schema.safeParse(JSON.parse(text));
  if (error) log("warn", "record from another build", { at: error.issues[0]?.path.join(".") });
  return data ?? null;
}
