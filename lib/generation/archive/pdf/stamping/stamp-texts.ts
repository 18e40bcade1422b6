import type { TextRun } from "./text-runs.ts";

/** A text as the engine has set it on one line. */
export interface StampText {
  /** Where they start counts from the line's start. */
  runs: readonly TextRun[];
  /** Where the line starts if it ends at an edge, in points: a wider one starts further left. */
  start: number;
}

/** A place of a field: its texts, set as they are there. */
export interface StampPage {
  field: string;
  /** By their index; without those that aren't surely one line there. */
  texts: ReadonlyMap<number, StampText>;
}

/** The distance between the baselines of texts that follow each other, in points. */
const step = 1;
const upright = "1 0 0 -1";
/** The templates measure words one by one, so that sums are rounded (`templates/fit.typ`). */
const usable = 0.98;

/**
 * Reads a page with a field's texts, the first of which is there.
 * @param runs all that the page shows
 * @param room the width that a line may have, in points
 */
export function readStampPage(field: string, room: number, runs: readonly TextRun[]): StampPage {
  const top = runs[0]?.y ?? 0;
  const lines = new Map<number, TextRun[]>();
  for (const run of runs) {
    const index = Math.round((top - run.y) / step);
    const isOnLine = run.turn === upright && Math.abs(top - run.y - index * step) < 0.01;
    if (!isOnLine) throw new Error(`A text of ${field} stands between the lines`);
    lines.set(index, [...(lines.get(index) ?? []), run]);
  }
  const texts = new Map<number, StampText>();
  for (const [index, line] of lines) {
    const [first, last] = [line[0], line.at(-1)];
    if (!first || !last || last.x + last.width - first.x > room * usable) continue;
    texts.set(index, { start: first.x, runs: line.map((run) => ({ ...run, x: run.x - first.x })) });
  }
  return { field, texts };
}
