import type { Photo } from "./photo.ts";

/** Signatures and lengths of a ZIP's records: PKWARE APPNOTE 6.3.10, sections 4.3.7, 4.3.12 and 4.3.14 to 4.3.16. */
const localHeader = { signature: 0x04034b50, bytes: 30 };
const directoryEntry = { signature: 0x02014b50, bytes: 46 };
const end = { signature: 0x06054b50, bytes: 22, longestComment: 65_535 };
const end64 = { signature: 0x06064b50, bytes: 56 };
const locator64 = { signature: 0x07064b50, bytes: 20 };
/** Replaces a number that is in the ZIP64 records. */
const elsewhere = 0xffff_ffff;

const mostDirectoryBytes = 20_000_000;
const mostEntries = 10_000;
/** Larger than any photo; stops ZIP bombs. */
const mostPhotoBytes = 100_000_000;

/** Thrown for a ZIP that this reader leaves to the server: it is damaged, encrypted or unusual. */
export class OtherZipError extends Error {}

/**
 * The files in a ZIP of any size, found by its directory and read one by one.
 * @throws OtherZipError, also when a file is read
 */
export async function readZip(zip: Blob): Promise<Photo[]> {
  const { offset, bytes, count } = await findDirectory(zip);
  if (count > mostEntries || bytes > mostDirectoryBytes) throw new OtherZipError("The directory is too large");
  const view = await viewOf(zip, offset, bytes);
  const photos: Photo[] = [];
  for (let at = 0, index = 0; index < count; index += 1) {
    if (at + directoryEntry.bytes > bytes || view.getUint32(at, true) !== directoryEntry.signature) {
      throw new OtherZipError("The directory is damaged");
    }
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ];
    const next = at + directoryEntry.bytes + nameBytes + extraBytes + commentBytes;
    if (next > bytes) throw new OtherZipError("The directory is damaged");
    const name = new Uint8Array(view.buffer, at + directoryEntry.bytes, nameBytes);
    const isFolder = name.at(-1) === 0x2f;
    if (!isFolder) photos.push(photoAt(zip, view, at, name));
    at = next;
  }
  return photos;
}

function photoAt(zip: Blob, view: DataView<ArrayBuffer>, at: number, name: Uint8Array<ArrayBuffer>): Photo {
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const [packed, inflated, offset] = longNumbers(view, at, name.length);
  if (flags & 1 || (method !== 0 && method !== 8)) throw new OtherZipError("An entry is encrypted or unusual");
  return {
    name,
    isUtf8: (flags & 0x800) !== 0,
    async read() {
      if (packed > mostPhotoBytes || inflated > mostPhotoBytes) throw new OtherZipError("An entry is too large");
      const header = await viewOf(zip, offset, localHeader.bytes);
      if (header.getUint32(0, true) !== localHeader.signature) throw new OtherZipError("An entry is missing");
      const from = offset + localHeader.bytes + header.getUint16(26, true) + header.getUint16(28, true);
      const content = zip.slice(from, from + packed);
      return method === 0 ? content : inflate(content, inflated);
    },
  };
}

/** Sizes and offset of an entry; those that don't fit in 32 bits are in its extra field 1 (4.5.3), in this order. */
function longNumbers(
  view: DataView,
  at: number,
  nameBytes: number,
): [packed: number, inflated: number, offset: number] {
  const numbers = { inflated: 24, packed: 20, offset: 42 };
  const found = { inflated: 0, packed: 0, offset: 0 };
  let extra = at + directoryEntry.bytes + nameBytes;
  const extraEnd = extra + view.getUint16(at + 30, true);
  while (extra + 4 <= extraEnd && view.getUint16(extra, true) !== 1) extra += 4 + view.getUint16(extra + 2, true);
  let long = extra + 4;
  for (const [name, field] of Object.entries(numbers) as [keyof typeof numbers, number][]) {
    const short = view.getUint32(at + field, true);
    if (short === elsewhere && long + 8 > extraEnd) throw new OtherZipError("A ZIP64 number is missing");
    found[name] = short === elsewhere ? Number(view.getBigUint64(long, true)) : short;
    if (short === elsewhere) long += 8;
  }
  return [found.packed, found.inflated, found.offset];
}

async function inflate(content: Blob, bytes: number): Promise<Blob> {
  let left = bytes;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) throw new OtherZipError("An entry is larger than its size says");
      controller.enqueue(chunk);
    },
  });
  const inflated = content.stream().pipeThrough(new DecompressionStream("deflate-raw")).pipeThrough(counted);
  return new Response(inflated).blob();
}

async function findDirectory(zip: Blob): Promise<{ offset: number; bytes: number; count: number }> {
  const tailFrom = Math.max(0, zip.size - end.bytes - end.longestComment - locator64.bytes);
  const tail = await viewOf(zip, tailFrom, zip.size - tailFrom);
  let at = tail.byteLength - end.bytes;
  while (at >= 0 && tail.getUint32(at, true) !== end.signature) at -= 1;
  if (at < 0) throw new OtherZipError("There is no directory");
  const locator = at - locator64.bytes;
  if (locator >= 0 && tail.getUint32(locator, true) === locator64.signature) {
    const record = await viewOf(zip, Number(tail.getBigUint64(locator + 8, true)), end64.bytes);
    if (record.getUint32(0, true) !== end64.signature) throw new OtherZipError("The ZIP64 directory is missing");
    const [count, bytes, offset] = [32, 40, 48].map((field) => Number(record.getBigUint64(field, true))) as [
      number,
      number,
      number,
    ];
    return { count, bytes, offset };
  }
  const [count, bytes, offset] = [
    tail.getUint16(at + 10, true),
    tail.getUint32(at + 12, true),
    tail.getUint32(at + 16, true),
  ];
  return { count, bytes, offset };
}

async function viewOf(blob: Blob, from: number, bytes: number): Promise<DataView<ArrayBuffer>> {
  const content = await blob.slice(from, from + bytes).arrayBuffer();
  if (content.byteLength < bytes) throw new OtherZipError("The ZIP ends early");
  return new DataView(content);
}
