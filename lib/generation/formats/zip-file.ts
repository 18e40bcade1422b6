import { isUtf8 } from "node:buffer";
import { pipeline, type Readable } from "node:stream";
import { crc32, createInflateRaw } from "node:zlib";
import iconv from "iconv-lite";
import { type Entry, fromBufferPromise, getFileNameLowLevel, openPromise, type ZipFile } from "yauzl";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";

export interface InflationLimits {
  /** The most that all entries together may inflate to. */
  inflatedBytes: number;
  /** The most that an entry may grow, as a multiple of its compressed size. */
  inflationRatio: number;
}

/** An entry of a ZIP that is not a folder. */
export interface ZipFileEntry {
  /** As written in the archive: any text, and never to be used as a path on this machine. */
  path: string;
  /** The inflated size that the archive claims; `read` enforces it. */
  bytes: number;
  packedBytes: number;
  /** Whether the bytes are deflated in the archive. */
  isDeflated: boolean;
  /** The bytes, inflated and counted while reading. Throws `damaged_file` and `hostile_file`. */
  read(): AsyncGenerator<Buffer>;
  /** The bytes as they are in the archive, to be copied; only `read` finds out whether they can be inflated. */
  readPacked(): Promise<Readable>;
}

export interface OpenZip {
  entries: ZipFileEntry[];
  close(): void;
}

/** No real workbook has ten thousand sheets and images; each entry costs memory. */
export const mostParts = 10_000;
/** Below this size the ratio is ignored: a small part of one repeated byte is not a bomb. */
const ratioFreeBytes = 10_000_000;

const inflatedChunkBytes = 131_072;
/** A local header without its name and extra fields (PKWARE APPNOTE 4.3.7). */
const leastHeaderBytes = 30;

function damaged(cause: unknown): AppError {
  return new AppError("damaged_file", msg("zip.damaged"), { cause });
}

function hostile(fault: ServerMessage): AppError {
  return new AppError("hostile_file", msg("zip.hostile", { fault }));
}

/** For a bad file, yauzl and zlib throw a zlib error or a plain Error; disk errors have a different code. */
function refusal(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  const code = "code" in error ? String(error.code) : "";
  return code === "" || code.startsWith("Z_") ? damaged(error) : error;
}

/**
 * Rejects entries that share bytes, with which a small file can inflate to any size (D. Fifield, "A better zip bomb",
 * 2019). Assumes the minimum length for a local header: its extra fields may differ from the directory's.
 */
function refuseOverlaps(entries: Iterable<Entry>): void {
  let end = 0;
  for (const entry of [...entries].sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
    if (entry.relativeOffsetOfLocalHeader < end) throw hostile(msg("zip.overlaps"));
    end = entry.relativeOffsetOfLocalHeader + leastHeaderBytes + entry.fileNameLength + entry.compressedSize;
  }
}

/** Rejects entries that claim to inflate to too much, individually or in total. */
function refuseBombs(entries: Iterable<Entry>, packedBytes: number, limits: InflationLimits): void {
  const declare = createBudget(limits, packedBytes);
  for (const { compressedSize, uncompressedSize } of entries) {
    const most = Math.max(ratioFreeBytes, compressedSize * limits.inflationRatio);
    if (uncompressedSize > most) throw hostile(msg("zip.part", { times: limits.inflationRatio }));
    declare(uncompressedSize);
  }
}

function createBudget(limits: InflationLimits, packedBytes: number): (bytes: number) => void {
  const most = Math.min(limits.inflatedBytes, Math.max(ratioFreeBytes, packedBytes * limits.inflationRatio));
  let inflated = 0;
  return (bytes) => {
    inflated += bytes;
    if (inflated > most) {
      throw hostile(msg("zip.inflates", { size: Math.round(most / 1_000_000) }));
    }
  };
}

