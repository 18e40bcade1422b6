import type { RowProblem } from "#lib/contracts/row-problem.ts";
import type { Speech } from "../_site/words/say.tsx";
import { kindInWords } from "./problem-kinds.ts";

export type ProblemKey = "row" | "column" | "kind" | "severity";

export interface ProblemOrder {
  by: ProblemKey;
  isDescending: boolean;
}

/** Sorts the problems by the language's collation; equal ones stay in row order. */
export function inOrder(
  problems: readonly RowProblem[],
  { by, isDescending }: ProblemOrder,
  { language, say }: Speech,
): RowProblem[] {
  const words = new Intl.Collator(language, { numeric: true });
  const compare: Record<ProblemKey, (one: RowProblem, other: RowProblem) => number> = {
    row: (one, other) => one.row - other.row,
    column: (one, other) => words.compare(one.column ?? "", other.column ?? ""),
    kind: (one, other) => words.compare(kindInWords(one.code, say), kindInWords(other.code, say)),
    severity: (one, other) => words.compare(one.severity, other.severity),
  };
  const sign = isDescending ? -1 : 1;
  return problems.toSorted((one, other) => sign * compare[by](one, other) || compare.row(one, other));
}

/** The order after a click on a column's header: this order or, if it is already active, its reverse. */
export function nextOrder({ by, isDescending }: ProblemOrder, pressed: ProblemKey): ProblemOrder {
  return { by: pressed, isDescending: pressed === by && !isDescending };
}
