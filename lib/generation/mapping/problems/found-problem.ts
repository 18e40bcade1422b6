import type { z } from "zod";
import { type RowProblem, RowProblemSchema } from "#lib/contracts/row-problem.ts";
import type { Language } from "#lib/messages/languages.ts";
import { WordingSchema } from "#lib/messages/server-message.ts";
import { spoken } from "#lib/messages/translate.ts";

/** A row's problem as it is found and kept: for whoever asks, in whatever language. An older build kept the English alone. */
export const FoundProblemSchema = RowProblemSchema.extend({ wording: WordingSchema.optional() });
export type FoundProblem = z.infer<typeof FoundProblemSchema>;

/** Problems as the contract tells them. */
export function translateProblems(language: Language, problems: readonly FoundProblem[]): RowProblem[] {
  return problems.map((problem) => spoken(language, problem));
}
