import { keptCatalogEntries } from "../metadata.ts";
import { elementsBelow, readStructure, type Structure, shareStructure, writeShare } from "../structure.ts";
import type { PdfFile } from "../syntax/pdf-file.ts";
import { readDictionary, writeDictionary, writeReferences } from "../syntax/pdf-syntax.ts";
import { isMarked, markCodes } from "./code-marks.ts";
import type { DrawnModules } from "./drawn-modules.ts";
import { type ElementText, findElementTexts } from "./element-texts.ts";
import { elementReader } from "./fragment-elements.ts";
import { pageReader, type ReadContent, type ReadPage, type TextOf, textReader } from "./mold-pages.ts";
import { type Region, type RegionPlace, readRegionPage } from "./region-pages.ts";
import { cutRegions, type RegionSlot } from "./region-slots.ts";
import { findSlots, isSamePage, placeText, type Slot } from "./stamp-slots.ts";
import { readStampPage, type StampPage, type StampPlace, type StampText, type Texts } from "./stamp-texts.ts";
import type { PageContent, TextRun } from "./text-runs.ts";

/**
 * What a batch to be stamped consists of: the pages of one document three times, with the first and the second text of
 * each field and with those of `proof`; then a page for each place of a field, with all of its texts, and one for each
 * region, as each of the `records` has it.
 */
export interface StampBatch {
  /** Pages of a document. */
  pages: number;
  /** What the last pages are for. */
  stampPages: readonly StampPlace[];
  regionPages: readonly RegionPlace[];
  texts: Readonly<Record<string, readonly string[]>>;
  /** The first three are those of the three documents. */
  records: readonly Texts[];
  proof: Texts;
  /** By the field of a code: what is drawn for it in the three documents. */
  drawings: Readonly<Record<string, readonly DrawnModules[]>>;
}

/** A content stream, and where its texts are. */
export interface MoldContent extends ReadContent {
  slots: readonly Slot[];
}

export interface MoldPage extends ReadPage {
  contents: readonly MoldContent[];
  regions: readonly RegionSlot[];
}

