import type { ByteRange } from "#lib/generation/storage/storage.ts";

/**
 * What a `Range` header asks of a file of `size` bytes (RFC 9110, 14.1.2): one range; null for the whole file, which
 * is also the answer to several ranges or to a unit that is not bytes; "unsatisfiable" for a range past the end.
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
