import type { PdfFile } from "../syntax/pdf-file.ts";
import { readArray, readDictionary } from "../syntax/pdf-syntax.ts";
import { type ElementsOf, elementsAlike, type FragmentElements } from "./fragment-elements.ts";
import type { ReadPage } from "./mold-pages.ts";
import type { Fragment, Region } from "./region-pages.ts";
import { renamer } from "./rename-colors.ts";
import { isSameLook, isSamePlace } from "./stamp-slots.ts";
import type { TextRun } from "./text-runs.ts";

/** Where a region stands on a document's page. */
export interface RegionSlot {
  region: Region;
  /** What stands for it in the page's content. */
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
    for (const [at, each] of cut.contents.entries()) {
      const { around, runs } = each.content;
      const from = runs.findIndex((_, start) => stands(placed, each.content, start));
      if (from < 0) continue;
      const to = from + placed.runs.length;
      const slot = slotOf(file, page, region, fragment, runs.slice(from, to), markOf(index), elementsOf);
      if (!slot) return null;
      slots.push(slot);
      const [head = "", tail = ""] = [placed.around[0], placed.around.at(-1)];
      const [before = "", after = ""] = [around[from], around[to]];
      const joined = before.slice(0, before.length - head.length) + slot.mark + after.slice(tail.length);
      const content = {
        around: [...around.slice(0, from), joined, ...around.slice(to + 1)],
        runs: [...runs.slice(0, from), ...runs.slice(to)],
      };
      cut = { ...cut, contents: cut.contents.with(at, { ...each, content }) };
      break;
    }
  }
  return { page: cut, slots };
}

/** Stands nowhere. */
const unnamed = "%unnamed\n";

/** Whether a fragment stands on a page from this run on: the same operators, places to a hundredth of a point. */
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

function slotOf(
  file: PdfFile,
  page: ReadPage,
  region: Region,
  fragment: Fragment,
  runs: readonly TextRun[],
  mark: string,
  elementsOf: ElementsOf,
): RegionSlot | null {
  const own = elementsOf(page.owners, runs);
  const elements = own && elementsAlike(own, fragment.elements);
  if (!own || !elements || own.leafOf.join() !== fragment.elements.leafOf.join()) return null;
  const ids = own.chains.map((_, leaf) => runs.flatMap(({ id }, index) => (own.leafOf[index] === leaf ? id : [])));
  // Nothing else may belong to these elements.
  const isOwn = own.chains.every(([leaf = -1], index) => {
    const children = readArray(readDictionary(file.text(own.objects[leaf] ?? 0)).get("/K") ?? "[]");
    return children.join() === ids[index]?.join();
  });
  return isOwn ? { region, mark, ids, elements, alike: fragment.elements } : null;
}

/** Runs and what is around them. */
type Placed = Pick<Fragment, "around" | "runs">;
