import type { ElementsOf, FragmentElements } from "./fragment-elements.ts";
import type { ReadPage, TextOf } from "./mold-pages.ts";
import type { Texts } from "./stamp-texts.ts";
import type { PageNames, TextRun } from "./text-runs.ts";

/** A region of a page, with the fields that it depends on, and those that it prints as they are. */
export interface RegionPlace {
  fields: readonly string[];
  says: readonly string[];
  /**
   * Whether all records have lines of the same sizes at the same heights there: others would move what is around them.
   */
  steady: boolean;
}

/** A record's part of a region, as the engine has set it there. `around` has one more piece than there are `runs`. */
export interface Fragment {
  around: readonly string[];
  runs: readonly TextRun[];
  elements: FragmentElements;
}

export interface Region {
  /** What the page with all fragments calls its colours. */
  names: PageNames;
  /** By the index of their record. */
  fragments: ReadonlyMap<number, Fragment>;
}

/**
 * The line that begins a record's fragment, by its thickness; its length is the record's index, from 1
 * (`typesetting/stamps.ts`).
 */
const mark =
  /\/Artifact BMC\nq\n[^\n]+ cm\n(?:[^\n]+ CS\n[^\n]+ SCN\n)?0\.037 w\n(?:[^\n]+ [MJj]\n)*0 0 m\n(\d+) 0 l\nS\nQ\nEMC\n?/;

/**
 * What can't be moved to another page: other marked contents, and resources with a page's names, apart from colours.
 */
const bound = /\/MCID|\/\w+ (?:gs|Do|sh|scn|SCN)\b/;

/**
 * Reads a page with a region of all records. The result has no fragments whose letters, by the fonts' own mapping, lack
 * a text that they print.
 * @param records the texts of each record, by field
 * @returns null if something else is on the page
 */
export function readRegionPage(
  { contents, names, owners }: ReadPage,
  { fields, says, steady }: RegionPlace,
  records: readonly Texts[],
  textOf: TextOf,
  elementsOf: ElementsOf,
): Region | null {
  const [content, ...others] = contents;
  if (!content || others.length > 0) return null;
  const { around, runs } = content.content;
  const pieces = new Map<number, { around: string[]; runs: TextRun[] }>();
  let own: { around: string[]; runs: TextRun[] } | undefined;
  for (const [at, text] of around.entries()) {
    const [before = "", ...marked] = text.split(mark);
    if (own) own.around.push(before);
    else if (before !== "") return null;
    for (let index = 0; index < marked.length; index += 2) {
      own = { around: [marked[index + 1] ?? ""], runs: [] };
      pieces.set(Number(marked[index]) - 1, own);
    }
    const run = runs[at];
    if (!run) continue;
    if (!own) return null;
    own.runs.push(run);
  }
  const first = firstWith(fields, records);
  const fragments = new Map<number, Fragment>();
  for (const index of records.keys()) {
    const known = fragments.get(first[index] ?? index);
    if (known) fragments.set(index, known);
    const piece = pieces.get(index);
    if (known || !piece) continue;
    const printed = withoutSpaces(
      piece.runs.flatMap(({ font, codes }) => codes.map((code) => textOf(font, code))).join(""),
    );
    const isPrinted = says.every((field) => printed.includes(withoutSpaces(records[index]?.[field] ?? "")));
    const elements = elementsOf(owners, piece.runs);
    if (steady && linesOf(piece.runs) !== linesOf(pieces.get(0)?.runs ?? [])) continue;
    if (isPrinted && elements && !piece.around.some((text) => bound.test(text)))
      fragments.set(index, { ...piece, elements });
  }
  return { names, fragments };
}

/** The baselines of letters, with their sizes. */
function linesOf(runs: readonly TextRun[]): string {
  return [...new Set(runs.map(({ y, size, turn }) => `${y} ${size} ${turn}`))].join();
}

/** A comma may have become the end of a line. */
const withoutSpaces = (text: string) => text.replace(/,?\s/g, "");

/** For each record, the first one with the same texts in these fields. */
function firstWith(fields: readonly string[], records: readonly Texts[]): number[] {
  const known = new Map<string, number>();
  return records.map((texts, index) => {
    const key = JSON.stringify(fields.map((field) => texts[field]));
    const first = known.get(key) ?? index;
    known.set(key, first);
    return first;
  });
}
