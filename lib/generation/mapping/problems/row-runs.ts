import { z } from "zod";
import type { RowProblem } from "#lib/contracts/row-problem.ts";

/** Consecutive rows, first to last: 10,000 invalid rows only take space for the gaps between them. */
const RowRunSchema = z.tuple([z.number(), z.number()]);
export const RowRunsSchema = z.array(RowRunSchema);
export type RowRun = z.infer<typeof RowRunSchema>;

/** The runs of these rows, in order; the input may be unsorted and contain duplicates. */
export function runsOf(rows: Iterable<number>): RowRun[] {
  const runs: RowRun[] = [];
  for (const row of [...new Set(rows)].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.[1] === row - 1) last[1] = row;
    else runs.push([row, row]);
  }
  return runs;
}

/** All rows of the runs. */
export function* rowsOf(runs: readonly RowRun[]): Generator<number> {
  for (const [first, last] of runs) for (let row = first; row <= last; row += 1) yield row;
}

/** How many rows the runs have. */
export function countOf(runs: readonly RowRun[]): number {
  return runs.reduce((sum, [first, last]) => sum + last - first + 1, 0);
}

/** The rows with errors, which keep a document or a label from being created. */
export function rowsInError(problems: readonly RowProblem[]): number[] {
  return problems.filter(({ severity }) => severity === "error").map(({ row }) => row);
}
