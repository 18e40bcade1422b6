import { z } from "zod";
import { JobIdSchema, SessionIdSchema, UploadIdSchema } from "./ids.ts";
import { limits } from "./limits.ts";
import { RowProblemSchema } from "./row-problem.ts";
import { SettingValueSchema, TemplateSchema, UnitSchema } from "./template.ts";
import { FoundPicturesSchema } from "./upload.ts";

const pattern = z.string().max(limits.patternCharacters);

/** One field's value: a column as it is, or a text in which `{Column}` stands for the row's value. */
export const FieldMappingSchema = z.union([z.strictObject({ column: z.string() }), z.strictObject({ text: pattern })]);
export type FieldMapping = z.infer<typeof FieldMappingSchema>;

export const MappingSchema = z.record(z.string(), FieldMappingSchema.nullable());
export type Mapping = z.infer<typeof MappingSchema>;

export const SettingsSchema = z.record(z.string(), SettingValueSchema);
export type Settings = z.infer<typeof SettingsSchema>;

export const PdfStandardSchema = z.enum(["pdf", "pdf/a-3a"]);

export const OutputSchema = z.strictObject({
  archive: z.boolean(),
  combined: z.boolean(),
  filename: pattern.min(1),
  locale: z.string(),
  standard: PdfStandardSchema,
});
export type Output = z.infer<typeof OutputSchema>;

export const RowRangeSchema = z.strictObject({ from: z.int().min(1), to: z.int().min(1) });
export type RowRange = z.infer<typeof RowRangeSchema>;

export const DateOrderSchema = z.enum(["dmy", "mdy", "ymd"]);

const reading = {
  sheet: z.string(),
  hiddenRows: z.boolean(),
  headerRow: z.int().min(0).max(1_000),
  /** How many lines the header has; without it, one that `headerRow` names has one. */
  headerLines: z.int().min(1).max(2),
  /** For all columns of dates whose texts can be read in several ways. */
  dateOrder: DateOrderSchema,
  delimiter: z.string().min(1).max(1),
  /** What stands around texts; "" where nothing does, and quotation marks are text. */
  quote: z.enum(['"', "'", ""]),
  /** What stands before a quotation mark that is text: the quotation mark itself, or a backslash. */
  escape: z.enum(['"', "'", "\\"]),
  encoding: z.string().max(40),
};

/** What a visitor said about how to read a file; what is left out is found from the content. */
export const ReadingSchema = z.object(reading).partial();
export type Reading = z.infer<typeof ReadingSchema>;

const choices = {
  /** Null takes back what was said of this part of the reading. */
  sheet: reading.sheet.nullable(),
  hiddenRows: reading.hiddenRows.nullable(),
  headerRow: reading.headerRow.nullable(),
  headerLines: reading.headerLines.nullable(),
  dateOrder: reading.dateOrder.nullable(),
  delimiter: reading.delimiter.nullable(),
  quote: reading.quote.nullable(),
  escape: reading.escape.nullable(),
  encoding: reading.encoding.nullable(),
  template: z.string().max(60),
  mapping: MappingSchema,
  settings: SettingsSchema,
  /** The upload of a ZIP of pictures; null takes it back. */
  pictures: UploadIdSchema.nullable(),
  output: OutputSchema.partial(),
  rows: RowRangeSchema.nullable(),
  /** Only the rows that failed in this job, of the same sheet with corrections; null: all again. */
  failedIn: JobIdSchema.nullable(),
  preview: z.strictObject({ row: z.int().min(1) }).nullable(),
};

/** With `failedIn`, whatever is not said is as it was in that job's session. */
export const CreateSessionSchema = z.strictObject({
  ...z.object(choices).partial().shape,
  uploadId: UploadIdSchema,
  template: choices.template,
});
export type CreateSession = z.infer<typeof CreateSessionSchema>;

export const ChangeSessionSchema = z.strictObject({ ...z.object(choices).partial().shape, sessionId: SessionIdSchema });
export type ChangeSession = z.infer<typeof ChangeSessionSchema>;

export const CloseSessionSchema = z.strictObject({ sessionId: SessionIdSchema, state: z.literal("closed") });
export type CloseSession = z.infer<typeof CloseSessionSchema>;

export type SessionRequest = CreateSession | ChangeSession | CloseSession;

/** The schema that a body of `POST /api/generation/session` means to be of, so that its faults are named field by field. */
export function sessionRequestSchema(body: unknown): z.ZodType<SessionRequest> {
  if (typeof body !== "object" || body === null || !("sessionId" in body)) return CreateSessionSchema;
  return "state" in body ? CloseSessionSchema : ChangeSessionSchema;
}

export const ColumnTypeSchema = z.enum(["text", "number", "date", "email", "url", "boolean", "currency", "percent"]);
export type ColumnType = z.infer<typeof ColumnTypeSchema>;

