import { z } from "zod";
import { DateOrderSchema } from "#lib/contracts/sessions/choices.ts";
import { SourceSchema } from "#lib/contracts/sessions/source.ts";
import { YearRangeSchema } from "../mapping/readings/date-order.ts";
import { type OpenReadingPart, PercentScaleSchema, TradeNumbersSchema } from "../mapping/readings/settle-readings.ts";

const OpenReadingSchema = z.object({
  decimals: z.array(z.enum([".", ","])),
  dateOrders: z.array(DateOrderSchema),
  // Missing in tables stored by an older build.
  hasMixedDecimals: z.boolean().optional(),
  isPointed: z.literal(true).optional(),
  hasMixedOrders: z.boolean().optional(),
  languages: z.array(z.string()).optional(),
  isMidnight: z.boolean().optional(),
  maySwap: z.boolean().optional(),
  years: YearRangeSchema.optional(),
  tradeNumbers: TradeNumbersSchema.optional(),
  percents: z.record(z.enum([".", ","]), PercentScaleSchema).optional(),
  currencies: z.array(z.string()).optional(),
  shownDecimal: z.enum([".", ","]).optional(),
  numeric: z.literal(true).optional(),
} satisfies Record<OpenReadingPart, z.ZodType>);

/** Notes about a row as it was read. */
export const OddRowSchema = z.object({
  row: z.number(),
  sheetRow: z.number(),
  code: z.enum(["total_row", "repeated_header", "unclosed_quote", "mended_row", "formula_without_value"]),
  column: z.number().optional(),
});

const column = z.number().int();
const AmountRelationsSchema = z.object({
  products: z.array(z.object({ of: z.tuple([column, column]), is: column })),
  sums: z.array(z.object({ of: z.tuple([column, column]), is: column })),
  taxes: z.array(z.object({ of: column, at: column.nullable(), is: column })),
  rates: z.array(column),
  twins: z.array(z.tuple([column, column])).optional(),
  firsts: z
    .array(
      z.object({
        column,
        values: z.array(z.number().nullable()),
        half: z.number(),
        hasPercents: z.boolean(),
      }),
    )
    .optional(),
});

/** A spreadsheet as read with certain options. Stored so that previews and jobs don't have to read the upload again. */
export const StoredTableSchema = z.object({
  key: z.string(),
  source: SourceSchema,
  readings: z.array(OpenReadingSchema),
  /** Missing in tables stored by an older build. */
  amounts: AmountRelationsSchema.optional(),
  /** Of a workbook: the sheets that have a table, and its headers. */
  tables: z.array(z.object({ sheet: z.string(), headers: z.array(z.string()) })).default([]),
  tooLong: z.array(z.object({ row: z.number(), sheetRow: z.number() })),
  oddRows: z.array(OddRowSchema).default([]),
  offsets: z.array(z.number()),
});
export type StoredTable = z.infer<typeof StoredTableSchema>;
