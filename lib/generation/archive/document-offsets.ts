import type { Segment } from "./zip-directory.ts";

const offsetBytes = 8;

/**
 * The offset of each document's local header in the archive of `segments`: 8 bytes per document, little-endian, in
 * archive order. So one document of many can be found by reading 8 bytes, without the central directory.
 */
export function encodeOffsets(segments: Segment[]): Uint8Array {
  const count = segments.reduce((sum, segment) => sum + segment.entries.length, 0);
  const index = Buffer.alloc(count * offsetBytes);
  let position = 0;
  let start = 0;
  for (const { bytes, entries } of segments) {
    for (const { offset } of entries) position = index.writeBigUInt64LE(BigInt(start + offset), position);
    start += bytes;
  }
  return index;
}

/** The byte range of an encoded index that {@link offsetOf} needs for the `n`-th document, counted from 1. */
export function offsetRange(n: number): { start: number; end: number } {
  return { start: (n - 1) * offsetBytes, end: n * offsetBytes };
}

/**
 * The offset of the `n`-th document's local header, counted from 1, or null if the archive has no such document. With
 * only the bytes of {@link offsetRange}, pass 1.
 */
export function offsetOf(index: Uint8Array, n: number): number | null {
  const { start, end } = offsetRange(n);
  if (!Number.isInteger(n) || n < 1 || end > index.length) return null;
  return Number(new DataView(index.buffer, index.byteOffset, index.byteLength).getBigUint64(start, true));
}
