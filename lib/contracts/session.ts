import { z } from "zod";
import { DesignNoteSchema, DesignRequestSchema, DesignSchema } from "./designs/design.ts";
import { JobIdSchema, SessionIdSchema, UploadIdSchema } from "./ids.ts";
import { limits } from "./limits.ts";
import { RowProblemSchema, SkipCodeSchema } from "./row-problem.ts";
import { SettingValueSchema, TemplateSchema, UnitSchema } from "./template.ts";
import { FoundPicturesSchema } from "./upload.ts";

const pattern = z.string().max(limits.patternCharacters);

/** One field's value: a column, or a text in which `{Column}` stands for the row's value. */
export const FieldMappingSchema = z.union([z.strictObject({ column: z.string() }), z.strictObject({ text: pattern })]);
export type FieldMapping = z.infer<typeof FieldMappingSchema>;

const TemplateNoteSchema = z.object({ code: z.string(), message: z.string() });
export type TemplateNote = z.infer<typeof TemplateNoteSchema>;

export const MappingSchema = z.record(z.string(), FieldMappingSchema.nullable());
export type Mapping = z.infer<typeof MappingSchema>;

export const SettingsSchema = z.record(z.string(), SettingValueSchema);
export type Settings = z.infer<typeof SettingsSchema>;

export const PdfStandardSchema = z.enum(["pdf", "pdf/a-3a"]);

const output = {
  archive: z.boolean(),
  combined: z.boolean(),
  filename: pattern.min(1),
  locale: z.string(),
  standard: PdfStandardSchema,
};

/** What documents are: `docx` only where the template is a Word file. */
export const OutputFormatSchema = z.enum(["pdf", "docx"]);
export type OutputFormat = z.infer<typeof OutputFormatSchema>;

export const OutputSchema = z.strictObject({ ...output, format: OutputFormatSchema.default("pdf") });
export type Output = z.infer<typeof OutputSchema>;

export const RowRangeSchema = z.strictObject({ from: z.int().min(1), to: z.int().min(1) });
export type RowRange = z.infer<typeof RowRangeSchema>;

export const DateOrderSchema = z.enum(["dmy", "mdy", "ymd"]);

const correctionText = z.string().max(limits.correctionCharacters);

/** A cell's text as the visitor corrected it, by data row and column name. It is read as a text in that cell would be. */
export const CorrectionSchema = z.strictObject({ row: z.int().min(1), column: z.string(), value: correctionText });
export type Correction = z.infer<typeof CorrectionSchema>;

/** `was`: the cell's text in the spreadsheet. */
export const KeptCorrectionSchema = CorrectionSchema.extend({ was: z.string() });
export type KeptCorrection = z.infer<typeof KeptCorrectionSchema>;

const reading = {
  sheet: z.string(),
  hiddenRows: z.boolean(),
  /** Whether to read what is below and beside the first table as part of it. */
  wholeSheet: z.boolean(),
  /** Whether merged cells that run down fill the rows that they cover. */
  mergedCells: z.boolean(),
  headerRow: z.int().min(0).max(1_000),
  /** Number of header lines. By default, a header named by `headerRow` has one. */
  headerLines: z.int().min(1).max(3),
  /** For all columns with dates that can be read in more than one way. */
  dateOrder: DateOrderSchema,
  delimiter: z.string().min(1).max(1),
  /** The character around texts; "" if there is none and quotation marks are part of the text. */
  quote: z.enum(['"', "'", ""]),
  /** The character before a quotation mark that is part of the text: the quotation mark itself, or a backslash. */
  escape: z.enum(['"', "'", "\\"]),
  encoding: z.string().max(40),
};

/** The import options that a visitor chose; the others are detected from the content. */
export const ReadingSchema = z.object(reading).partial();
export type Reading = z.infer<typeof ReadingSchema>;

