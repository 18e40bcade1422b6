import { crc32 } from "node:zlib";
import { entryFieldBytes, limit16, limit32, plainVersion, type SegmentEntry, writeEntryFields } from "./zip-entry.ts";

const localSignature = 0x04034b50;
const fixedBytes = 4 + entryFieldBytes;

/** Reading this many bytes from a local header's start is sure to include all of it. */
export const longestLocalHeader = fixedBytes + limit16;

/**
 * Creates a segment: the local entries of a ZIP archive, without the central directory. Segments can be concatenated,
 * and `centralDirectory` makes an archive of them. `add` returns the chunks to write, in order; `index` lists what was
 * added. The same documents give the same bytes. Source: PKWARE APPNOTE 6.3.10, 4.3.7; sizes are in the header, so
 * there are no data descriptors and a reader can stream.
 *
 * @throws RangeError for a name that is empty or longer than 65,535 bytes, a document of 4 GiB or more, and a date
 * before 1980 or after 2107.
 */
export function createSegment(modified: Date) {
  const entries: SegmentEntry[] = [];
  let offset = 0;
  return {
    add(name: string, data: Uint8Array): Uint8Array[] {
      const entry = { name, crc32: crc32(data), bytes: data.length, offset };
      const header = localHeader(entry, modified);
      entries.push(entry);
      offset += header.length + data.length;
      return [header, data];
    },
    index: (): SegmentEntry[] => entries,
  };
}

/** What comes before an entry's bytes. @throws RangeError as {@link createSegment} does */
export function localHeader(entry: SegmentEntry, modified: Date): Buffer {
  const name = Buffer.from(entry.name);
  if (name.length === 0 || name.length > limit16) throw new RangeError("Not a name for a ZIP entry");
  if (entry.bytes >= limit32) throw new RangeError(`${entry.name} is too large for a segment`);
  const header = Buffer.alloc(fixedBytes + name.length);
  header.writeUInt32LE(localSignature, 0);
  writeEntryFields(header, 4, { ...entry, nameBytes: name.length, extraBytes: 0, version: plainVersion, modified });
  name.copy(header, fixedBytes);
  return header;
}

/**
 * Reads a local header that {@link createSegment} wrote. `dataOffset` is the start of the document, relative to the
 * header; `header` may include more than the header.
 *
 * @throws Error if no local header of ours starts there, or it is incomplete.
 */
export function readLocalEntry(header: Uint8Array): { name: string; dataOffset: number; bytes: number } {
  const view = Buffer.from(header.buffer, header.byteOffset, header.byteLength);
  if (view.length < fixedBytes || view.readUInt32LE(0) !== localSignature) throw new Error("No ZIP entry starts here");
  const nameEnd = fixedBytes + view.readUInt16LE(26);
  if (view.length < nameEnd) throw new Error("The ZIP entry's header is cut off");
  return {
    name: view.toString("utf8", fixedBytes, nameEnd),
    dataOffset: nameEnd + view.readUInt16LE(28),
    bytes: view.readUInt32LE(18),
  };
}
