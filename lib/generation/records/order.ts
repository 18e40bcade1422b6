import { z } from "zod";
import { MappingSchema, OutputSchema, RowRangeSchema, SettingsSchema, SourceSchema } from "#lib/contracts/session.ts";
import { LanguageSchema } from "#lib/messages/languages.ts";
import { RowRunsSchema } from "../mapping/problems/row-runs.ts";
import { SettledReadingSchema } from "../mapping/readings/settle-readings.ts";
import { PicturePlaceSchema } from "../pictures/picture-index.ts";
import { TemplateDefinitionSchema } from "../templates/definition.ts";

/**
 * Everything that documents are made from, as values and as keys of stored files: derived once from a session, and read by
 * the check, previews, the preflight and, frozen with the job at its start, by the plan and every shard. A change of its
 * shape is a new version: a job of an older one cannot go on.
 */
export const OrderSchema = z.object({
  version: z.literal(1),
  /** In the language of the documents. */
  template: TemplateDefinitionSchema,
  table: z.object({
    /** Of its rows, without the extension. */
    key: z.string(),
    /** Where every 256th row begins, in bytes. */
    offsets: z.array(z.number()),
    rowCount: z.number(),
    /** Rows with more cells than the table has columns. */
    tooLong: z.array(z.object({ row: z.number(), sheetRow: z.number() })),
  }),
  columns: SourceSchema.shape.columns,
  /** One for each column. */
  readings: z.array(SettledReadingSchema),
  mapping: MappingSchema,
  settings: SettingsSchema,
  output: OutputSchema,
  rows: RowRangeSchema,
  /** Of these rows, only those of the runs; null for all of them. */
  only: RowRunsSchema.nullable(),
  /** Where the images of settings are: the key of their pack, and the place in it. */
  images: z.record(
    z.string(),
    PicturePlaceSchema.pick({ format: true, offset: true, bytes: true }).extend({ pack: z.string() }),
  ),
  /** The keys of the pictures that rows name; null where the session has none. */
  pictures: z.object({ pack: z.string(), index: z.string() }).nullable(),
});
export type Order = z.infer<typeof OrderSchema>;

/** An order as its job keeps it, with what its results are called. */
export const JobOrderSchema = OrderSchema.extend({
  /** The spreadsheet's name. */
  filename: z.string(),
  /** Of whoever started it. */
  language: LanguageSchema,
});
export type JobOrder = z.infer<typeof JobOrderSchema>;
