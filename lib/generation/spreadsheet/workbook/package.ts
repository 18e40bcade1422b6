import { pipeline } from "node:stream";
import { crc32, createInflateRaw } from "node:zlib";
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from "yauzl";
import { AppError } from "#lib/generation/app-error.ts";
import type { ReadLimits } from "../table.ts";

export type InflationLimits = Pick<ReadLimits, "inflatedBytes" | "inflationRatio">;

/** The parts of an Office file (ECMA-376 part 2: a ZIP), by name: in lower case, with `/`, without a leading `/`. */
export interface Package {
  names: string[];
  /** A part's bytes, inflated and counted as they are read. Throws `damaged_file` and `hostile_file`. */
  read(name: string): AsyncGenerator<Buffer>;
  close(): void;
}

/** A workbook of ten thousand sheets and pictures does not exist; each entry costs memory. */
export const mostParts = 10_000;
/** Below this no ratio matters: a small part of one repeated byte is no bomb. */
const ratioFreeBytes = 10_000_000;

const inflatedChunkBytes = 131_072;
/** A local header without its name and extra fields (PKWARE APPNOTE 4.3.7). */
const leastHeaderBytes = 30;

export function partName(path: string): string {
  return path.replaceAll("\\", "/").replace(/^\/+/, "").toLowerCase();
}

function damaged(cause: unknown): AppError {
  return new AppError(
    "damaged_file",
    "This workbook cannot be read: a part of it is missing or broken. Open it in your spreadsheet program, save it again as .xlsx and upload that.",
    { cause },
  );
}

function hostile(reason: string): AppError {
  return new AppError(
    "hostile_file",
    `This workbook ${reason}. Open it in your spreadsheet program, copy the sheet into a new workbook and upload that.`,
  );
}

/** What yauzl and zlib throw of a bad file is either a zlib error or a plain Error; the disk's have another code. */
function refusal(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  const code = "code" in error ? String(error.code) : "";
  return code === "" || code.startsWith("Z_") ? damaged(error) : error;
}

/**
 * Refuses entries that share bytes, by which a small file unpacks to any amount (D. Fifield, "A better zip bomb", 2019).
 * A local header is taken for as long as it is at least: its extra fields may be others than the directory's.
 */
function refuseOverlaps(entries: Iterable<Entry>): void {
  let end = 0;
  for (const entry of [...entries].sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
    if (entry.relativeOffsetOfLocalHeader < end) throw hostile("has parts that lie over one another");
    end = entry.relativeOffsetOfLocalHeader + leastHeaderBytes + entry.fileNameLength + entry.compressedSize;
  }
}

/** Refuses what would unpack to too much by its own account, one part alone or all of them. */
function refuseBombs(entries: Iterable<Entry>, packedBytes: number, limits: InflationLimits): void {
  const declare = createBudget(limits, packedBytes);
  for (const { compressedSize, uncompressedSize } of entries) {
    createBudget(limits, compressedSize)(uncompressedSize);
    declare(uncompressedSize);
  }
}

function createBudget(limits: InflationLimits, packedBytes: number): (bytes: number) => void {
  const most = Math.min(limits.inflatedBytes, Math.max(ratioFreeBytes, packedBytes * limits.inflationRatio));
  let inflated = 0;
  return (bytes) => {
    inflated += bytes;
    if (inflated > most) {
      const megabytes = Math.round(most / 1_000_000).toLocaleString("en");
      throw hostile(`unpacks to more than the ${megabytes} MB that a file of this size may`);
    }
  };
}

async function readDirectory(zip: ZipFile, limits: InflationLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostParts) throw hostile(`has more than ${mostParts.toLocaleString("en")} parts`);
  const entries = await Array.fromAsync(zip.eachEntry());
  refuseOverlaps(entries);
  refuseBombs(entries, zip.fileSize, limits);
  const byName = new Map<string, Entry>();
  for (const entry of entries) {
    const path = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
    if (!path.endsWith("/")) byName.set(partName(path), entry);
  }
  return byName;
}

/** A part's bytes in pieces of 128 kB; yauzl's own are of 16, and each costs a turn of the event loop. */
async function inflate(zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  const { compressionMethod } = entry;
  if (compressionMethod !== 0 && compressionMethod !== 8) throw new Error(`compression method ${compressionMethod}`);
  const packed = await zip.openReadStreamPromise(entry, { decodeFileData: false });
  if (compressionMethod === 0) return packed;
  // What goes wrong in the source destroys the other, and so comes out of the loop over it.
  return pipeline(packed, createInflateRaw({ chunkSize: inflatedChunkBytes }), () => undefined);
}

/** Checks size and checksum too: without them a flipped bit would change a name or an amount unseen. */
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
  if (bytes !== entry.uncompressedSize) throw hostile("lies about the size of its parts");
  if (checksum !== entry.crc32) throw damaged(new Error(`checksum ${checksum} instead of ${entry.crc32}`));
}

/**
 * Opens a ZIP and reads its directory, at a cost in memory that does not depend on what it unpacks to.
 * Throws `damaged_file` (no directory), `hostile_file` (parts that overlap, or unpack to too much by the directory) and
 * `password_protected` (encrypted ZIP entries).
 */
export async function openPackage(path: string, limits: InflationLimits): Promise<Package> {
  // Names are decoded here: yauzl's own check refuses the leading `/` that some programs write.
  // Sizes are checked here too: yauzl's check comes with its inflating, 16 kB at a time.
  const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false };
  const zip = await openPromise(path, options).catch((error) => Promise.reject(refusal(error)));
  try {
    const entries = await readDirectory(zip, limits);
    if (entries.values().some((entry) => entry.isEncrypted())) {
      throw new AppError("password_protected", "This file has a password. Save a copy without one and upload that.");
    }
    const spend = createBudget(limits, zip.fileSize);
    return {
      names: [...entries.keys()],
      async *read(name) {
        const entry = entries.get(name);
        if (entry === undefined) throw damaged(new Error(`no part ${name}`));
        try {
          yield* readEntry(zip, entry, spend);
        } catch (error) {
          throw refusal(error);
        }
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw refusal(error);
  }
}