const choices = {
  /** Null resets an import option. */
  sheet: reading.sheet.nullable(),
  hiddenRows: reading.hiddenRows.nullable(),
  wholeSheet: reading.wholeSheet.nullable(),
  mergedCells: reading.mergedCells.nullable(),
  headerRow: reading.headerRow.nullable(),
  headerLines: reading.headerLines.nullable(),
  dateOrder: reading.dateOrder.nullable(),
  delimiter: reading.delimiter.nullable(),
  quote: reading.quote.nullable(),
  escape: reading.escape.nullable(),
  encoding: reading.encoding.nullable(),
  template: z.string().max(60),
  /** Only for the template `design`, and always with it. */
  design: DesignRequestSchema,
  mapping: MappingSchema,
  settings: SettingsSchema,
  /** The upload of a ZIP of images; null removes it. */
  pictures: UploadIdSchema.nullable(),
  output: z.strictObject({ ...output, format: OutputFormatSchema }).partial(),
  rows: RowRangeSchema.nullable(),
  /** Only the rows that failed in this job, from the same spreadsheet with corrections; null for all rows. */
  failedIn: JobIdSchema.nullable(),
  /** Only the documents that have one of these rows; null for all. */
  only: z.array(z.int().min(1)).min(1).max(limits.corrections).nullable(),
  /** The whole list, which replaces the one before. */
  corrections: z.array(CorrectionSchema).max(limits.corrections),
  /** Drops the corrections that no longer match the spreadsheet. */
  staleCorrections: z.array(CorrectionSchema).max(0),
  /** Warnings for which rows are skipped. */
  skip: z.array(SkipCodeSchema).max(40),
  /**
   * `placeholders`: whether to mark the places of empty settings in an open session's preview; by default, it does.
   * `onSheet`: false shows a design's own pages instead of the sheet of labels that they are printed on.
   */
  preview: z
    .strictObject({ row: z.int().min(1), placeholders: z.boolean().optional(), onSheet: z.boolean().optional() })
    .nullable(),
};

/**
 * With `from` or `failedIn`, anything not specified is taken from that session or that job's session, as far as it fits
 * the spreadsheet.
 */
export const CreateSessionSchema = z.strictObject({
  ...z.object(choices).partial().shape,
  /** An earlier session of the visitor, in any state. */
  from: SessionIdSchema.optional(),
  uploadId: UploadIdSchema,
  template: choices.template,
  /** The spreadsheet is the template's own sample: the settings get its sample texts. */
  sample: z.boolean().optional(),
});
export type CreateSession = z.infer<typeof CreateSessionSchema>;

export const ChangeSessionSchema = z.strictObject({ ...z.object(choices).partial().shape, sessionId: SessionIdSchema });
export type ChangeSession = z.infer<typeof ChangeSessionSchema>;

export const CloseSessionSchema = z.strictObject({ sessionId: SessionIdSchema, state: z.literal("closed") });
export type CloseSession = z.infer<typeof CloseSessionSchema>;

/** Stops the session's job and keeps what it has made. Starting the session again makes the rest. */
export const StopSessionSchema = z.strictObject({ sessionId: SessionIdSchema, state: z.literal("stopped") });
export type StopSession = z.infer<typeof StopSessionSchema>;

/** Makes or revokes the link to a started session's documents. Sharing again answers the same link. */
export const ShareSessionSchema = z.strictObject({ sessionId: SessionIdSchema, share: z.boolean() });
export type ShareSession = z.infer<typeof ShareSessionSchema>;

export type SessionRequest = CreateSession | ChangeSession | CloseSession | StopSession | ShareSession;

/** Selects the schema that fits a body of `POST /api/generation/session`, so that errors name its fields. */
export function sessionRequestSchema(body: unknown): z.ZodType<SessionRequest> {
  if (typeof body !== "object" || body === null || !("sessionId" in body)) return CreateSessionSchema;
  if ("share" in body) return ShareSessionSchema;
  if (!("state" in body)) return ChangeSessionSchema;
  return body.state === "stopped" ? StopSessionSchema : CloseSessionSchema;
}

export const ColumnTypeSchema = z.enum(["text", "number", "date", "email", "url", "boolean", "currency", "percent"]);
export type ColumnType = z.infer<typeof ColumnTypeSchema>;

/**
 * How a column's dates were read, and what decided: its rows; if they are ambiguous, the spreadsheet's other columns or
 * else the locale; the request; or the format alone if no date in the column depends on the order.
 */
