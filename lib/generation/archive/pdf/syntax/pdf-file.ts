import {
  type CutObject,
  cutAtReferences,
  readArray,
  readDictionary,
  readReference,
  writeDictionary,
} from "./pdf-syntax.ts";

/**
 * A PDF as written by our engine: one plain xref table, no object streams, no encryption, a flat page tree. Any other
 * PDF is rejected.
 */
export interface PdfFile {
  /** Everything before the first object: the version, and the bytes that mark the file as binary. */
  header: string;
  /** One more than the highest object number. */
  size: number;
  /** Object numbers. */
  catalog: number;
  info: number;
  metadata: number;
  pageTree: number;
  pages: readonly number[];
  /** The two file identifiers as in the trailer and in the XMP metadata: base64 or hexadecimal. */
  ids: readonly [string, string];
  catalogEntries: ReadonlyMap<string, string>;
  /** The entries of the trailer, without the size. */
  trailer: ReadonlyMap<string, string>;
  has(object: number): boolean;
  /** The text between an object's `obj` and `endobj`, one character per byte. */
  text(object: number): string;
  /** The same, split at its references; cached, however often it is written. */
  cut(object: number): CutObject;
}

/** @throws Error unless the bytes are a complete PDF of our engine. */
export function readPdf(bytes: Uint8Array): PdfFile {
  const { header, objects, text, trailer } = readPlain(bytes);
  const cuts: CutObject[] = [];
  const catalog = readReference(trailer.get("/Root"));
  const catalogEntries = readDictionary(text(catalog));
  const pageTree = readReference(catalogEntries.get("/Pages"));
  const file: PdfFile = {
    header,
    size: objects.length,
    catalog,
    info: readReference(trailer.get("/Info")),
    metadata: readReference(catalogEntries.get("/Metadata")),
    pageTree,
    pages: readArray(readDictionary(text(pageTree)).get("/Kids")).map(readReference),
    ids: readIds(trailer.get("/ID")),
    catalogEntries,
    trailer,
    has: (object) => objects[object] !== undefined,
    text,
    cut: (object) => (cuts[object] ??= cutAtReferences(text(object))),
  };
  for (const [link, inlined] of inlineDestinations(file)) objects[link] = inlined;
  return file;
}

/** Reads what every PDF with a plain xref table has. */
export function readPlain(bytes: Uint8Array) {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  const xref = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(source.slice(-60))?.[1]);
  const { header, objects } = readObjects(source, xref);
  const text = (object: number) => {
    const found = objects[object];
    if (found === undefined) throw new Error(`The PDF has no object ${object}`);
    return found;
  };
  const trailer = readDictionary(source.slice(source.indexOf("trailer", xref) + "trailer".length));
  trailer.delete("/Size");
  return { header, objects, text, trailer };
}

/** The objects by number. Entries of the table are 20 bytes each, after two lines (ISO 32000-1, 7.5.4). */
function readObjects(source: string, xref: number): { header: string; objects: string[] } {
  const head = /^xref\r?\n0 (\d+)\r?\n/.exec(source.slice(xref, xref + 40));
  if (!head) throw new Error("The PDF has no plain xref table: our engine did not write it");
  const places: { number: number; offset: number }[] = [];
  for (let number = 1; number < Number(head[1]); number += 1) {
    const at = xref + head[0].length + number * 20;
    if (source[at + 17] === "n") places.push({ number, offset: Number(source.slice(at, at + 10)) });
  }
  places.sort((a, b) => a.offset - b.offset);
  const objects: string[] = [];
  for (const [index, { number, offset }] of places.entries()) {
    const next = places[index + 1]?.offset ?? xref;
    const start = offset + `${number} 0 obj\n`.length;
    objects[number] = source.slice(start, source.lastIndexOf("endobj", next)).trimEnd();
  }
  return { header: source.slice(0, places[0]?.offset), objects };
}

function readIds(id: string | undefined): [string, string] {
  const [document, instance] = readArray(id).map((text) => text.slice(1, -1));
  if (!document || !instance) throw new Error("The PDF has no identifiers");
  return [document, instance];
}

/**
 * Links with named destinations, with the destination itself instead of its name: names are global to a file, and would
 * mean something else, or nothing, in a part of it or in a merged file.
 */
function* inlineDestinations(file: PdfFile): Generator<[link: number, text: string]> {
  const destinations = readDictionary(file.catalogEntries.get("/Names") ?? "<<>>").get("/Dests");
  if (destinations === undefined) return;
  const named = new Map(readPairs(readDictionary(destinations).get("/Names")));
  for (const link of file.pages.flatMap((page) => linksOf(file, page))) {
    const entries = readDictionary(file.text(link));
    const destination = named.get(entries.get("/Dest") ?? "");
    if (destination !== undefined) yield [link, writeDictionary(entries.set("/Dest", destination))];
  }
}

/** A file in which some objects have other texts, or are new. */
export function withTexts(file: PdfFile, changed: ReadonlyMap<number, string>): PdfFile {
  const cuts = new Map<number, CutObject>();
  return {
    ...file,
    has: (object) => changed.has(object) || file.has(object),
    text: (object) => changed.get(object) ?? file.text(object),
    cut(object) {
      const text = changed.get(object);
      if (text === undefined) return file.cut(object);
      const cut = cuts.get(object) ?? cutAtReferences(text);
      cuts.set(object, cut);
      return cut;
    },
  };
}

/** The annotations of a page; our engine only writes links. */
export function linksOf(file: PdfFile, page: number): number[] {
  return readArray(readDictionary(file.text(page)).get("/Annots") ?? "[]").map(readReference);
}

/** The keys and values of a name or number tree's leaf (7.9.6, 7.9.7). */
export function readPairs(array: string | undefined): [string, string][] {
  const items = readArray(array);
  return Array.from({ length: items.length / 2 }, (_, index) => [items[index * 2] ?? "", items[index * 2 + 1] ?? ""]);
}

/** The reverse of {@link readPairs}, for values that are references. */
export function writePairs(pairs: [key: string, object: number][]): string {
  return `[${pairs.map(([key, object]) => `${key} ${object} 0 R`).join(" ")}]`;
}