/** A document of a batch, and the places of the texts that others have instead. */
export interface Mold {
  file: PdfFile;
  pages: readonly MoldPage[];
  structure: Structure;
  /** The document's elements at the top of the structure, and all of its elements. */
  children: readonly number[];
  elements: readonly number[];
  /** The names of elements, such as a table's heads. */
  ids: Structure["ids"];
  /** Where elements have fields' texts, apart from regions. */
  elementTexts: readonly ElementText[];
  /** The objects that differ from the batch's in all its documents alike, by number. */
  replaced: ReadonlyMap<number, string>;
  /** A field's texts, by the index that {@link StampPage} has for them. */
  indices: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/**
 * Finds where the texts of fields are in the first document of a batch, and proves it by the third one, which the
 * engine has set as well.
 * @returns null if the batch's documents can't be made by exchanging these texts
 */
export function findMold(file: PdfFile, batch: StampBatch): Mold | null {
  const read = pageReader(file);
  const elementsOf = elementReader(file);
  const set = readSetTexts(file, batch, read, elementsOf);
  if (!set) return null;
  const indices = new Map(
    Object.entries(batch.texts).map(([field, texts]) => [field, new Map(texts.map((text, index) => [text, index]))]),
  );
  const pages: MoldPage[] = [];
  for (let index = 0; index < batch.pages; index += 1) {
    const cut = [0, 1, 2].map((document) => {
      const page = read(file.pages[document * batch.pages + index] ?? 0);
      return cutRegions(file, withoutDrawings(page, batch, document), set.regions, document, elementsOf);
    });
    const [first, second, proof] = cut.map((each) => each?.page);
    const contents = first && second && proof && findContents([first, second, proof], set.stamps, indices, batch.proof);
    if (!contents) return null;
    pages.push({ ...first, contents, regions: cut[0]?.slots ?? [] });
  }
  // A code that is drawn in another way would be the sample's in each document.
  const drawn = new Set(pages.flatMap(({ contents }) => contents.flatMap((content) => content.drawn)));
  if (!Object.keys(batch.drawings).every((field) => drawn.has(field))) return null;
  if (pages.flatMap((page) => page.regions).length !== set.regions.length) return null;
  return withStructure(file, batch, pages, indices);
}

/** Reads the pages after the three documents; null if they aren't what the batch says. */
function readSetTexts(
  file: PdfFile,
  batch: StampBatch,
  read: (page: number) => ReadPage,
  elementsOf: ReturnType<typeof elementReader>,
): { stamps: StampPage[]; regions: Region[] } | null {
  const pages = file.pages.slice(batch.pages * 3);
  if (pages.length !== batch.stampPages.length + batch.regionPages.length) return null;
  const textOf = textReader(file);
  const stamps = batch.stampPages.map((place, index) => readStamps(read(pages[index] ?? 0), place, batch, textOf));
  const regions = batch.regionPages.map((place, index) => {
    const page = read(pages[batch.stampPages.length + index] ?? 0);
    return readRegionPage(page, place, batch.records, textOf, elementsOf);
  });
  if (!stamps.every((stamp) => stamp !== null) || !regions.every((region) => region !== null)) return null;
  return { stamps, regions };
}

/**
 * Finds where the texts are on the first of a page's three versions, by what differs in the second, and makes the third
 * from it: null unless that succeeds.
 */
function findContents(
  [first, second, third]: readonly [ReadPage, ReadPage, ReadPage],
  stamps: readonly StampPage[],
  indices: Mold["indices"],
  proof: Texts,
): MoldContent[] | null {
  if (!isAlike(first, second) || !isAlike(first, third)) return null;
  const contents: MoldContent[] = [];
  for (const [at, content] of first.contents.entries()) {
    const slots = findSlots(content.content, second.contents[at]?.content ?? null, stamps);
    if (!slots) return null;
    const found = { ...content, slots };
    const made = stampContent(found, (slot) => textAt(slot, indices, proof), 0);
    if (made === null || !isSamePage(made, third.contents[at]?.content ?? null)) return null;
    contents.push(found);
  }
  return contents;
}

/** Whether pages differ only in contents and fonts. Neither may have a link: its target may be a field's text. */
function isAlike(one: ReadPage, other: ReadPage): boolean {
  const [own, others] = [one, other].map(({ entries }) => {
    const resources = readDictionary(entries.get("/Resources") ?? "<<>>");
    resources.delete("/Font");
    const varying = ["/Contents", "/StructParents"].map((name) => [name, ""] as const);
    return writeDictionary(new Map([...entries, ...varying, ["/Resources", writeDictionary(resources)]]));
  });
  return own === others && !one.entries.has("/Annots") && one.contents.length === other.contents.length;
}

/** A page's content with other texts in its slots; null if one is missing. Additional runs get ids from `nextId` on. */
export function stampContent(
  { content, slots }: Pick<MoldContent, "content" | "slots">,
  textOf: (slot: Slot) => StampText | null,
  nextId: number,
): PageContent | null {
  const runs: TextRun[] = [];
  const around: string[] = [content.around[0] ?? ""];
  let id = nextId;
  let at = 0;
  for (const [index, run] of content.runs.entries()) {
    const slot = slots[at]?.index === index ? slots[at++] : undefined;
    const text = slot && textOf(slot);
    if (text === null) return null;
    const placed = slot && text ? placeText(slot, text, id) : [run];
    id += placed.length - 1;
    for (const each of placed) {
      runs.push(each);
      around.push("");
    }
    around[around.length - 1] = content.around[index + 1] ?? "";
  }
  return { around, runs };
}

/** The text that belongs at a slot; null if the engine hasn't set it. */
export function textAt({ page }: Slot, indices: Mold["indices"], texts: Texts): StampText | null {
  const index = indices.get(page.field)?.get(texts[page.field] ?? "");
  return (index === undefined ? undefined : page.texts.get(index)) ?? null;
}

/** A page with marks in place of the codes in one of the three documents, and of their texts for screen readers. */
function withoutDrawings(page: ReadPage, batch: StampBatch, set: number): ReadPage {
  const codes = Object.entries(batch.drawings).map(([field, drawn]) => ({
    field,
    text: [...(batch.texts[field] ?? []).slice(0, 2), batch.proof[field]][set] ?? "",
    traced: drawn[set]?.traced ?? "",
  }));
  const contents = page.contents.map((each) => {
    const around = each.content.around.map((text) => markCodes(text, codes));
    const drawn = codes.flatMap(({ field }) => (around.some((text) => isMarked(text, field)) ? field : []));
    return { ...each, drawn, content: { ...each.content, around } };
  });
  return { ...page, contents };
}

/** Reads a page with nothing but a field's texts; null for one with anything else. */
function readStamps(
  { contents }: ReadPage,
  place: StampPlace,
  { texts }: StampBatch,
  textOf: TextOf,
): StampPage | null {
  const runs = contents.flatMap(({ content }) => content.runs);
  const isPure = contents.every(({ content }) => content.around.every((text) => text === ""));
  return isPure ? readStampPage(place, runs, texts[place.field] ?? [], textOf) : null;
}

/** Compares the structure of the three documents, and reads that of the first. */
function withStructure(file: PdfFile, batch: StampBatch, pages: MoldPage[], indices: Mold["indices"]): Mold | null {
  const structure = readStructure(file);
  const owners: number[] = [];
  for (const [index, page] of file.pages.entries()) owners[page] = Math.min(3, Math.floor(index / batch.pages));
  const shares = shareStructure(file, structure, owners, 4);
  const elements = shares.map(({ children }) => children.flatMap((child) => elementsBelow(file, child)));
  const names = shares.map(({ ids }) => ids.map(({ id }) => id));
  const inRegions = new Set(pages.flatMap(({ regions }) => regions.flatMap(({ elements }) => elements)));
  const [share] = shares;
  if (!share) return null;
  const compareWith = (document: 1 | 2, textOf: (field: string) => string | undefined) => {
    const samples = Object.entries(batch.texts).map(
      ([field, [sample = ""]]) => [field, sample, textOf(field) ?? ""] as const,
    );
    const both = [elements[0] ?? [], elements[document] ?? []] as const;
    return findElementTexts(file, both, [names[0] ?? [], names[document] ?? []], samples, inRegions);
  };
  const elementTexts = compareWith(1, (field) => batch.texts[field]?.[1]);
  const proof = compareWith(2, (field) => batch.proof[field]);
  if (!elementTexts || JSON.stringify(elementTexts) !== JSON.stringify(proof)) return null;
  const replaced = new Map([
    ...writeShare(structure, share),
    [file.catalog, writeDictionary(keptCatalogEntries(file))],
    [
      file.pageTree,
      `<< /Type /Pages /Count ${pages.length} /Kids ${writeReferences(pages.map(({ object }) => object))} >>`,
    ],
  ]);
  return {
    file,
    pages,
    structure,
    children: share.children,
    elements: elements[0] ?? [],
    ids: share.ids,
    elementTexts,
    replaced,
    indices,
  };
}
