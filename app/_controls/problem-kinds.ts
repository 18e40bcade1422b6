import type { RowProblemCode } from "#lib/contracts/row-problem.ts";

/** Each kind of problem in two or three words, by which a list can be put in order. */
export const problemKinds: Record<RowProblemCode, string> = {
  required_value_missing: "Missing value",
  not_a_number: "Not a number",
  number_not_exact: "Inexact number",
  not_a_date: "Not a date",
  not_an_email: "Not an e-mail",
  not_a_url: "Not an address",
  not_a_boolean: "Not a yes or no",
  error_cell: "Error in the sheet",
  unreadable_character: "Unreadable character",
  text_too_long: "Text too long",
  too_many_cells: "Too many cells",
  inconsistent_group: "Contradiction",
  too_many_rows: "Too many rows",
  missing_glyph: "Missing character",
  missing_picture: "Missing picture",
  cannot_be_set: "Cannot be set",
  duplicate_file_name: "Same file name",
};
