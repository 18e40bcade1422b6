import { type PdfFile, readPairs, writePairs } from "./syntax/pdf-file.ts";
import { readArray, readDictionary, readReference, writeDictionary, writeReferences } from "./syntax/pdf-syntax.ts";

/**
 * A file's structure tree (ISO 32000-1, 14.7): one Document element, and the tables that refer into the tree. The order
 * of the text on a page, such as right-to-left text, is corrected in `reading-order/`.
 */
export interface Structure {
  /** Object numbers of the tree's root and of the Document element. */
  root: number;
  document: number;
  rootEntries: ReadonlyMap<string, string>;
  documentEntries: ReadonlyMap<string, string>;
  /** The Document's children, in reading order. */
  children: readonly number[];
  /** Maps the key of a page or link in the tree to the elements of its content. */
  rows: readonly { key: number; object: number }[];
  nextKey: number;
  /** Elements that others refer to by name, such as a table cell's header; `id` is PDF source. */
  ids: readonly { id: string; element: number }[];
}

/** @throws Error if the file is not tagged as our engine does it. */
export function readStructure(file: PdfFile): Structure {
  const root = readReference(file.catalogEntries.get("/StructTreeRoot"));
  const rootEntries = readDictionary(file.text(root));
  const [document, ...others] = readArray(rootEntries.get("/K")).map(readReference);
  if (document === undefined || others.length > 0) throw new Error("The PDF's structure tree has no one Document");
  const documentEntries = readDictionary(file.text(document));
  const leaf = (tree: string, pairs: string) =>
    readPairs(readDictionary(rootEntries.get(tree) ?? "<<>>").get(pairs) ?? "[]");
  return {
    root,
    document,
    rootEntries,
    documentEntries,
    children: readArray(documentEntries.get("/K")).map(readReference),
    rows: leaf("/ParentTree", "/Nums").map(([key, row]) => ({ key: Number(key), object: readReference(row) })),
    nextKey: Number(rootEntries.get("/ParentTreeNextKey") ?? 0),
    ids: leaf("/IDTree", "/Names").map(([id, element]) => ({ id, element: readReference(element) })),
  };
}

/** Two documents of a batch cannot be separated: the engine merges texts outside paragraphs. */
export class SpanningElementError extends Error {
  constructor() {
    super("An element of the PDF's structure reaches across two documents");
    this.name = "SpanningElementError";
  }
}

/** One document's share of a structure tree. */
export type StructureShare = Pick<Structure, "children" | "rows" | "ids">;

/**
 * Divides a structure tree among the documents of a batch. `owners` gives the document of each page, by object number.
 * A child without any content, such as the block of a setting that is empty, is left out: nothing tells whose it is.
 *
 * @throws SpanningElementError
 */
export function shareStructure(file: PdfFile, structure: Structure, owners: number[], count: number): StructureShare[] {
  const shares = Array.from({ length: count }, () => ({
    children: [] as number[],
    rows: [] as Structure["rows"][number][],
    ids: [] as Structure["ids"][number][],
  }));
  const elementOwners: number[] = [];
  for (const child of structure.children) {
    const elements = elementsBelow(file, child);
    const owner = ownerOf(file, elements, owners);
    if (owner === undefined) continue;
    for (const element of elements) elementOwners[element] = owner;
    shares[owner]?.children.push(child);
  }
  for (const id of structure.ids) shares[elementOwners[id.element] ?? -1]?.ids.push(id);
  for (const row of structure.rows) {
    // A link's row is its element; a page's row is the list of its elements.
    const element = elementOwners[row.object] === undefined ? file.cut(row.object).references[0] : row.object;
    shares[elementOwners[element ?? -1] ?? -1]?.rows.push(row);
  }
  return shares;
}

/** The object numbers of an element and all elements below it. */
export function elementsBelow(file: PdfFile, element: number): number[] {
  const found = [element];
  for (const parent of found) {
    const { texts, references } = file.cut(parent);
    references.forEach((reference, index) => {
      if (!/\/(?:P|Pg|Obj|NS) $/.test(texts[index] ?? "")) found.push(reference);
    });
  }
  return found;
}

function ownerOf(file: PdfFile, elements: number[], owners: number[]): number | undefined {
  let owner: number | undefined;
  for (const element of elements) {
    const { texts, references } = file.cut(element);
    references.forEach((page, index) => {
      if (!texts[index]?.endsWith("/Pg ")) return;
      owner ??= owners[page];
      if (owners[page] !== owner) throw new SpanningElementError();
    });
  }
  return owner;
}

/** The tree's root and Document element with a document's share of it, by object number. */
export function writeShare(structure: Structure, share: StructureShare): [object: number, text: string][] {
  return [
    [structure.root, writeDictionary(rootEntries(structure, share))],
    [
      structure.document,
      writeDictionary(new Map(structure.documentEntries).set("/K", writeReferences(share.children))),
    ],
  ];
}

function rootEntries(structure: Structure, { rows, ids }: StructureShare): Map<string, string> {
  const entries = new Map(structure.rootEntries);
  // Keys stay the same: a number tree may have gaps, so no page or link needs a new key.
  entries.set("/ParentTree", `<< /Nums ${writePairs(rows.map(({ key, object }) => [String(key), object]))} >>`);
  entries.delete("/IDTree");
  if (ids.length === 0) return entries;
  return entries.set("/IDTree", `<< /Names ${writePairs(ids.map(({ id, element }) => [id, element]))} >>`);
}
