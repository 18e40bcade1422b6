import type { RowProblem } from "#lib/contracts/row-problem.ts";
import { problemKinds } from "./problem-kinds.ts";

export type ProblemKey = "row" | "column" | "kind" | "severity";

export interface ProblemOrder {
  by: ProblemKey;
  isDescending: boolean;
}

const words = new Intl.Collator("en", { numeric: true });

const compare: Record<ProblemKey, (one: RowProblem, other: RowProblem) => number> = {
  row: (one, other) => one.row - other.row,
  column: (one, other) => words.compare(one.column ?? "", other.column ?? ""),
  kind: (one, other) => words.compare(problemKinds[one.code], problemKinds[other.code]),
  severity: (one, other) => words.compare(one.severity, other.severity),
};

/** The problems in the order wanted; those that are alike in it stay in the order of their rows. */
export function inOrder(problems: readonly RowProblem[], { by, isDescending }: ProblemOrder): RowProblem[] {
  const sign = isDescending ? -1 : 1;
  return problems.toSorted((one, other) => sign * compare[by](one, other) || compare.row(one, other));
}

/** What a press on a column's header asks for: this order or, where it is in place, the reverse. */
export function nextOrder({ by, isDescending }: ProblemOrder, pressed: ProblemKey): ProblemOrder {
  return { by: pressed, isDescending: pressed === by && !isDescending };
}
