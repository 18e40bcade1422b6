import { placedName } from "./element-names.ts";
import { placedObjects } from "./part.ts";
import { readStructure, type Structure, shareStructure } from "./structure.ts";
import { type PdfFile, withTexts, writePairs } from "./syntax/pdf-file.ts";
import { renumber } from "./syntax/pdf-output.ts";
import { cutAtReferences, readDictionary, writeDictionary, writeReferences } from "./syntax/pdf-syntax.ts";

/** A PDF in our engine's own form, with the pages of each of its documents and its place among those of all parts. */
export interface InterleavedPart {
  file: PdfFile;
  documents: readonly { place: number; pages: number }[];
}

/**
 * Joins parts of a combined PDF into one, with the documents in the order of their places. The first part's objects keep their
 * numbers, so the largest should come first. Title, author and dates are the first part's.
 * @throws SpanningElementError if the documents of a part can't be separated
 */
export function interleave(parts: readonly InterleavedPart[]): PdfFile {
  const [first, ...others] = parts;
  if (!first) throw new Error("There are no parts to join");
  if (others.length === 0) return first.file;

  const texts = new Map<number, string>();
  const pieces: Piece[] = [];
  const rows: [key: string, object: number][] = [];
  const ids: [id: string, object: number][] = [];
  const roles = new Map<string, string>();
  const target = readStructure(first.file);
  let [size, keyShift] = [0, 0];
  for (const [index, { file, documents }] of parts.entries()) {
    const own = index === 0 ? target : readStructure(file);
    const changed = new Map(placedObjects(file, own, { index, keyShift }));
    const common = new Map([
      [file.pageTree, first.file.pageTree],
      [own.root, target.root],
      [own.document, target.document],
    ]);
    const shift = size;
    const numberOf = (object: number) => common.get(object) ?? object + shift;
    for (const object of index === 0 ? changed.keys() : objectsBelow(file, own)) {
      if (common.has(object)) continue;
      const text = changed.get(object);
      texts.set(numberOf(object), renumber(text ? cutAtReferences(text) : file.cut(object), numberOf));
    }
    pieces.push(...piecesOf(file, own, documents, numberOf));
    rows.push(...own.rows.map(({ key, object }): [string, number] => [String(key + keyShift), numberOf(object)]));
    ids.push(...own.ids.map(({ id, element }): [string, number] => [placedName(id, index), numberOf(element)]));
    for (const role of readDictionary(own.rootEntries.get("/RoleMap") ?? "<<>>")) roles.set(...role);
    size += file.size;
    keyShift += own.nextKey;
  }

  pieces.sort((one, other) => one.place - other.place);
  const pages = pieces.flatMap((piece) => piece.pages);
  const children = pieces.flatMap((piece) => piece.children);
  const root = new Map(target.rootEntries)
    .set("/RoleMap", writeDictionary(roles))
    .set("/ParentTree", `<< /Nums ${writePairs(rows)} >>`)
    .set("/ParentTreeNextKey", String(keyShift));
  if (ids.length > 0) root.set("/IDTree", `<< /Names ${writePairs(ids)} >>`);
  texts
    .set(target.root, writeDictionary(root))
    .set(target.document, writeDictionary(new Map(target.documentEntries).set("/K", writeReferences(children))))
    .set(first.file.pageTree, `<< /Type /Pages /Count ${pages.length} /Kids ${writeReferences(pages)} >>`);
  return { ...withTexts(first.file, texts), size, pages };
}

/** A document's pages, and its elements at the top of the structure. */
interface Piece {
  place: number;
  pages: readonly number[];
  children: readonly number[];
}

function piecesOf(
  file: PdfFile,
  structure: Structure,
  documents: InterleavedPart["documents"],
  numberOf: (object: number) => number,
): Piece[] {
  const owners: number[] = [];
  let at = 0;
  const pages = documents.map((document, owner) => {
    const own = file.pages.slice(at, at + document.pages);
    at += document.pages;
    for (const page of own) owners[page] = owner;
    return own;
  });
  if (at !== file.pages.length) throw new Error(`Documents of ${at} pages cannot make a PDF of ${file.pages.length}`);
  return shareStructure(file, structure, owners, documents.length).map(({ children }, index) => ({
    place: documents[index]?.place ?? 0,
    pages: (pages[index] ?? []).map(numberOf),
    children: children.map(numberOf),
  }));
}

/** All that a part's pages and structure reach. */
function objectsBelow(file: PdfFile, structure: Structure): Set<number> {
  const reached = new Set([...file.pages, ...structure.children, ...structure.rows.map(({ object }) => object)]);
  for (const object of reached) for (const each of file.cut(object).references) reached.add(each);
  return reached;
}
