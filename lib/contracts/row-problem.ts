import { z } from "zod";
import { skipCodes } from "./skip-codes.ts";

/**
 * What can be wrong with a row. A row with an error gets no document; a warning doesn't prevent it, but rows with one
 * of `skipCodes` can be skipped.
 */
export const RowProblemCodeSchema = z.enum([
  ...skipCodes,
  "required_value_missing",
  "currency_conflict",
  "text_too_long",
  "too_many_cells",
  "too_many_rows",
  "missing_glyph",
  "cannot_be_set",
  "render_failed",
  "render_timeout",
  "duplicate_file_name",
]);
export type RowProblemCode = z.infer<typeof RowProblemCodeSchema>;

export const SkipCodeSchema = z.enum(skipCodes);
export type SkipCode = z.infer<typeof SkipCodeSchema>;

/** Problems that are alike: of the first of their rows, or of the only one. */
export const RowProblemSchema = z.object({
  /** Data row, from 1. */
  row: z.number().int(),
  /** The row number shown by a spreadsheet program, from 1. */
  sheetRow: z.number().int(),
  column: z.string().nullable(),
  field: z.string().nullable(),
  /** The id of a design's element that the problem is about. */
  element: z.string().optional(),
  /** The name of the setting that the problem is about. */
  setting: z.string().optional(),
  code: RowProblemCodeSchema,
  /** If there are several, what they have in common, without quoting a single row. */
  message: z.string(),
  severity: z.enum(["error", "warning"]),
  /** How many problems are alike. */
  count: z.number().int(),
  /** Their rows in order, the first `limits.problemRowsShown`. */
  rows: z.array(z.number().int()),
});
export type RowProblem = z.infer<typeof RowProblemSchema>;
