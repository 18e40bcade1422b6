import type { ByteRange } from "#lib/generation/storage/storage.ts";

/**
 * Parses a `Range` header for a file of `size` bytes (RFC 9110, 14.1.2). Returns one range; null for the whole file,
 * also for multiple ranges or units other than bytes; "unsatisfiable" for a range past the end.
 */
export function parseRange(header: string | null, size: number): ByteRange | "unsatisfiable" | null {
  const match = header?.match(/^bytes=(\d*)-(\d*)$/i);
  const [, first = "", last = ""] = match ?? [];
  if (first === "" && last === "") return null;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size };
  }
  const start = Number(first);
  const end = last === "" ? size : Math.min(Number(last) + 1, size);
  if (last !== "" && Number(last) < start) return null;
  return start >= size ? "unsatisfiable" : { start, end };
}
