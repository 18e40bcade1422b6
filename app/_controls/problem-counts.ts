import type { RowProblem } from "#lib/contracts/row-problem.ts";
import type { Speech } from "../_site/words/say.tsx";

/** All problems, including those that are alike. */
export function countOf(problems: readonly RowProblem[]): number {
  return problems.reduce((sum, { count }) => sum + count, 0);
}

/** `12 errors and 5 warnings`; only distinguishes errors from warnings if all problems are loaded. */
export function problemsInWords(problems: RowProblem[], problemCount: number, { language, say }: Speech): string {
  if (problemCount > countOf(problems)) return say("problems.count", { count: problemCount });
  const errors = countOf(problems.filter(({ severity }) => severity === "error"));
  const warnings = problemCount - errors;
  const kinds = [
    errors > 0 && say("problems.errors", { count: errors }),
    warnings > 0 && say("problems.warnings", { count: warnings }),
  ];
  return new Intl.ListFormat(language).format(kinds.filter((kind) => kind !== false));
}
