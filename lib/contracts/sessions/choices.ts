import { z } from "zod";
import { DesignRequestSchema } from "../designs/design-request.ts";
import { JobIdSchema, UploadIdSchema } from "../ids.ts";
import { limits } from "../limits.ts";
import { SkipCodeSchema } from "../row-problem.ts";
import { SettingValueSchema } from "../template.ts";
import { RowConditionsSchema } from "./row-conditions.ts";

const pattern = z.string().max(limits.patternCharacters);

/** One field's value: a column, or a text in which `{Column}` stands for the row's value. */
export const FieldMappingSchema = z.union([z.strictObject({ column: z.string() }), z.strictObject({ text: pattern })]);
export type FieldMapping = z.infer<typeof FieldMappingSchema>;

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

/**
 * The visitor's own fonts for a Word file's texts: uploads by the name of the font in the file, one for each
 * style. An empty list takes them away.
 */
export const WordFontsSchema = z.record(z.string().min(1).max(200), z.array(UploadIdSchema).max(4));
export type WordFonts = z.infer<typeof WordFontsSchema>;

export const RowRangeSchema = z.strictObject({ from: z.int().min(1), to: z.int().min(1) });
export type RowRange = z.infer<typeof RowRangeSchema>;

/** Which rows become documents: those of the range that meet all conditions, if there are any. */
export const RowChoiceSchema = RowRangeSchema.extend({ where: RowConditionsSchema.optional() });
export type RowChoice = z.infer<typeof RowChoiceSchema>;

/**
 * The part of a choice of rows that a request sets; the others stay as they are, or all rows in a new session. Of a
 * range with one end only, the other is that of the table. An empty `where` removes the conditions.
 */
const PartialRowChoiceSchema = RowChoiceSchema.partial();
export type PartialRowChoice = z.infer<typeof PartialRowChoiceSchema>;

export const DateOrderSchema = z.enum(["dmy", "mdy", "ymd"]);

const correctionText = z.string().max(limits.correctionCharacters);

/**
 * A cell's text as the visitor corrected it, by data row and column name. It is read as a text in that cell would be.
 */
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
  /** Up to four characters. */
  delimiter: z.string().min(1).max(4),
  /** The character around texts; "" if there is none and quotation marks are part of the text. */
  quote: z.enum(['"', "'", ""]),
  /** The character before a quotation mark that is part of the text: the quotation mark itself, or a backslash. */
  escape: z.enum(['"', "'", "\\"]),
  encoding: z.string().max(40),
};

/** The import options that a visitor chose; the others are detected from the content. */
export const ReadingSchema = z.object(reading).partial();
export type Reading = z.infer<typeof ReadingSchema>;

/** All that a visitor can choose; a request names what it changes. */
export const ChoicesSchema = z.object({
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
  /** Only for a Word file; fonts that aren't named stay as they are. */
  wordFonts: WordFontsSchema,
  mapping: MappingSchema,
  settings: SettingsSchema,
  /** The upload of a ZIP of images; null removes it. */
  pictures: UploadIdSchema.nullable(),
  /** A locale of null takes back what the visitor chose. */
  output: z.strictObject({ ...output, locale: output.locale.nullable(), format: OutputFormatSchema }).partial(),
  /** Null for all rows without conditions. */
  rows: PartialRowChoiceSchema.nullable(),
  /** Conditions on columns that the spreadsheet doesn't have; `[]` drops them, as does `rows` with `where`. */
  staleConditions: RowConditionsSchema,
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
});
