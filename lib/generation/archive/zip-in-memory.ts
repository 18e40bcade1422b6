import { centralDirectory } from "./zip-directory.ts";
import type { SegmentEntry } from "./zip-entry.ts";
import { localHeader } from "./zip-segment.ts";

/** An entry that is already compressed, or stored, as `chunks`. */
export interface PackedEntry extends Pick<SegmentEntry, "name" | "crc32" | "inflatedBytes"> {
  chunks: readonly Uint8Array[];
}

/**
 * A whole archive of entries that are written as they are. The same entries give the same bytes.
 * @throws RangeError as `createSegment` does
 */
export function zipInMemory(packed: readonly PackedEntry[], modified: Date): Buffer {
  const entries: SegmentEntry[] = [];
  const written: Uint8Array[] = [];
  let offset = 0;
  for (const { name, crc32, inflatedBytes, chunks } of packed) {
    const bytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    const entry = { name, crc32, bytes, inflatedBytes, offset };
    const header = localHeader(entry, modified);
    written.push(header, ...chunks);
    entries.push(entry);
    offset += header.length + bytes;
  }
  return Buffer.concat([...written, ...centralDirectory([{ bytes: offset, entries }], modified)]);
}
