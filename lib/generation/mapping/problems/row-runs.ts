import { z } from "zod";

/** Consecutive rows, first to last: 10,000 invalid rows only take space for the gaps between them. */
const RowRunSchema = z.tuple([z.number(), z.number()]);
export const RowRunsSchema = z.array(RowRunSchema);
export type RowRun = z.infer<typeof RowRunSchema>;

/** The runs of these rows, in order; the input may be unsorted and contain duplicates. */
export function runsOf(rows: Iterable<number>): RowRun[] {
  return joinRuns([...rows].map((row) => [row, row]));
}

/** The same rows as runs in order, without duplicates. */
export function joinRuns(runs: readonly RowRun[]): RowRun[] {
  const joined: RowRun[] = [];
  for (const [first, last] of runs.toSorted(([one], [other]) => one - other)) {
    const before = joined.at(-1);
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else joined.push([first, last]);
  }
  return joined;
}

/** All rows of the runs. */
export function* rowsOf(runs: readonly RowRun[]): Generator<number> {
  for (const [first, last] of runs) for (let row = first; row <= last; row += 1) yield row;
}

/** How many rows the runs have. */
export function countOf(runs: readonly RowRun[]): number {
  return runs.reduce((sum, [first, last]) => sum + last - first + 1, 0);
}
