import type { TextRun } from "./text-runs.ts";

/** Texts by field. */
export type Texts = Readonly<Record<string, string>>;

/** A place of a field, where its texts stay on one line up to this width, in points. */
export interface StampPlace {
  field: string;
  room: number;
}

/** A text as the engine has set it on one line. */
export interface StampText {
  /** Where they start counts from the line's start. */
  runs: readonly TextRun[];
  /** Where the line starts if it ends at an edge, in points: a wider one starts further left. */
  start: number;
}

/** A place of a field, with its texts as the engine has set them there. */
export interface StampPage {
  field: string;
  /** By their index; without those that aren't surely one line there. */
  texts: ReadonlyMap<number, StampText>;
}

/** The distance between the baselines of texts that follow each other, in points. */
const step = 1;
const upright = "1 0 0 -1";
/**
 * A word that fills more of its line becomes smaller in the templates (`templates/fit.typ`); apart from that, a text
 * that fits is on one line.
 */
const usable = 0.998;
/** What sums of widths may be off, as a part of the size: PDF has letters' distances in thousandths. */
const rounded = 0.02;

/**
 * Reads a page with a field's texts, the first of which is there.
 * @param runs all that the page shows
 * @param texts the field's texts. The result leaves out one whose runs don't have its letters between the shared words
 * @param textOf what a code of a font stands for
 * @returns null if something else is on the page
 */
export function readStampPage(
  { field, room }: StampPlace,
  runs: readonly TextRun[],
  texts: readonly string[],
  textOf: (font: number, code: number) => string,
): StampPage | null {
  const top = runs[0]?.y ?? 0;
  const lines = new Map<number, TextRun[]>();
  for (const run of runs) {
    const index = Math.round((top - run.y) / step);
    if (run.turn !== upright || Math.abs(top - run.y - index * step) > 0.01) return null;
    lines.set(index, [...(lines.get(index) ?? []), run]);
  }
  const textIn = (line: readonly TextRun[] = []) =>
    line.flatMap(({ font, codes }) => codes.map((code) => textOf(font, code))).join("");
  const [sample = ""] = texts;
  const [before, after, ...others] = textIn(lines.get(0)).split(sample);
  if (before === undefined || after === undefined || others.length > 0) return null;
  const read = new Map<number, StampText>();
  for (const [index, line] of lines) {
    const [first, last] = [line[0], line.at(-1)];
    if (!first || !last || last.x + last.width - first.x > room * usable - first.size * rounded) continue;
    if (textIn(line) !== before + texts[index] + after) continue;
    read.set(index, { start: first.x, runs: line.map((run) => ({ ...run, x: run.x - first.x })) });
  }
  return { field, texts: read };
}
