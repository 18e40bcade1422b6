/** One stored document of a segment. `offset` is that of its local header, from the segment's first byte. */
export interface SegmentEntry {
  name: string;
  crc32: number;
  bytes: number;
  offset: number;
  /** Of an entry that is deflated: its inflated size; absent for one that is stored. */
  inflatedBytes?: number | undefined;
}

/** The largest values of the 16- and 32-bit fields, which refer to the ZIP64 record (APPNOTE 4.4.1.4). */
export const limit16 = 0xffff;
export const limit32 = 0xffffffff;

/** Version 2.0 is plain ZIP, 4.5 has ZIP64 (APPNOTE 4.4.3.2). */
export const plainVersion = 20;
export const zip64Version = 45;

/** Bit 11: the name is UTF-8 (APPNOTE 4.4.4). */
const utf8Flag = 0x0800;
/** PDFs are already compressed: deflating them takes seven times as long and saves a few per cent. */
const stored = 0;
const deflated = 8;

/** Length of the fields that {@link writeEntryFields} writes. */
export const entryFieldBytes = 26;

/**
 * Writes the fields that local and central headers share, from "version needed" to "extra field length" (PKWARE APPNOTE
 * 6.3.10, 4.3.7 and 4.3.12). Times are in UTC, so the bytes don't depend on a time zone.
 */
export function writeEntryFields(
  target: Buffer,
  at: number,
  fields: Pick<SegmentEntry, "crc32" | "bytes" | "inflatedBytes"> & {
    nameBytes: number;
    extraBytes: number;
    version: number;
    modified: Date;
  },
): void {
  target.writeUInt16LE(fields.version, at);
  target.writeUInt16LE(utf8Flag, at + 2);
  target.writeUInt16LE(fields.inflatedBytes === undefined ? stored : deflated, at + 4);
  target.writeUInt32LE(dosTime(fields.modified), at + 6);
  target.writeUInt32LE(fields.crc32, at + 10);
  target.writeUInt32LE(fields.bytes, at + 14);
  target.writeUInt32LE(fields.inflatedBytes ?? fields.bytes, at + 18);
  target.writeUInt16LE(fields.nameBytes, at + 22);
  target.writeUInt16LE(fields.extraBytes, at + 24);
}

/** MS-DOS date and time as one number, the date in the upper half: two-second steps from 1980 (APPNOTE 4.4.6). */
function dosTime(date: Date): number {
  const year = date.getUTCFullYear() - 1980;
  if (year < 0 || year > 127) throw new RangeError(`A ZIP entry cannot be dated ${date.toISOString()}`);
  const day = (year << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  return ((day << 16) | time) >>> 0;
}
