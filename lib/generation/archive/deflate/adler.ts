/** Both sums of Adler-32 (RFC 1950, 8.2), counted from nothing, and the number of bytes. */
export interface Adler {
  bytes: number;
  sums: number;
  length: number;
}

const base = 65_521;
/** How many bytes can be added before the sums exceed the integers that numbers hold exactly. */
const step = 5_552;

/** The sums of these bytes. */
export function adlerOf(data: Uint8Array): Adler {
  let bytes = 0;
  let sums = 0;
  for (let at = 0; at < data.length; ) {
    for (const end = Math.min(data.length, at + step); at < end; at += 1) {
      bytes += data[at] ?? 0;
      sums += bytes;
    }
    bytes %= base;
    sums %= base;
  }
  return { bytes, sums, length: data.length };
}

/** The check value of parts one after the other, without looking at their bytes again. */
export function joinedAdler(parts: readonly Adler[]): number {
  let bytes = 1;
  let sums = 0;
  for (const part of parts) {
    sums = (sums + part.sums + part.length * bytes) % base;
    bytes = (bytes + part.bytes) % base;
  }
  return sums * 65_536 + bytes;
}
