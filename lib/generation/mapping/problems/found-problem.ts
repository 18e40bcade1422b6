import type { z } from "zod";
import { RowProblemSchema } from "#lib/contracts/row-problem.ts";
import { WordingSchema } from "#lib/messages/server-message.ts";

/**
 * A row's problem as stored, with its message translatable into any language. Older builds only stored the English
 * text.
 */
export const FoundProblemSchema = RowProblemSchema.omit({ count: true, rows: true }).extend({
  wording: WordingSchema.optional(),
});
export type FoundProblem = z.infer<typeof FoundProblemSchema>;
