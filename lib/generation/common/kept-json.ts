import type { z } from "zod";
import { log } from "#lib/log.ts";

/**
 * What was kept as JSON; null where it has the shape of another build, so that it is made anew or said to be gone: what
 * is kept lives for a day or longer, and a site is upgraded meanwhile.
 */
export function parseKept<T>(schema: z.ZodType<T>, text: string): T | null {
  const { data, error } = schema.safeParse(JSON.parse(text));
  if (error) log("warn", "record from another build", { at: error.issues[0]?.path.join(".") });
  return data ?? null;
}