/**
 * How a column's dates were read, and what told: its rows, where they leave it open the sheet's other columns or else the
 * locale, the request, or the format alone where no text of the column depends on the order.
 */
export const DateReadingSchema = z.object({
  order: DateOrderSchema,
  settledBy: z.enum(["rows", "columns", "locale", "format", "request"]),
});

/** The same for the character before the decimals of its numbers, which other columns may tell: `1.234` is a thousand in Germany. */
export const NumberReadingSchema = z.object({
  decimal: z.enum([".", ","]),
  settledBy: z.enum(["rows", "columns", "locale", "format"]),
});

const ColumnSchema = z.object({
  name: z.string(),
  type: ColumnTypeSchema,
  samples: z.array(z.string()),
  /** How many of the column's cells are empty. */
  empty: z.number().int(),
});

/** What was found in the file, the same for every session of it. */
export const SourceSchema = z.object({
  format: z.enum(["csv", "tsv", "xlsx", "ods"]),
  /** Of a text file; null for a workbook. */
  encoding: z.string().nullable(),
  delimiter: z.string().nullable(),
  /** Null where quotation marks are text. */
  quote: z.enum(['"', "'"]).nullable(),
  escape: z.string().nullable(),
  /** Of a workbook; null for a text file. */
  sheet: z.string().nullable(),
  /** Every sheet of the workbook, in the order of their tabs, hidden and empty ones too. */
  sheets: z.array(z.string()),
  /** Those of `sheets` that the workbook hides. None is read unless it is named. */
  hiddenSheets: z.array(z.string()),
  /** How many rows with values were left out of the sheet because the workbook hides them or filters them out. */
  hiddenRows: z.number().int(),
  /** The last row of the sheet that names the columns, from 1; 0 where no row does. */
  headerRow: z.number().int(),
  /** How many rows name them: 1 or 2, and 0 where none does. */
  headerLines: z.number().int(),
  rowCount: z.number().int(),
  columns: z.array(ColumnSchema),
  /** The first data rows as texts, each cut to `limits.firstRowCharacters`; `row` counts data rows, `sheetRow` those of the sheet. */
  firstRows: z.array(z.object({ row: z.number().int(), sheetRow: z.number().int(), cells: z.array(z.string()) })),
});
export type Source = z.infer<typeof SourceSchema>;

/** The same as a session reads it; null for the columns that hold no dates, or no numbers. */
export const SettledSourceSchema = SourceSchema.extend({
  columns: z.array(
    ColumnSchema.extend({ dates: DateReadingSchema.nullable(), numbers: NumberReadingSchema.nullable() }),
  ),
});
export type SettledSource = z.infer<typeof SettledSourceSchema>;

export const PreviewSchema = z.object({ row: z.number().int(), pages: z.array(z.string()) });
export type Preview = z.infer<typeof PreviewSchema>;

/**
 * How far the layout of every document has come, in documents. The values are checked before a session answers, so
 * documents that they spoil count as checked from the start.
 */
export const PreflightSchema = z.object({
  /** `failed`: it could not be carried out, which says nothing of the documents. */
  state: z.enum(["running", "done", "failed"]),
  checked: z.number().int(),
  total: z.number().int(),
  /** Of those checked, the documents that will be made. */
  right: z.number().int(),
});
export type Preflight = z.infer<typeof PreflightSchema>;

export const SessionStateSchema = z.enum(["open", "started", "closed"]);

/** 201 or 200 of `POST /api/generation/session`. */
export const SessionResponseSchema = z.object({
  sessionId: SessionIdSchema,
  state: SessionStateSchema,
  uploadId: UploadIdSchema,
  filename: z.string(),
  expiresAt: z.iso.datetime(),
  template: TemplateSchema,
  source: SettledSourceSchema,
  reading: ReadingSchema,
  mapping: MappingSchema,
  settings: SettingsSchema,
  pictures: UploadIdSchema.nullable(),
  /** What was found in that upload; null where there is none. */
  picturesFound: FoundPicturesSchema.extend({ filename: z.string() }).nullable(),
  output: OutputSchema,
  rows: RowRangeSchema,
  /** Null too where the sheet has not as many rows as that job's: they cannot be told apart by their numbers then. */
  failedIn: JobIdSchema.nullable(),
  /** How many rows of the sheet those are; 0 where `failedIn` is null. */
  failedRows: z.number().int(),
  unmapped: z.array(z.string()),
  /** Why a field was given no column, or should not have the one that it has, in the visitor's language. */
  hints: z.array(z.object({ field: z.string(), message: z.string() })).default([]),
  /** What `documentCount` counts. */
  unit: UnitSchema,
  documentCount: z.number().int(),
  problemCount: z.number().int(),
  problems: z.array(RowProblemSchema),
  /** Null for a session that was closed, or started before it was over. */
  preflight: PreflightSchema.nullable(),
  preview: PreviewSchema.nullable(),
});
export type SessionResponse = z.infer<typeof SessionResponseSchema>;
