import { dividePages, ownersOf } from "./document-pages.ts";
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
 * Joins parts of a combined PDF into one, with the documents in the order of their places. The first part's objects
 * keep their numbers, so the largest should come first. Title, author and dates are the first part's.
 * @throws SpanningElementError if the documents of a part can't be separated
 */
export function interleave(parts: readonly InterleavedPart[]): PdfFile {
  const [first, ...others] = parts;
  if (!first) throw new Error("There are no parts to join");
  if (others.length === 0) return first.file;
  const target = readStructure(first.file);
  const joined: Joined = { texts: new Map(), documents: [], rows: [], ids: [], roles: new Map(), size: 0, nextKey: 0 };
  for (const [index, part] of parts.entries()) {
    const structure = index === 0 ? target : readStructure(part.file);
    const common = new Map([
      [part.file.pageTree, first.file.pageTree],
      [structure.root, target.root],
      [structure.document, target.document],
    ]);
    addPart(joined, part, structure, index, common);
  }
  return close(joined, first.file, target);
}

/** What is known of a file that parts are joined into. Object numbers are this file's. */
interface Joined {
  /** New and changed objects; the first part's others stay as they are. */
  texts: Map<number, string>;
  documents: PlacedDocument[];
  /** Leaves of the structure's number tree and of its name tree (ISO 32000-1, 14.7.2). */
  rows: [key: string, object: number][];
  ids: [id: string, object: number][];
  roles: Map<string, string>;
  size: number;
  nextKey: number;
}

/** A document's pages, and its elements at the top of the structure. */
interface PlacedDocument {
  place: number;
  pages: readonly number[];
  children: readonly number[];
}

/** @param common the part's objects that the file has once, with their numbers there */
function addPart(
  joined: Joined,
  { file, documents }: InterleavedPart,
  structure: Structure,
  index: number,
  common: ReadonlyMap<number, number>,
): void {
  const { size: shift, nextKey: keyShift } = joined;
  const numberOf = (object: number) => common.get(object) ?? object + shift;
  const changed = new Map(placedObjects(file, structure, { index, keyShift }));
  for (const object of index === 0 ? changed.keys() : objectsBelow(file, structure)) {
    if (common.has(object)) continue;
    const text = changed.get(object);
    joined.texts.set(numberOf(object), renumber(text ? cutAtReferences(text) : file.cut(object), numberOf));
  }
  joined.documents.push(...placedDocuments(file, structure, documents, numberOf));
  for (const { key, object } of structure.rows) joined.rows.push([String(key + keyShift), numberOf(object)]);
  for (const { id, element } of structure.ids) joined.ids.push([placedName(id, index), numberOf(element)]);
  const roles = readDictionary(structure.rootEntries.get("/RoleMap") ?? "<<>>");
  for (const [role, standard] of roles) joined.roles.set(role, standard);
  joined.size += file.size;
  joined.nextKey += structure.nextKey;
}

function placedDocuments(
  file: PdfFile,
  structure: Structure,
  documents: InterleavedPart["documents"],
  numberOf: (object: number) => number,
): PlacedDocument[] {
  const pages = dividePages(file.pages, documents);
  return shareStructure(file, structure, ownersOf(pages), documents.length).map(({ children }, index) => ({
    place: documents[index]?.place ?? 0,
    pages: (pages[index] ?? []).map(numberOf),
    children: children.map(numberOf),
  }));
}

/** The joined file, with its page tree and the top of its structure. */
function close(
  { texts, documents, rows, ids, roles, size, nextKey }: Joined,
  first: PdfFile,
  target: Structure,
): PdfFile {
  documents.sort((one, other) => one.place - other.place);
  const pages = documents.flatMap((document) => document.pages);
  const children = documents.flatMap((document) => document.children);
  const root = new Map(target.rootEntries)
    .set("/RoleMap", writeDictionary(roles))
    .set("/ParentTree", `<< /Nums ${writePairs(rows)} >>`)
    .set("/ParentTreeNextKey", String(nextKey));
  if (ids.length > 0) root.set("/IDTree", `<< /Names ${writePairs(ids)} >>`);
  texts
    .set(target.root, writeDictionary(root))
    .set(target.document, writeDictionary(new Map(target.documentEntries).set("/K", writeReferences(children))))
    .set(first.pageTree, `<< /Type /Pages /Count ${pages.length} /Kids ${writeReferences(pages)} >>`);
  return { ...withTexts(first, texts), size, pages };
}

/** All that a part's pages and structure reach. */
function objectsBelow(file: PdfFile, structure: Structure): Set<number> {
  const reached = new Set([...file.pages, ...structure.children, ...structure.rows.map(({ object }) => object)]);
  for (const object of reached) for (const reference of file.cut(object).references) reached.add(reference);
  return reached;
}
