/**
 * The warnings that a visitor may have rows skipped for: those that the values of a document's own rows decide, and
 * labels that an earlier row has as well. Without a schema, because the page lists them.
 */
export const skipCodes = [
  "value_missing",
  "not_a_number",
  "number_not_exact",
  "doubtful_number",
  "not_a_date",
  "ambiguous_date",
  "not_an_email",
  "not_a_url",
  "not_a_boolean",
  "error_cell",
  "unreadable_character",
  "missing_picture",
  "zeros_restored",
  "inconsistent_group",
  "incomplete_document",
  "total_row",
  "repeated_header",
  "unclosed_quote",
  "mended_row",
  "formula_without_value",
  "repeated_label",
] as const;
