import type { RowProblemCode } from "#lib/contracts/row-problem.ts";
import type { Say } from "#lib/messages/page-messages.ts";

/** Each kind of problem in two or three words, for sorting a list. */
export function kindInWords(code: RowProblemCode, say: Say): string {
  return say(`problem.${code}`);
}
