import { hash } from "node:crypto";
import { type SharedFonts, shareFonts } from "./fonts/shared-fonts.ts";
import { authorSource, identifier, keptCatalogEntries, metadataMaker } from "./metadata.ts";
import { type PlacedPart, placePart } from "./part.ts";
import { readStructure } from "./structure.ts";
import { type PdfFile, readPdf } from "./syntax/pdf-file.ts";
import { copyReached, createPdfOutput, type PdfOutput, renumber } from "./syntax/pdf-output.ts";
import { cutAtReferences, readDictionary, writeDictionary, writeReferences } from "./syntax/pdf-syntax.ts";
import { fanOut, type TreeNode, writeTree } from "./syntax/tree.ts";

/**
 * Merges PDFs written by our engine, all of the same standard and language, in order. It streams: memory holds one
 * part, the offset of every object, the outlines of the fonts, and the hashes of other objects that parts share, such
 * as images, which are written once. Each part becomes a division of the single Document. Outlines and page labels are
 * dropped; dates, language and conformance come from the first part, and so does the author if all parts have the same.
 * The same parts and title give the same bytes.
 *
 * @throws Error if there is no part, or one that our engine did not write.
 */
export async function* mergePdfs(parts: AsyncIterable<Uint8Array>, title: string): AsyncGenerator<Uint8Array> {
  let merged: Merged | undefined;
  for await (const part of parts) {
    const file = readPdf(part);
    merged ??= begin(file);
    append(merged, file);
    yield merged.output.take();
  }
  if (!merged) throw new Error("There is no PDF to merge");
  yield close(merged, title);
}

/** A PDF being written: what is already out, and what its last objects need. Object numbers are the merged PDF's. */
interface Merged {
  output: PdfOutput;
  info: number;
  metadata: number;
  catalog: number;
  catalogEntries: Map<string, string>;
  metadataOf: ReturnType<typeof metadataMaker>;
  /** The first part's author, and whether all parts share it. */
  author: string | null;
  isByOne: boolean;
  pageTree: number;
  pageGroups: { number: number; pages: number; kids: number[] }[];
  structureRoot: number;
  /** The element that holds the parts' divisions. */
  document: number;
  divisions: number[];
  /** The parts' nodes of the number tree that maps pages and links to elements. */
  parentTree: TreeNode[];
  /** The parts' nodes of the tree that finds elements by their ids. */
  idTree: TreeNode[];
  /** The next free key of `parentTree`. */
  nextKey: number;
  roles: Map<string, string>;
  /** Shared objects such as fonts and images already written, by the hash of their text. */
  shared: Map<string, number>;
  fonts: SharedFonts;
  identifier: string;
}

function begin(first: PdfFile): Merged {
  const output = createPdfOutput(first.header);
  const shared = new Map<string, number>();
  const entries = keptCatalogEntries(first);
  for (const name of ["/Pages", "/Metadata", "/StructTreeRoot"]) entries.delete(name);
  const catalog = renumber(cutAtReferences(writeDictionary(entries)), sharer(output, shared, first, new Map()));
  return {
    output,
    info: output.allocate(),
    metadata: output.allocate(),
    catalog: output.allocate(),
    catalogEntries: readDictionary(catalog),
    metadataOf: metadataMaker(first),
    author: authorSource(first),
    isByOne: true,
    pageTree: output.allocate(),
    pageGroups: [],
    structureRoot: output.allocate(),
    document: output.allocate(),
    divisions: [],
    parentTree: [],
    idTree: [],
    nextKey: 0,
    roles: new Map(),
    shared,
    fonts: shareFonts(output),
    identifier: "",
  };
}

function append(merged: Merged, source: PdfFile): void {
  const structure = readStructure(source);
  const numbers = new Map<number, number>();
  const file = merged.fonts.share(source, numbers);
  const part = placePart(file, structure, { index: merged.divisions.length, keyShift: merged.nextKey });
  const group = pageGroup(merged);
  // The parents of the part's page tree and Document are now the merged PDF's.
  numbers.set(file.catalog, group.number).set(structure.root, merged.document);
  copyPart(merged, file, part, numbers, [file.pageTree, structure.document]);
  const numberOf = (object: number) => numbers.get(object) ?? 0;
  group.pages += file.pages.length;
  group.kids.push(numberOf(file.pageTree));
  merged.divisions.push(numberOf(structure.document));
  if (part.rows) merged.parentTree.push({ ...part.rows, number: numberOf(part.rows.number) });
  if (part.ids) merged.idTree.push({ ...part.ids, number: numberOf(part.ids.number) });
  merged.isByOne &&= authorSource(file) === merged.author;
  merged.nextKey += structure.nextKey;
  for (const [role, standard] of readDictionary(structure.rootEntries.get("/RoleMap") ?? "<<>>")) {
    merged.roles.set(role, standard);
  }
  merged.identifier = identifier(merged.identifier, ...file.ids);
}

