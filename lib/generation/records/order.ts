import { z } from "zod";
import { SkipCodeSchema } from "#lib/contracts/row-problem.ts";
import { MappingSchema, OutputSchema, RowChoiceSchema, SettingsSchema } from "#lib/contracts/sessions/choices.ts";
import { SourceSchema } from "#lib/contracts/sessions/source.ts";
import { LanguageSchema } from "#lib/messages/languages.ts";
import { RowRunsSchema } from "../mapping/problems/row-runs.ts";
import { SettledReadingSchema } from "../mapping/readings/settle-readings.ts";
import { PicturePlaceSchema } from "../pictures/picture-index.ts";
import { TemplateDefinitionSchema } from "../templates/definition.ts";
import { OddRowSchema } from "./stored-table.ts";

const StoredImageSchema = PicturePlaceSchema.pick({ format: true, offset: true, bytes: true }).extend({
  pack: z.string(),
});

/**
 * Everything that documents are created from, as values and as keys of stored files. Derived from a session; used by
 * the row check, previews and the preflight and, frozen at the job's start, by the plan and every shard. If its shape
 * changes, raise the version: jobs with an older version can't continue.
 */
export const OrderSchema = z.object({
  version: z.literal(1),
  /** Translated to the language of the documents. */
  template: TemplateDefinitionSchema,
  table: z.object({
    /** Key of its rows, without the extension. */
    key: z.string(),
    /** Byte offset of every 256th row. */
    offsets: z.array(z.number()),
    rowCount: z.number(),
    /** Rows with more cells than the table has columns. */
    tooLong: z.array(z.object({ row: z.number(), sheetRow: z.number() })),
    oddRows: z.array(OddRowSchema).default([]),
    /** The delimiter in the file, for the corrected spreadsheet; null for a workbook. */
    delimiter: z.string().nullable().default(null),
    /** Cells that the visitor corrected: row, index of the column, and text. */
    corrections: z.array(z.tuple([z.number(), z.number(), z.string()])).default([]),
  }),
  columns: SourceSchema.shape.columns,
  /** One per column. */
  readings: z.array(SettledReadingSchema),
  mapping: MappingSchema,
  settings: SettingsSchema,
  output: OutputSchema,
  rows: RowChoiceSchema,
  /** Warnings for which rows are skipped. */
  skip: z.array(SkipCodeSchema).default([]),
  /** Limits `rows` to these runs; null for no limit. */
  only: RowRunsSchema.nullable(),
  /** Where the images of settings are stored: the key of a pack and the place in it. */
  images: z.record(z.string(), StoredImageSchema),
  /**
   * The keys of a Word file's Typst source and, if the documents are Word files, of its form, and where its images are
   * stored, by their part; null for other templates.
   */
  word: z
    .object({
      source: z.string(),
      images: z.record(z.string(), StoredImageSchema),
      form: z.string().nullable().default(null),
    })
    .nullable()
    .default(null),
  /** The storage keys of fonts that a design or a Word file brings, by their family names. */
  fonts: z.record(z.string(), z.string()).default({}),
  /** The background of each page of a design: the keys of a PDF and, for previews, of an image of that page. */
  grounds: z.array(z.object({ pages: z.string(), page: z.number(), picture: z.string() }).nullable()).default([]),
  /** Storage keys of the rows' images; null if the session has none. */
  pictures: z.object({ pack: z.string(), index: z.string() }).nullable(),
});
export type Order = z.infer<typeof OrderSchema>;

/** An order as its job stores it, with what naming the results needs. */
export const JobOrderSchema = OrderSchema.extend({
  /** The spreadsheet's name. */
  filename: z.string(),
  /** The language of the visitor who started it. */
  language: LanguageSchema,
  /** The spreadsheet is the template's own sample, and the results' names say so. */
  sample: z.boolean().default(false),
});
export type JobOrder = z.infer<typeof JobOrderSchema>;
