import type { Budget } from "./budget.ts";
import { damaged, encrypted, tooComplex } from "./faults.ts";
import { readObject } from "./read-object.ts";
import { findObjects, type ObjectPlace, readReferences } from "./references.ts";
import { createScanner } from "./scanner.ts";
import { type Resolve, unpack } from "./unpack.ts";
import { isDictionary, isReference, isStream, type PdfDictionary, type PdfStream, type PdfValue } from "./value.ts";

/** A PDF by any program, read object by object, as far as its pages need them. */
export interface SourcePdf {
  catalog: PdfDictionary;
  budget: Budget;
  /** Follows references. */
  resolve: Resolve;
  dictionary(value: PdfValue | undefined): PdfDictionary;
  array(value: PdfValue | undefined): PdfValue[];
  /** A stream's data with all general filters undone. @throws AppError */
  content(stream: PdfStream): Buffer;
}

/** A value may be a reference to a reference, but not many times. */
const mostHops = 20;

/**
 * Opens a PDF.
 * @param isSearched whether to search the file for its objects, because its table of them is broken
 * @throws AppError `damaged_file`, `password_protected`, `hostile_file`
 */
export function openPdf(bytes: Buffer, budget: Budget, isSearched = false): SourcePdf {
  const text = bytes.toString("latin1");
  const start = text.indexOf("%PDF-");
  if (start < 0 || start > 1024) throw damaged();
  const { places, trailer } = isSearched
    ? findObjects(bytes, text, budget)
    : readReferences(bytes, text, start, budget);
  const resolve = createResolver({ bytes, text, places, budget });
  if (isDictionary(resolve(trailer.get("/Encrypt")))) throw encrypted();
  const catalog = resolve(trailer.get("/Root"));
  if (!isDictionary(catalog) || !isDictionary(resolve(catalog.get("/Pages")))) throw damaged();
  return {
    catalog,
    budget,
    resolve,
    dictionary: (value) => {
      const found = resolve(value);
      if (isStream(found)) return found.entries;
      return isDictionary(found) ? found : new Map();
    },
    array: (value) => {
      const found = resolve(value);
      return Array.isArray(found) ? found : [];
    },
    content: (stream) => {
      const { data, filter } = unpack(stream, resolve, budget);
      if (filter !== null) throw damaged();
      return data;
    },
  };
}

/** The objects of a file by their numbers, and what reading them may cost. */
interface ObjectSource {
  bytes: Buffer;
  text: string;
  places: ReadonlyMap<number, ObjectPlace>;
  budget: Budget;
}

/** Makes the function that follows references. Each object is read once, when it is first needed. */
function createResolver({ bytes, text, places, budget }: ObjectSource): Resolve {
  const known = new Map<number, PdfValue>();
  /** The numbers and values in object streams, by the stream's number. */
  const packed = new Map<number, PdfValue[]>();
  /** Objects that are being read, to find loops. */
  const openObjects = new Set<number>();

  const load = (object: number): PdfValue => {
    const before = known.get(object);
    if (before !== undefined) return before;
    const place = places.get(object);
    if (place === undefined || openObjects.has(object)) return null;
    budget.spend("objects");
    openObjects.add(object);
    const value =
      "offset" in place ? readObject(bytes, text, place.offset, resolve, object) : unpackObject(place, object);
    openObjects.delete(object);
    known.set(object, value);
    return value;
  };
  const unpackObject = ({ stream, index }: { stream: number; index: number }, object: number): PdfValue => {
    const values = packed.get(stream) ?? readObjectStream(loadStream(stream), resolve, budget);
    packed.set(stream, values);
    return values[index * 2] === object ? (values[index * 2 + 1] ?? null) : findValue(values, object);
  };
  const loadStream = (number: number): PdfStream => {
    const place = places.get(number);
    // An object stream within another is forbidden; it could contain itself.
    if (place === undefined || !("offset" in place)) throw damaged();
    const stream = load(number);
    if (!isStream(stream)) throw damaged();
    return stream;
  };
  const resolve: Resolve = (value) => {
    let found = value ?? null;
    for (let hops = 0; isReference(found); hops += 1) {
      if (hops > mostHops) throw tooComplex();
      found = load(found.object);
    }
    return found;
  };
  return resolve;
}

/** The objects in an object stream (7.5.7): the number of each before its value. */
function readObjectStream(stream: PdfStream, resolve: Resolve, budget: Budget): PdfValue[] {
  const [count, first] = [resolve(stream.entries.get("/N")), resolve(stream.entries.get("/First"))];
  if (typeof count !== "number" || typeof first !== "number") throw damaged();
  budget.spend("objects", count);
  const source = unpack(stream, resolve, budget).data.toString("latin1");
  const head = createScanner(source, 0, false);
  const offsets = Array.from({ length: count }, () => [head.next(), head.next()] as const);
  return offsets.flatMap(([object, offset]) =>
    typeof object === "number" && typeof offset === "number"
      ? [object, createScanner(source, first + offset).next() ?? null]
      : [null, null],
  );
}

function findValue(values: PdfValue[], object: number): PdfValue {
  for (let index = 0; index < values.length; index += 2) if (values[index] === object) return values[index + 1] ?? null;
  return null;
}
