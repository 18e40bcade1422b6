import type { Budget } from "./budget.ts";
import { damaged, tooComplex } from "./faults.ts";
import { readObject } from "./read-object.ts";
import { createScanner } from "./scanner.ts";
import { type Resolve, unpack } from "./unpack.ts";
import { isDictionary, isStream, type PdfDictionary, type PdfStream } from "./value.ts";

/** Where an object is: an offset, or an object stream and the place in it. */
export type ObjectPlace = { offset: number } | { stream: number; index: number };

interface References {
  places: Map<number, ObjectPlace>;
  trailer: PdfDictionary;
}

/** A file whose references are read. */
interface ReferencedFile {
  bytes: Buffer;
  /** The bytes as Latin-1. */
  text: string;
  /** Where the PDF begins; its offsets count from there. */
  start: number;
  /** What has been found, the newest place of each object. */
  places: Map<number, ObjectPlace>;
  budget: Budget;
}

/** Sections of a file that was saved again and again. */
const mostSections = 200;
/** What refers to other objects isn't known while the table of objects is read. */
const unresolved: Resolve = (value) => value ?? null;

/**
 * Reads the tables and streams of cross-references, the newest first (ISO 32000-1, 7.5.4 to 7.5.8).
 * @throws AppError
 */
export function readReferences(bytes: Buffer, text: string, start: number, budget: Budget): References {
  const places = new Map<number, ObjectPlace>();
  let trailer: PdfDictionary | null = null;
  const seen = new Set<number>();
  const waiting = [Number(/startxref\s+(\d+)/.exec(text.slice(text.lastIndexOf("startxref")))?.[1])];
  for (let offset = waiting.pop(); offset !== undefined; offset = waiting.pop()) {
    if (!(offset >= 0 && offset < text.length)) throw damaged();
    if (seen.has(offset)) continue;
    seen.add(offset);
    if (seen.size > mostSections) throw tooComplex();
    const isTable = /^[\s\0]*xref/.test(text.slice(offset + start, offset + start + 30));
    const entries = (isTable ? readTable : readStream)({ bytes, text, start, places, budget }, offset + start);
    trailer ??= entries;
    for (const name of ["/Prev", "/XRefStm"]) {
      const next = entries.get(name);
      if (typeof next === "number") waiting.push(next);
    }
  }
  if (trailer === null) throw damaged();
  return { places, trailer };
}

function readTable({ text, start, places, budget }: ReferencedFile, at: number): PdfDictionary {
  const scanner = createScanner(text, text.indexOf("xref", at) + 4, false);
  for (;;) {
    const first = scanner.next();
    if (first === "trailer") break;
    const count = scanner.next();
    if (typeof first !== "number" || typeof count !== "number") throw damaged();
    for (let index = 0; index < count; index += 1) {
      const [offset, , kind] = [scanner.next(), scanner.next(), scanner.next()];
      if (typeof offset !== "number" || (kind !== "n" && kind !== "f")) throw damaged();
      budget.spend("objects", 0.1);
      const number = first + index;
      if (kind === "n" && !places.has(number)) places.set(number, { offset: offset + start });
    }
  }
  const entries = createScanner(text, scanner.at).next();
  if (!isDictionary(entries)) throw damaged();
  return entries;
}

function readStream({ bytes, text, start, places, budget }: ReferencedFile, at: number): PdfDictionary {
  const stream = readObject(bytes, text, at, unresolved);
  if (!isStream(stream)) throw damaged();
  const numbers = (name: string) => {
    const value = stream.entries.get(name);
    return Array.isArray(value) ? value.map(Number) : null;
  };
  const [kindWidth = 1, atWidth = 0, indexWidth = 0] = numbers("/W") ?? [];
  const width = kindWidth + atWidth + indexWidth;
  if (!(width > 0 && Math.max(kindWidth, atWidth, indexWidth) <= 6 && Math.min(kindWidth, atWidth, indexWidth) >= 0))
    throw damaged();
  const { data } = unpack(stream, unresolved, budget);
  const sections = numbers("/Index") ?? [0, Number(stream.entries.get("/Size"))];
  let row = 0;
  for (let section = 0; section + 1 < sections.length; section += 2) {
    const [first = 0, count = 0] = sections.slice(section);
    for (let number = first; number < first + count && row + width <= data.length; number += 1, row += width) {
      budget.spend("objects", 0.1);
      const field = (from: number, length: number) => (length === 0 ? 0 : data.readUIntBE(row + from, length));
      const kind = kindWidth === 0 ? 1 : field(0, kindWidth);
      const [place, index] = [field(kindWidth, atWidth), field(kindWidth + atWidth, indexWidth)];
      if (places.has(number)) continue;
      if (kind === 1) places.set(number, { offset: place + start });
      if (kind === 2) places.set(number, { stream: place, index });
    }
  }
  return stream.entries;
}

/**
 * Finds the objects of a file by their first words; of several with a number, the last.
 * @throws AppError if it has none
 */
export function findObjects(bytes: Buffer, text: string, budget: Budget): References {
  const places = new Map<number, ObjectPlace>();
  const streams: [number: number, stream: PdfStream][] = [];
  let trailer: PdfDictionary = new Map();
  for (const found of text.matchAll(/(?<![\d.])(\d{1,8})[ \t\r\n\0]+\d{1,5}[ \t\r\n\0]+obj\b|\btrailer\b/g)) {
    budget.spend("objects", 0.2);
    if (found[1] === undefined) {
      trailer = newer(
        trailer,
        tried(() => createScanner(text, found.index + "trailer".length).next()),
      );
      continue;
    }
    const number = Number(found[1]);
    places.set(number, { offset: found.index });
    const head = text.slice(found.index, found.index + 400);
    if (!/\/(?:ObjStm|XRef|Catalog)\b/.test(head)) continue;
    const value = tried(() => readObject(bytes, text, found.index, unresolved));
    if (isDictionary(value) && value.get("/Type") === "/Catalog")
      trailer = new Map(trailer).set("/Root", { object: number });
    if (!isStream(value)) continue;
    if (value.entries.get("/Type") === "/XRef") trailer = newer(trailer, value.entries);
    if (value.entries.get("/Type") === "/ObjStm") streams.push([number, value]);
  }
  for (const [number, stream] of streams) {
    const count = stream.entries.get("/N");
    if (typeof count !== "number") continue;
    budget.spend("objects", count);
    const head = createScanner(tried(() => unpack(stream, unresolved, budget).data.toString("latin1")) ?? "", 0, false);
    for (let index = 0; index < count; index += 1) {
      const object = head.next();
      head.next();
      if (typeof object === "number" && !places.has(object)) places.set(object, { stream: number, index });
    }
  }
  if (!trailer.has("/Root")) throw damaged();
  return { places, trailer };
}

function newer(trailer: PdfDictionary, found: unknown): PdfDictionary {
  return found instanceof Map && found.has("/Root") ? found : trailer;
}

/** Undefined for what can't be read. */
function tried<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "hostile_file") throw error;
    return undefined;
  }
}