async function readDirectory(zip: ZipFile, limits: InflationLimits): Promise<Entry[]> {
  if (zip.entryCount > mostParts) throw hostile(msg("zip.parts", { most: mostParts }));
  const entries = await Array.fromAsync(zip.eachEntry());
  refuseOverlaps(entries);
  refuseBombs(entries, zip.fileSize, limits);
  if (entries.some((entry) => entry.isEncrypted())) {
    throw new AppError("password_protected", msg("file.password"));
  }
  return entries;
}

/**
 * An entry's name. Without the UTF-8 flag it is decoded as UTF-8 if it is valid, as macOS writes it, otherwise as code
 * page 850, as Windows does: that includes the letters of the older 437, and more.
 */
function pathOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  const path = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
  const isUnicode = (generalPurposeBitFlag & 0x800) !== 0 || extraFields.some(({ id }) => id === 0x7075);
  if (isUnicode) return path;
  return isUtf8(fileNameRaw) ? fileNameRaw.toString() : iconv.decode(fileNameRaw, "cp850");
}

/** A part's bytes in chunks of 128 kB; yauzl's own have 16 kB, and each costs a turn of the event loop. */
async function inflate(zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  const { compressionMethod } = entry;
  if (compressionMethod !== 0 && compressionMethod !== 8) throw new Error(`compression method ${compressionMethod}`);
  const packed = await zip.openReadStreamPromise(entry, { decodeFileData: false });
  if (compressionMethod === 0) return packed;
  // An error in the source destroys the other stream, and so surfaces in the loop over it.
  return pipeline(packed, createInflateRaw({ chunkSize: inflatedChunkBytes }), () => undefined);
}

/** Also checks size and checksum: otherwise a flipped bit could change a name or an amount unnoticed. */
async function* readEntry(zip: ZipFile, entry: Entry, spend: (bytes: number) => void): AsyncGenerator<Buffer> {
  let checksum = 0;
  let bytes = 0;
  for await (const chunk of await inflate(zip, entry)) {
    spend(chunk.length);
    bytes += chunk.length;
    if (bytes > entry.uncompressedSize) break;
    checksum = crc32(chunk, checksum);
    yield chunk;
  }
  if (bytes !== entry.uncompressedSize) throw hostile(msg("zip.sizes"));
  if (checksum !== entry.crc32) throw damaged(new Error(`checksum ${checksum} instead of ${entry.crc32}`));
}

/**
 * Opens a ZIP and reads its directory, with a memory cost that does not depend on the inflated size. Throws
 * `damaged_file` (no directory), `hostile_file` (parts that overlap, or inflate to too much according to the directory)
 * and `password_protected` (encrypted entries).
 * @param source its path, or its bytes
 */
export async function openZip(source: string | Buffer, limits: InflationLimits): Promise<OpenZip> {
  // Names are decoded here: yauzl's own check rejects the leading `/` that some programs write. Sizes are checked here
  // too: yauzl's check comes with its inflating, 16 kB at a time.
  const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false };
  const opening = typeof source === "string" ? openPromise(source, options) : fromBufferPromise(source, options);
  const zip = await opening.catch((error) => Promise.reject(refusal(error)));
  try {
    const entries = await readDirectory(zip, limits);
    const spend = createBudget(limits, zip.fileSize);
    const files = entries.map((entry) => openEntry(zip, entry, spend)).filter((entry) => !entry.path.endsWith("/"));
    return { entries: files, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw refusal(error);
  }
}

function openEntry(zip: ZipFile, entry: Entry, spend: (bytes: number) => void): ZipFileEntry {
  return {
    path: pathOf(entry),
    bytes: entry.uncompressedSize,
    packedBytes: entry.compressedSize,
    isDeflated: entry.compressionMethod === 8,
    readPacked: () => zip.openReadStreamPromise(entry, { decodeFileData: false }),
    async *read() {
      try {
        yield* readEntry(zip, entry, spend);
      } catch (error) {
        throw refusal(error);
      }
    },
  };
}