/** Writes the objects of `roots` and everything below; `numbers` has those above, and gets theirs. */
function copyPart(
  { output, shared }: Merged,
  file: PdfFile,
  part: PlacedPart,
  numbers: Map<number, number>,
  roots: number[],
): void {
  const share = sharer(output, shared, file, numbers);
  for (const resource of resourcesOf(file)) share(resource);
  const leaves = [part.rows, part.ids].flatMap((leaf) => leaf?.number ?? []);
  copyReached(output, [...roots, ...leaves], numbers, (object) => {
    const text = part.objects.get(object);
    return text === undefined ? file.cut(object) : cutAtReferences(text);
  });
}

/** The page tree node of the next part. It has its number before it's written, because its kids refer to it. */
function pageGroup({ output, pageGroups }: Merged) {
  const last = pageGroups.at(-1);
  if (last && last.kids.length < fanOut) return last;
  const group = { number: output.allocate(), pages: 0, kids: [] };
  pageGroups.push(group);
  return group;
}

function resourcesOf(file: PdfFile): number[] {
  const texts = file.pages.map((page) => readDictionary(file.text(page)).get("/Resources") ?? "");
  return texts.flatMap((text) => cutAtReferences(text).references);
}

/** A function that writes an object and everything below it, unless an identical one exists, and returns its number. */
function sharer(output: PdfOutput, shared: Map<string, number>, file: PdfFile, numbers: Map<number, number>) {
  const share = (object: number): number => {
    const known = numbers.get(object);
    if (known !== undefined) return known;
    const body = renumber(file.cut(object), share);
    const key = hash("sha256", body, "base64");
    const number = shared.get(key) ?? output.allocate();
    if (!shared.has(key)) output.write(number, body);
    shared.set(key, number);
    numbers.set(object, number);
    return number;
  };
  return share;
}

function close(merged: Merged, title: string): Uint8Array {
  const { output, catalog, catalogEntries, document, info, metadata, pageTree, structureRoot } = merged;
  merged.fonts.write();
  const pages = writePageGroups(merged);
  const divisions = writeReferences(merged.divisions);
  output.write(document, `<< /Type /StructElem /S /Document /P ${structureRoot} 0 R /K ${divisions} >>`);
  output.write(structureRoot, writeDictionary(structureEntries(merged)));
  catalogEntries.set("/Pages", `${pageTree} 0 R`);
  catalogEntries.set("/Metadata", `${metadata} 0 R`);
  catalogEntries.set("/StructTreeRoot", `${structureRoot} 0 R`);
  output.write(catalog, writeDictionary(catalogEntries));
  const id = identifier(merged.identifier, title);
  const described = merged.metadataOf({ title, pages, id, ...(merged.isByOne ? {} : { author: null }) });
  output.write(info, described.info);
  output.write(metadata, described.xmp);
  return output.close({ root: catalog, info, id });
}

/** Writes the page tree above the parts' own, and returns the total number of pages. */
function writePageGroups({ output, pageGroups, pageTree }: Merged): number {
  let pages = 0;
  for (const group of pageGroups) {
    const kids = writeReferences(group.kids);
    output.write(group.number, `<< /Type /Pages /Parent ${pageTree} 0 R /Count ${group.pages} /Kids ${kids} >>`);
    pages += group.pages;
  }
  const kids = writeReferences(pageGroups.map(({ number }) => number));
  output.write(pageTree, `<< /Type /Pages /Count ${pages} /Kids ${kids} >>`);
  return pages;
}

function structureEntries({ output, document, idTree, nextKey, roles, parentTree }: Merged): Map<string, string> {
  const entries = new Map([
    ["/Type", "/StructTreeRoot"],
    ["/RoleMap", writeDictionary(roles)],
    ["/K", `[${document} 0 R]`],
    ["/ParentTree", writeTree(output, parentTree)],
    ["/ParentTreeNextKey", String(nextKey)],
  ]);
  return idTree.length > 0 ? entries.set("/IDTree", writeTree(output, idTree)) : entries;
}
