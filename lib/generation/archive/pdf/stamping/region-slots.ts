import type { PdfFile } from "../syntax/pdf-file.ts";
import { readArray, readDictionary } from "../syntax/pdf-syntax.ts";
import { type ElementsOf, elementsAlike, type FragmentElements } from "./fragment-elements.ts";
import type { ReadContent, ReadPage } from "./mold-pages.ts";
import type { Fragment, Region } from "./region-pages.ts";
import { renamer } from "./rename-colors.ts";
import { isSameLook, isSamePlace } from "./stamp-slots.ts";
import type { TextRun } from "./text-runs.ts";

/** The place of a region on a document's page. */
export interface RegionSlot {
  region: Region;
  /** The comment in its place in the page's content. */
  mark: string;
  /** The marked contents that it has there, by the elements that they belong to. */
  ids: readonly (readonly number[])[];
  /** The page's elements, in the order of those of a fragment, and what any fragment's have to be like. */
  elements: readonly number[];
  alike: FragmentElements;
}

/** A page without its regions, and where these are. */
export interface CutPage {
  page: ReadPage;
  slots: RegionSlot[];
}

/** A comment, to which nothing that our engine writes is alike. */
const markOf = (index: number) => `%region ${index}\n`;

/**
 * Finds what a record's regions have on a page of its document, and leaves marks there.
 * @returns null if a region's elements aren't those that its fragments have
 */
export function cutRegions(
  file: PdfFile,
  page: ReadPage,
  regions: readonly Region[],
  record: number,
  elementsOf: ElementsOf,
): CutPage | null {
  const slots: RegionSlot[] = [];
  let cut = page;
  for (const [index, region] of regions.entries()) {
    const fragment = region.fragments.get(record);
    if (!fragment) continue;
    const named = renamer(region.names, page.names);
    const placed = { runs: fragment.runs, around: fragment.around.map((text) => named(text) ?? unnamed) };
    const found = findPlaced(cut, placed);
    if (!found) continue;
    const { at, stream, from } = found;
    const { content } = stream;
    const runs = content.runs.slice(from, from + placed.runs.length);
    const own = ownElements(file, elementsOf(page.owners, runs), runs, fragment.elements);
    if (!own) return null;
    const mark = markOf(index);
    slots.push({ region, mark, ...own, alike: fragment.elements });
    const marked = withMark(content, from, placed, mark);
    cut = { ...cut, contents: cut.contents.with(at, { ...stream, content: marked }) };
  }
  return { page: cut, slots };
}

/** Is on no page. */
const unnamed = "%unnamed\n";

/** The content stream of a page that has a fragment, its index, and the fragment's first run; null if none has it. */
function findPlaced({ contents }: ReadPage, placed: Placed): { at: number; stream: ReadContent; from: number } | null {
  for (const [at, stream] of contents.entries()) {
    const from = stream.content.runs.findIndex((_, start) => stands(placed, stream.content, start));
    if (from >= 0) return { at, stream, from };
  }
  return null;
}

/** A content with a mark in the place of the fragment that begins with this run. */
function withMark({ around, runs }: Placed, from: number, placed: Placed, mark: string): Placed {
  const to = from + placed.runs.length;
  const [head = "", tail = ""] = [placed.around[0], placed.around.at(-1)];
  const [before = "", after = ""] = [around[from], around[to]];
  const joined = before.slice(0, before.length - head.length) + mark + after.slice(tail.length);
  return {
    around: [...around.slice(0, from), joined, ...around.slice(to + 1)],
    runs: [...runs.slice(0, from), ...runs.slice(to)],
  };
}

/** Whether a fragment begins with this run of a page: the same operators, places to a hundredth of a point. */
function stands({ around, runs }: Placed, content: Placed, from: number): boolean {
  const last = runs.length;
  return (
    last > 0 &&
    runs.every((run, index) => {
      const twin = content.runs[from + index];
      return twin?.shown === run.shown && isSamePlace(run, twin) && isSameLook(run, twin);
    }) &&
    around.slice(1, last).every((text, index) => text === content.around[from + index + 1]) &&
    (content.around[from] ?? "").endsWith(around[0] ?? "") &&
    (content.around[from + last] ?? "").startsWith(around[last] ?? "")
  );
}

/**
 * The page's elements of a fragment's runs, and their marked contents; null if other elements or contents are there.
 */
function ownElements(
  file: PdfFile,
  own: FragmentElements | null,
  runs: readonly TextRun[],
  alike: FragmentElements,
): Pick<RegionSlot, "ids" | "elements"> | null {
  const elements = own && elementsAlike(own, alike);
  if (!own || !elements || own.leafOf.join() !== alike.leafOf.join()) return null;
  const ids = own.chains.map((_, leaf) => runs.flatMap(({ id }, index) => (own.leafOf[index] === leaf ? id : [])));
  // Nothing else may belong to these elements.
  const isOwn = own.chains.every(([leaf = -1], index) => {
    const children = readArray(readDictionary(file.text(own.objects[leaf] ?? 0)).get("/K") ?? "[]");
    return children.join() === ids[index]?.join();
  });
  return isOwn ? { ids, elements } : null;
}

/** Runs and what is around them. */
type Placed = Pick<Fragment, "around" | "runs">;
