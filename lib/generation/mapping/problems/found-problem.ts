import type { z } from "zod";
import { type RowProblem, RowProblemSchema } from "#lib/contracts/row-problem.ts";
import type { Language } from "#lib/messages/languages.ts";
import { WordingSchema } from "#lib/messages/server-message.ts";
import { spoken } from "#lib/messages/translate.ts";

/**
 * A row's problem as stored, with its message translatable into any language. Older builds only stored the English
 * text.
 */
export const FoundProblemSchema = RowProblemSchema.extend({ wording: WordingSchema.optional() });
export type FoundProblem = z.infer<typeof FoundProblemSchema>;

/** Converts problems to the form in the contract. */
export function translateProblems(language: Language, problems: readonly FoundProblem[]): RowProblem[] {
  return problems.map((problem) => spoken(language, problem));
}
