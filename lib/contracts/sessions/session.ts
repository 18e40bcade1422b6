import { z } from "zod";
import { DesignNoteSchema, DesignSchema } from "../designs/design.ts";
import { JobIdSchema, SessionIdSchema, UploadIdSchema } from "../ids.ts";
import { RowProblemSchema, SkipCodeSchema } from "../row-problem.ts";
import { TemplateSchema, UnitSchema } from "../template.ts";
import { FoundPicturesSchema } from "../upload.ts";
import {
  KeptCorrectionSchema,
  MappingSchema,
  OutputFormatSchema,
  OutputSchema,
  ReadingSchema,
  RowChoiceSchema,
  SettingsSchema,
  WordFontsSchema,
} from "./choices.ts";
import { ColumnValuesSchema, RowConditionsSchema, RowCountsSchema } from "./row-conditions.ts";
import { SettledSourceSchema } from "./source.ts";

const TemplateNoteSchema = z.object({ code: z.string(), message: z.string() });
export type TemplateNote = z.infer<typeof TemplateNoteSchema>;

export const PreviewSchema = z.object({
  /** If the requested row doesn't meet the conditions, the next one that does, or else the last. */
  row: z.number().int(),
  /** The rows before and after it that meet the conditions; null at either end. */
  previous: z.number().int().nullable().default(null),
  next: z.number().int().nullable().default(null),
  /** Of a long document, only the first `limits.previewPages`. */
  pages: z.array(z.string()),
  pageCount: z.number().int().default(0),
  /** The name of the document's file, unless another one has it already; null if the document can't be created. */
  filename: z.string().nullable().default(null),
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

/** For `/jobs/<jobId>?share=<token>`: anyone with the token can see and download the job's documents until then. */
export const ShareSchema = z.object({ token: z.string(), expiresAt: z.iso.datetime() });
export type Share = z.infer<typeof ShareSchema>;

/** Labels of sheets that rows with errors leave out; `sheets` counts from 1, the first `limits.problemRowsShown`. */
export const MissingLabelsSchema = z.object({ labels: z.number().int(), sheets: z.array(z.number().int()) });

/** A part of the spreadsheet with its corrections, as CSV with a byte order mark; `next` is the row to ask for next. */
export const CorrectedPartSchema = z.object({
  text: z.string(),
  next: z.number().int().nullable(),
  /** The name of the whole file. */
  filename: z.string(),
});
export type CorrectedPart = z.infer<typeof CorrectedPartSchema>;

/** Who decided on the locale of the documents: the visitor, the Word file by its language, or nobody. */
export const LocaleOriginSchema = z.enum(["chosen", "file", "usual"]);
export type LocaleOrigin = z.infer<typeof LocaleOriginSchema>;

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
  /** Of a Word file: what its documents lack, and fonts that are replaced. */
  templateNotes: z.array(TemplateNoteSchema).default([]),
  /**
   * Fonts that a Word file uses but doesn't embed, each with the font that replaces it unless the visitor uploads it.
   */
  replacedFonts: z.array(z.object({ name: z.string(), family: z.string() })).default([]),
  wordFonts: WordFontsSchema.default({}),
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
  localeFrom: LocaleOriginSchema.default("chosen"),
  /** Whether the documents' locale fits the Word file, and the locale that would fit better. */
  localeNote: z.object({ message: z.string(), locale: z.string().nullable() }).nullable().default(null),
  rows: RowChoiceSchema,
  /**
   * Conditions of an earlier spreadsheet, or of one read differently, on columns that aren't there. They aren't used.
   */
  staleConditions: RowConditionsSchema.default([]),
  rowCounts: RowCountsSchema.default({ of: 0, kept: 0, unclear: [], cancelled: [], unmet: [], shared: [] }),
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
  /**
   * What applies where a setting leaves it to the spreadsheet or the locale, and why: a currency's code (null for
   * several), or whether tax is `included` in prices or `excluded` from them. Of a letterhead, what was changed on it.
   */
  settingNotes: z
    .array(z.object({ setting: z.string(), value: z.string().nullable(), message: z.string() }))
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
  /** Only in the answer to `corrected`. */
  corrected: CorrectedPartSchema.optional(),
  /** Only in the answer to `values`. */
  values: ColumnValuesSchema.optional(),
});
export type SessionResponse = z.infer<typeof SessionResponseSchema>;
