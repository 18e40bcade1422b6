/** A file of the ZIP. Stored without compression: photos are compressed already. */
interface StoredFile {
  name: Uint8Array<ArrayBuffer>;
  isUtf8: boolean;
  content: Blob;
}

interface ZipWriter {
  add(file: StoredFile): Promise<void>;
  /** The bytes of what was added. */
  bytes(): number;
  end(): Blob;
}

/** The first day that a ZIP knows. */
const date = 0x0021;
const utf8Flag = 0x800;

/**
 * Collects files into a ZIP of less than 4 GB (PKWARE APPNOTE 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16). The browser
 * may keep a blob's bytes on disk, so the whole is never in memory.
 */
export function createZip(): ZipWriter {
  const parts: BlobPart[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  return {
    async add(file) {
      const fields = commonFields(file, crc32(new Uint8Array(await file.content.arrayBuffer())));
      const local = joined(record(4, [[4, 0x04034b50]]), fields, file.name);
      parts.push(local, file.content);
      directory.push(directoryEntry(fields, file.name, offset));
      offset += local.length + file.content.size;
    },
    bytes: () => offset,
    end: () => new Blob([...parts, ...directory, endOf(directory, offset)], { type: "application/zip" }),
  };
}

/**
 * What an entry has before its content and in the directory: from the version needed to the length of the extra field.
 */
function commonFields({ name, isUtf8, content }: StoredFile, crc: number): Uint8Array<ArrayBuffer> {
  // Version 2.0, flags, no compression, time and date, checksum, both sizes, lengths of name and extra field.
  return record(26, [
    [2, 20],
    [2, isUtf8 ? utf8Flag : 0],
    [2, 0],
    [2, 0],
    [2, date],
    [4, crc],
    [4, content.size],
    [4, content.size],
    [2, name.length],
    [2, 0],
  ]);
}

function directoryEntry(fields: Uint8Array, name: Uint8Array, offset: number): Uint8Array<ArrayBuffer> {
  const head = record(6, [
    [4, 0x02014b50],
    [2, 20],
  ]);
  // Lengths of the comment, disk, attributes twice, and the offset.
  const place = record(14, [
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, offset],
  ]);
  return joined(head, fields, place, name);
}

/** The end of the directory, which begins at this offset. */
function endOf(directory: readonly Uint8Array[], offset: number): Uint8Array<ArrayBuffer> {
  const bytes = directory.reduce((sum, { length }) => sum + length, 0);
  const count = directory.length;
  // Disks, entries on this disk and in all, the directory's size and offset, and the length of the comment.
  return record(22, [
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, bytes],
    [4, offset],
    [2, 0],
  ]);
}

/** Little-endian numbers of two or four bytes. */
function record(bytes: number, fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(bytes));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

function joined(...some: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(some.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const one of some) {
    all.set(one, at);
    at += one.length;
  }
  return all;
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 (ISO/IEC/IEEE 8802-3), as a ZIP stores it. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}