export const DateReadingSchema = z.object({
  order: DateOrderSchema,
  settledBy: z.enum(["rows", "columns", "locale", "format", "request"]),
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
 * Why a row was taken for the header. The workbook marks it: as the header of a `table`, of a `filter`, as rows that are
 * `frozen` or printed on each page (`titles`), or by `style`. Its cells differ from those below in `types`; it names
 * more columns than the rows above (`width`); nothing speaks against the `first` row. `values`: there is no header,
 * because the first row looks like the ones below.
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
   * What was left out because it is no part of the first table: notes and other tables below it, as a number of rows, and
   * other tables beside it, from this column on.
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

export const PreviewSchema = z.object({
  row: z.number().int(),
  pages: z.array(z.string()),
  /** The data rows of the document shown; only `row` if it can't be created. */
  rows: z.array(z.number().int()).default([]),
  /**
   * The texts of `row` as the spreadsheet has them, by column, without corrections. Null for a text of more than
   * `limits.correctionCharacters`, which can't be corrected.
   */
  cells: z.array(z.string().nullable()).default([]),
});
export type Preview = z.infer<typeof PreviewSchema>;

/**
 * Progress of laying out every document. Values are checked before a session is returned, so documents with errors in
 * their values count as checked from the start.
 */
export const PreflightSchema = z.object({
  /** `failed`: the preflight couldn't run, which says nothing about the documents. */
  state: z.enum(["running", "done", "failed"]),
  checked: z.number().int(),
  total: z.number().int(),
  /** Checked documents that will be created. */
  right: z.number().int(),
});
export type Preflight = z.infer<typeof PreflightSchema>;

/** For `/jobs/<jobId>?share=<token>`: whoever has the token can see and download the job's documents until then. */
export const ShareSchema = z.object({ token: z.string(), expiresAt: z.iso.datetime() });
export type Share = z.infer<typeof ShareSchema>;

/** Labels of sheets that rows with errors leave out; `sheets` counts from 1, the first `limits.problemRowsShown`. */
export const MissingLabelsSchema = z.object({ labels: z.number().int(), sheets: z.array(z.number().int()) });

export const SessionStateSchema = z.enum(["open", "started", "closed"]);

/** 201 or 200 of `POST /api/generation/session`. */
export const SessionResponseSchema = z.object({
  sessionId: SessionIdSchema,
  state: SessionStateSchema,
  uploadId: UploadIdSchema,
  filename: z.string(),
  expiresAt: z.iso.datetime(),
  template: TemplateSchema,
  /** Null for a template that isn't the visitor's own. */
  design: DesignSchema.nullable().default(null),
  /** What was changed when the design's upload was read. */
  designNotes: z.array(DesignNoteSchema).default([]),
  /** Of a Word file: what its documents lack, and fonts that others stand in for. */
  templateNotes: z.array(TemplateNoteSchema).default([]),
  /** What documents can be; `refusal` says why the template can't give them as such after all. */
  formats: z
    .array(z.object({ name: OutputFormatSchema, refusal: z.string().nullable() }))
    .default([{ name: "pdf", refusal: null }]),
  source: SettledSourceSchema,
  reading: ReadingSchema,
  mapping: MappingSchema,
  settings: SettingsSchema,
  pictures: UploadIdSchema.nullable(),
  /** The images found in that upload; null without one. */
  picturesFound: FoundPicturesSchema.extend({ filename: z.string() }).nullable(),
  output: OutputSchema,
  rows: RowRangeSchema,
  /** Also null if the spreadsheet has more or fewer rows than that job's, because row numbers then don't match. */
  failedIn: JobIdSchema.nullable(),
  /** Number of these rows; 0 if `failedIn` is null. */
  failedRows: z.number().int(),
  only: z.array(z.number().int()).nullable().default(null),
  corrections: z.array(KeptCorrectionSchema).default([]),
  /** Corrections of an earlier spreadsheet, or of one read differently, whose cell now has another text. */
  staleCorrections: z.array(KeptCorrectionSchema).default([]),
  /** Whether the spreadsheet is the template's own sample, with sample texts in its settings. */
  sample: z.boolean().default(false),
  unmapped: z.array(z.string()),
  /** The required settings without a value. */
  unset: z.array(z.string()).default([]),
  skip: z.array(SkipCodeSchema).default([]),
  /** For each setting with colours whose field has a column: the column's kinds; empty if there are too many. */
  kindColors: z.record(z.string(), z.array(z.object({ kind: z.string(), color: z.string() }))).default({}),
  /** Why a field got no column, or shouldn't have its current one, in the visitor's language. */
  hints: z.array(z.object({ field: z.string(), message: z.string() })).default([]),
  /** Unused columns that look like what a field needs, and the text that puts them into it. */
  offers: z
    .array(z.object({ field: z.string(), columns: z.array(z.string()), text: z.string(), message: z.string() }))
    .default([]),
  /** What `documentCount` counts. */
  unit: UnitSchema,
  documentCount: z.number().int(),
  /** For sheets of labels; what only the layout finds is not among them. */
  missing: MissingLabelsSchema.default({ labels: 0, sheets: [] }),
  problemCount: z.number().int(),
  problems: z.array(RowProblemSchema),
  /** Null for a session that was closed, or was started before its preflight ended. */
  preflight: PreflightSchema.nullable(),
  preview: PreviewSchema.nullable(),
  /** Only in the answer to `share`; null once it is revoked. */
  share: ShareSchema.nullable().optional(),
});
export type SessionResponse = z.infer<typeof SessionResponseSchema>;
