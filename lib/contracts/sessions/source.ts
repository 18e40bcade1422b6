import { z } from "zod";
import { DateOrderSchema } from "./choices.ts";

export const ColumnTypeSchema = z.enum(["text", "number", "date", "email", "url", "boolean", "currency", "percent"]);
export type ColumnType = z.infer<typeof ColumnTypeSchema>;

/**
 * How a column's dates were read, and what decided: its rows; if they are ambiguous, the spreadsheet's other columns,
 * the points between their numbers, or else the locale; the request; or the format alone if no date in the column
 * depends on the order.
 */
export const DateReadingSchema = z.object({
  order: DateOrderSchema,
  settledBy: z.enum(["rows", "columns", "points", "locale", "format", "request"]),
});

/**
 * The same for the decimal separator of a column's numbers, which other columns can decide: `1.234` is a thousand in
 * Germany.
 */
export const NumberReadingSchema = z.object({
  decimal: z.enum([".", ","]),
  settledBy: z.enum(["rows", "columns", "locale", "format"]),
});

/**
 * Why a row was taken for the header. The workbook marks it: as the header of a `table`, of a `filter`, as rows that
 * are `frozen` or printed on each page (`titles`), or by `style`. Its cells differ from those below in `types`; it
 * names more columns than the rows above (`width`); there is no evidence against the `first` row. `values`: there is no
 * header, because the first row looks like the ones below.
 */
export const HeaderReasonSchema = z.object({
  code: z.enum(["table", "filter", "frozen", "titles", "style", "types", "width", "first", "values"]),
  /** How many rows above are titles and comments. */
  skipped: z.int(),
});
export type HeaderReason = z.infer<typeof HeaderReasonSchema>;

const ColumnSchema = z.object({
  name: z.string(),
  type: ColumnTypeSchema,
  samples: z.array(z.string()),
  /** Number of empty cells in the column. */
  empty: z.number().int(),
  /** The different texts of a column that has at most `limits.kindsPerColumn`, in their order. */
  kinds: z.array(z.string()).optional(),
  /** Whether the workbook hides it. */
  hidden: z.literal(true).optional(),
});

/** What was detected in the file, the same for each of its sessions. */
export const SourceSchema = z.object({
  format: z.enum(["csv", "tsv", "xlsx", "xlsb", "xls", "ods", "xml", "html", "json"]),
  /** For text files; null for a workbook. */
  encoding: z.string().nullable(),
  delimiter: z.string().nullable(),
  /** Null if quotation marks are part of the text. */
  quote: z.enum(['"', "'"]).nullable(),
  escape: z.string().nullable(),
  /** For workbooks; null for a text file. */
  sheet: z.string().nullable(),
  /** Every sheet of the workbook in tab order, including hidden and empty ones. */
  sheets: z.array(z.string()),
  /** Those of `sheets` that are hidden in the workbook. They are read only if named. */
  hiddenSheets: z.array(z.string()),
  /** Those of `sheets` that have a table, the first `limits.dataSheets` of them. */
  dataSheets: z.array(z.string()).default([]),
  /** Number of rows with values that were skipped because the workbook hides them or filters them out. */
  hiddenRows: z.number().int(),
  /** The last row of the header, from 1; 0 if there is no header. */
  headerRow: z.number().int(),
  /** Number of header rows: 1 to 3, or 0 if there is no header. */
  headerLines: z.number().int(),
  /** Null if the header was asked for, or read by an older build. */
  headerReason: HeaderReasonSchema.nullable().default(null),
  /**
   * What was left out because it isn't part of the first table: notes and other tables below it, as a number of rows,
   * and other tables beside it, from this column on.
   */
  leftOut: z.object({ rows: z.int(), fromColumn: z.string().nullable() }).default({ rows: 0, fromColumn: null }),
  /** The columns with cells that are merged over several rows, and whether their values fill these rows. */
  merged: z.array(z.object({ column: z.string(), isFilled: z.boolean() })).default([]),
  rowCount: z.number().int(),
  columns: z.array(ColumnSchema),
  /**
   * The first data rows as texts, cut to `limits.firstRowCharacters` per cell. `row` counts data rows, `sheetRow` all
   * rows of the sheet.
   */
  firstRows: z.array(z.object({ row: z.number().int(), sheetRow: z.number().int(), cells: z.array(z.string()) })),
});
export type Source = z.infer<typeof SourceSchema>;

/** The same as a session reads it; null for columns without dates or numbers. */
export const SettledSourceSchema = SourceSchema.extend({
  columns: z.array(
    ColumnSchema.extend({ dates: DateReadingSchema.nullable(), numbers: NumberReadingSchema.nullable() }),
  ),
});
export type SettledSource = z.infer<typeof SettledSourceSchema>;
