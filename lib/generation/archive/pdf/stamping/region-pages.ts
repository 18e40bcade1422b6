import type { PdfFile } from "../syntax/pdf-file.ts";
import { elementReader, type FragmentElements } from "./fragment-elements.ts";
import type { ReadPage, TextOf } from "./mold-pages.ts";
import type { Texts } from "./stamp-texts.ts";
import type { PageNames, TextRun } from "./text-runs.ts";

/** A region of a page, with the fields that it prints. */
export interface RegionPlace {
  fields: readonly string[];
  /** Whether all records have a line of text there, of the same size at the same height: others would move what is around it. */
  steady: boolean;
}

/** What one record has in a region, as the engine has set it at its place: `around` has one more piece than there are `runs`. */
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

/** How thick the line is that begins a record's fragment and whose length tells its index, from 1 (`typesetting/regions.ts`). */
const mark =
  /\/Artifact BMC\nq\n[^\n]+ cm\n(?:[^\n]+ CS\n[^\n]+ SCN\n)?0\.037 w\n(?:[^\n]+ [MJj]\n)*0 0 m\n(\d+) 0 l\nS\nQ\nEMC\n?/;

/** What can't be moved to another page as it is: other marked contents, and what a page has names for, but for colours. */
const bound = /\/MCID|\/\w+ (?:gs|Do|sh|scn|SCN)\b/;

/**
 * Reads a page with a region of all records. A fragment that doesn't say the fields' texts, by its fonts' own mapping, isn't
 * in the result.
 * @param records the texts of each record, by field
 * @returns null if something else is on the page
 */
export function readRegionPage(
  file: PdfFile,
  { contents, names, owners }: ReadPage,
  { fields, steady }: RegionPlace,
  records: readonly Texts[],
  textOf: TextOf,
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
  const elementsOf = elementReader(file, owners);
  const first = firstWith(fields, records);
  const fragments = new Map<number, Fragment>();
  for (const index of records.keys()) {
    const known = fragments.get(first[index] ?? index);
    if (known) fragments.set(index, known);
    const piece = pieces.get(index);
    if (known || !piece) continue;
    const said = withoutSpaces(
      piece.runs.flatMap(({ font, codes }) => codes.map((code) => textOf(font, code))).join(""),
    );
    const isSaid = fields.every((field) => said.includes(withoutSpaces(records[index]?.[field] ?? "")));
    const elements = elementsOf(piece.runs);
    if (steady && !isLevel(piece.runs, pieces.get(0)?.runs[0])) continue;
    if (isSaid && elements && !piece.around.some((text) => bound.test(text)))
      fragments.set(index, { ...piece, elements });
  }
  return { names, fragments };
}

/** Whether letters stand on the line of these ones, in the same size. */
const isLevel = (runs: readonly TextRun[], line: TextRun | undefined) =>
  line !== undefined && runs.every(({ y, size, turn }) => y === line.y && size === line.size && turn === line.turn);

const withoutSpaces = (text: string) => text.replace(/\s/g, "");

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
