import {
  entryFieldBytes,
  limit16,
  limit32,
  plainVersion,
  type SegmentEntry,
  writeEntryFields,
  zip64Version,
} from "./zip-entry.ts";

/** A written segment: its length in bytes and its index. */
export interface Segment {
  bytes: number;
  entries: SegmentEntry[];
}

const centralSignature = 0x02014b50;
const fixedBytes = 4 + 2 + entryFieldBytes + 14;
/** Made on Unix (APPNOTE 4.4.2.2), so that the attributes below are read as permissions. */
const madeByUnix = 3 << 8;
/** A regular file, writable by its owner and readable by all; in the upper half, where Unix keeps its mode. */
const regularFile = 0o100644;
const chunkBytes = 64 * 1024;

/**
 * The end of an archive, which follows the concatenated `segments`, in chunks of some 64 KiB. ZIP64 records are written
 * only if a number needs them. Source: PKWARE APPNOTE 6.3.10, 4.3.12, 4.3.14 to 4.3.16, 4.5.3.
 */
export function* centralDirectory(segments: Iterable<Segment>, modified: Date): Generator<Uint8Array> {
  const totals = { entries: 0, bytes: 0, start: 0 };
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  for (const segment of segments) {
    for (const entry of segment.entries) {
      const header = centralHeader(entry, totals.start + entry.offset, modified);
      pending.push(header);
      pendingBytes += header.length;
      totals.entries += 1;
      totals.bytes += header.length;
      if (pendingBytes < chunkBytes) continue;
      yield Buffer.concat(pending);
      pending = [];
      pendingBytes = 0;
    }
    totals.start += segment.bytes;
  }
  yield Buffer.concat([...pending, endOfDirectory(totals)]);
}

function centralHeader(entry: SegmentEntry, offset: number, modified: Date): Buffer {
  const name = Buffer.from(entry.name);
  const needsZip64 = offset >= limit32;
  const extraBytes = needsZip64 ? 12 : 0;
  const version = needsZip64 ? zip64Version : plainVersion;
  const header = Buffer.alloc(fixedBytes + name.length + extraBytes);
  header.writeUInt32LE(centralSignature, 0);
  header.writeUInt16LE(madeByUnix | zip64Version, 4);
  writeEntryFields(header, 6, { ...entry, nameBytes: name.length, extraBytes, version, modified });
  header.writeUInt16LE(regularFile, 40);
  header.writeUInt32LE(Math.min(offset, limit32), 42);
  name.copy(header, fixedBytes);
  if (needsZip64) {
    const extra = fixedBytes + name.length;
    header.writeUInt16LE(0x0001, extra);
    header.writeUInt16LE(8, extra + 2);
    header.writeBigUInt64LE(BigInt(offset), extra + 4);
  }
  return header;
}

function endOfDirectory({ entries, bytes, start }: { entries: number; bytes: number; start: number }): Buffer {
  const needsZip64 = entries >= limit16 || bytes >= limit32 || start >= limit32;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(entries, limit16), 8);
  end.writeUInt16LE(Math.min(entries, limit16), 10);
  end.writeUInt32LE(Math.min(bytes, limit32), 12);
  end.writeUInt32LE(Math.min(start, limit32), 16);
  return needsZip64 ? Buffer.concat([zip64End(entries, bytes, start), end]) : end;
}

/** The ZIP64 end of central directory record (4.3.14) and its locator (4.3.15). */
function zip64End(entries: number, bytes: number, start: number): Buffer {
  const end = Buffer.alloc(56 + 20);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(madeByUnix | zip64Version, 12);
  end.writeUInt16LE(zip64Version, 14);
  end.writeBigUInt64LE(BigInt(entries), 24);
  end.writeBigUInt64LE(BigInt(entries), 32);
  end.writeBigUInt64LE(BigInt(bytes), 40);
  end.writeBigUInt64LE(BigInt(start), 48);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(start + bytes), 64);
  end.writeUInt32LE(1, 72);
  return end;
}
