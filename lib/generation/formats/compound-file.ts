import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";

/** The streams in the root of an OLE compound file, in which Office up to 2003 stored its documents ([MS-CFB]). */
export interface CompoundFile {
  /** Their names, such as `Workbook`. */
  names: string[];
  /**
   * All bytes of a stream; the name's case doesn't matter. A file that was cut gives fewer. Throws `damaged_file`.
   */
  read(name: string): Buffer;
  close(): void;
}

interface DirectoryEntry {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

export const compoundSignature = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";

const headerBytes = 512;
const entryBytes = 128;
/** The sectors that the header lists ([MS-CFB] 2.2). */
const listedInHeader = 109;
/** Larger numbers are marks: no sector, the end of a chain, a part of the table itself ([MS-CFB] 2.1). */
const lastSector = 0xfffffff9;
const root = 5;
const stream = 2;
/** No document has as many streams; each costs memory. */
const mostEntries = 100_000;

function damaged(cause: string): AppError {
  return new AppError("damaged_file", msg("file.damaged"), { cause: new Error(cause) });
}

/** The sectors of a chain in order. Throws `damaged_file` if it loops, or leaves the table. */
function chainOf(table: Uint32Array, start: number): number[] {
  const chain: number[] = [];
  for (let sector = start; sector <= lastSector; sector = table[sector] ?? lastSector) {
    if (sector >= table.length || chain.length > table.length) throw damaged(`sector ${sector}`);
    chain.push(sector);
  }
  return chain;
}

/**
 * Consecutive sectors are read in one go. Synchronous, because a file can scatter a stream over a hundred thousand
 * places.
 */
function readSectors(file: number, sectors: number[], sectorBytes: number): Buffer {
  const bytes = Buffer.alloc(sectors.length * sectorBytes);
  let used = 0;
  for (let from = 0; from < sectors.length; ) {
    const first = sectors[from] ?? 0;
    let to = from + 1;
    while (sectors[to] === first + to - from) to++;
    const run = bytes.subarray(from * sectorBytes, to * sectorBytes);
    const bytesRead = readSync(file, run, 0, run.length, (first + 1) * sectorBytes);
    used = from * sectorBytes + bytesRead;
    if (bytesRead < run.length) break;
    from = to;
  }
  return bytes.subarray(0, used);
}

function numbersOf(bytes: Buffer): Uint32Array {
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, at) => bytes.readUInt32LE(at * 4));
}

/** The sectors of the allocation table: listed in the header, then in a separate chain of sectors (2.5). */
function tableSectors(file: number, header: Buffer, sectorBytes: number, most: number): number[] {
  const listed = Array.from(numbersOf(header.subarray(76, 76 + listedInHeader * 4)));
  let next = header.readUInt32LE(68);
  for (let seen = 0; next <= lastSector; seen++) {
    if (seen > most / listedInHeader) throw damaged("the list of table sectors");
    const more = numbersOf(readSectors(file, [next], sectorBytes));
    next = more.at(-1) ?? lastSector + 1;
    listed.push(...more.subarray(0, -1));
  }
  return listed.filter((sector) => sector <= lastSector);
}

function directoryEntry(bytes: Buffer): DirectoryEntry {
  const nameBytes = Math.min(64, bytes.readUInt16LE(64));
  return {
    name: bytes.toString("utf16le", 0, Math.max(0, nameBytes - 2)),
    type: bytes.readUInt8(66),
    left: bytes.readUInt32LE(68),
    right: bytes.readUInt32LE(72),
    child: bytes.readUInt32LE(76),
    start: bytes.readUInt32LE(116),
    size: bytes.readUInt32LE(120),
  };
}

/** The streams directly in the root, by lower-case name: an embedded workbook has its own storage. */
function rootStreams(entries: DirectoryEntry[]): Map<string, DirectoryEntry> {
  const streams = new Map<string, DirectoryEntry>();
  const seen = new Set<number>();
  const waiting = [entries[0]?.child ?? lastSector];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const entry = entries[at];
    if (entry === undefined || seen.has(at)) continue;
    seen.add(at);
    if (entry.type === stream) streams.set(entry.name.toLowerCase(), entry);
    waiting.push(entry.left, entry.right);
  }
  return streams;
}

function openStreams(file: number): Omit<CompoundFile, "close"> {
  const header = Buffer.alloc(headerBytes);
  readSync(file, header, 0, headerBytes, 0);
  const sectorShift = header.readUInt16LE(30);
  const isKnown = header.toString("latin1", 0, 8) === compoundSignature && (sectorShift === 9 || sectorShift === 12);
  if (!isKnown) throw damaged(`sectors of 2^${sectorShift} bytes`);
  const sectorBytes = 1 << sectorShift;
  const { size } = fstatSync(file);
  const most = Math.ceil(size / sectorBytes);
  const listed = tableSectors(file, header, sectorBytes, most);
  if (listed.length > most) throw damaged(`${listed.length} table sectors`);
  const table = numbersOf(readSectors(file, listed, sectorBytes));
  const directory = readSectors(file, chainOf(table, header.readUInt32LE(48)), sectorBytes);
  if (directory.length > mostEntries * entryBytes) throw damaged("the directory");
  const entries = Array.from({ length: Math.floor(directory.length / entryBytes) }, (_, at) =>
    directoryEntry(directory.subarray(at * entryBytes)),
  );
  const [first] = entries;
  if (first?.type !== root) throw damaged("no root");
  const streams = rootStreams(entries);
  const smallest = header.readUInt32LE(56);

  /** Streams below the cutoff share the root's stream, in sectors of 64 bytes with their own table (2.4). */
  function readSmall({ start, size: bytes }: DirectoryEntry): Buffer {
    const smallTable = numbersOf(readSectors(file, chainOf(table, header.readUInt32LE(60)), sectorBytes));
    const shared = readSectors(file, chainOf(table, first?.start ?? 0), sectorBytes);
    const pieces = chainOf(smallTable, start).map((sector) => shared.subarray(sector * 64, (sector + 1) * 64));
    return Buffer.concat(pieces).subarray(0, bytes);
  }

  return {
    names: Array.from(streams.values(), ({ name }) => name),
    read(name) {
      const entry = streams.get(name.toLowerCase());
      if (entry === undefined) throw damaged(`no stream ${name}`);
      if (entry.size < smallest) return readSmall(entry);
      const bytes = readSectors(file, chainOf(table, entry.start), sectorBytes);
      return bytes.subarray(0, entry.size);
    },
  };
}

/** Opens a compound file and reads its directory. Throws `damaged_file`. */
export function openCompoundFile(path: string): CompoundFile {
  const file = openSync(path, "r");
  try {
    return { ...openStreams(file), close: () => closeSync(file) };
  } catch (error) {
    closeSync(file);
    throw error;
  }
}
