import { hash } from "node:crypto";
import { authorSource, identifier, keptCatalogEntries, metadataMaker } from "./metadata.ts";
import { type PlacedPart, placePart } from "./part.ts";
import { type PdfFile, readPdf } from "./pdf-file.ts";
import { copyReached, createPdfOutput, type PdfOutput, renumber } from "./pdf-output.ts";
import { cutAtReferences, readDictionary, writeDictionary, writeReferences } from "./pdf-syntax.ts";
import { readStructure } from "./structure.ts";
import { fanOut, type TreeNode, writeTree } from "./tree.ts";

/**
 * Joins PDFs of our engine, all of one standard and language, to one, in order. It streams: held are one part, the
 * offset of every object, and the hashes of fonts and pictures, so that what parts have alike is written once.
 * Below the one Document each part is a division. Outlines and page labels are left out; dates, language and
 * conformance are those of the first part, and so is the author where it is every part's. The same parts and title give
 * the same bytes.
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
  yield* close(merged, title);
}

/** A PDF on its way: what was written, and what its last objects will say. Numbers are of the merged PDF's objects. */
interface Merged {
  output: PdfOutput;
  info: number;
  metadata: number;
  catalog: number;
  catalogEntries: Map<string, string>;
  metadataOf: ReturnType<typeof metadataMaker>;
  /** The first part's, and whether it is every part's. */
  author: string | null;
  isByOne: boolean;
  pageTree: number;
  pageGroups: { number: number; pages: number; kids: number[] }[];
  structureRoot: number;
  document: number;
  divisions: number[];
  rows: TreeNode[];
  ids: TreeNode[];
  /** The next free key of the number tree that leads from pages and links to elements. */
  nextKey: number;
  roles: Map<string, string>;
  /** Fonts, pictures and the like that are written, by the hash of their text. */
  shared: Map<string, number>;
  identifier: string;
}

function begin(first: PdfFile): Merged {
  const output = createPdfOutput(first.header);
  const shared = new Map<string, number>();
  const own = keptCatalogEntries(first);
  for (const name of ["/Pages", "/Metadata", "/StructTreeRoot"]) own.delete(name);
  const catalog = renumber(cutAtReferences(writeDictionary(own)), sharer(output, shared, first, new Map()));
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
    rows: [],
    ids: [],
    nextKey: 0,
    roles: new Map(),
    shared,
    identifier: "",
  };
}

function append(merged: Merged, file: PdfFile): void {
  const structure = readStructure(file);
  const part = placePart(file, structure, { index: merged.divisions.length, keyShift: merged.nextKey });
  const group = pageGroup(merged);
  // What stands above the part's page tree and above its Document is now the merged PDF's.
  const above: [number, number][] = [
    [file.catalog, group.number],
    [structure.root, merged.document],
  ];
  const numbers = copyPart(merged, file, part, new Map(above), [file.pageTree, structure.document]);
  const numberOf = (object: number) => numbers.get(object) ?? 0;
  group.pages += file.pages.length;
  group.kids.push(numberOf(file.pageTree));
  merged.divisions.push(numberOf(structure.document));
  if (part.rows) merged.rows.push({ ...part.rows, number: numberOf(part.rows.number) });
  if (part.ids) merged.ids.push({ ...part.ids, number: numberOf(part.ids.number) });
  merged.isByOne &&= authorSource(file) === merged.author;
  merged.nextKey += structure.nextKey;
  for (const [role, standard] of readDictionary(structure.rootEntries.get("/RoleMap") ?? "<<>>")) {
    merged.roles.set(role, standard);
  }
  merged.identifier = identifier(merged.identifier, ...file.ids);
}

/** Writes a part's objects, those of `roots` and all below, and gives their numbers; `numbers` holds those above. */
function copyPart(
  { output, shared }: Merged,
  file: PdfFile,
  part: PlacedPart,
  numbers: Map<number, number>,
  roots: number[],
): Map<number, number> {
  const share = sharer(output, shared, file, numbers);
  for (const resource of resourcesOf(file)) share(resource);
  const leaves = [part.rows, part.ids].flatMap((leaf) => leaf?.number ?? []);
  copyReached(output, [...roots, ...leaves], numbers, (object) => {
    const text = part.objects.get(object);
    return text === undefined ? file.cut(object) : cutAtReferences(text);
  });
  return numbers;
}

/** The page tree's node for the next part. Nodes are numbered before they are written, as their kids name them. */
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

/** A function that writes an object and all below it unless the same is there already, and gives its number. */
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

function close(merged: Merged, title: string): Generator<Uint8Array> {
  const { output, catalog, catalogEntries, document, info, metadata, pageTree, structureRoot } = merged;
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

/** Writes the page tree above the parts' own, and gives the number of all pages. */
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

function structureEntries({ output, document, ids, nextKey, roles, rows }: Merged): Map<string, string> {
  const entries = new Map([
    ["/Type", "/StructTreeRoot"],
    ["/RoleMap", writeDictionary(roles)],
    ["/K", `[${document} 0 R]`],
    ["/ParentTree", writeTree(output, rows)],
    ["/ParentTreeNextKey", String(nextKey)],
  ]);
  return ids.length > 0 ? entries.set("/IDTree", writeTree(output, ids)) : entries;
}
