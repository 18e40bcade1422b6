import type { RowProblem } from "#lib/contracts/row-problem.ts";

/**
 * How many rows have errors; null if unknown, because problem groups don't name all of their rows and may share some.
 */
export function leftOutRows(problems: readonly RowProblem[]): number | null {
  const errors = problems.filter(({ severity }) => severity === "error");
  const [only, another] = errors;
  if (only !== undefined && another === undefined) return only.count;
  if (errors.some(({ count, rows }) => count > rows.length)) return null;
  return new Set(errors.flatMap(({ rows }) => rows)).size;
}
