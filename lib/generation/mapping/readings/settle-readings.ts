import { z } from "zod";
import { NumberReadingSchema, type SettledSource, type Source } from "#lib/contracts/sessions/source.ts";
import type { ColumnReading, OpenReading } from "../../spreadsheet/table.ts";
import { localeReading } from "../values/locale.ts";
import { dateSettler, SettledDatesSchema } from "./date-order.ts";

export const TradeNumbersSchema = z.object({ checked: z.number().int(), unchecked: z.number().int() });
export const PercentScaleSchema = z.enum(["fraction", "whole", "mixed", "unclear"]);

/** The parts that must be kept when storing an open reading. */
export type OpenReadingPart = keyof OpenReading;

/** How a column's texts are read, and what decided it: stored with a session and its job. */
export const SettledReadingSchema = z.object({
  decimal: NumberReadingSchema.shape.decimal,
  decimalBy: NumberReadingSchema.shape.settledBy,
  hasMixedDecimals: z.boolean().optional(),
  isDecimalOpen: z.boolean().optional(),
  ...SettledDatesSchema.shape,
  tradeNumbers: TradeNumbersSchema.optional(),
  percents: PercentScaleSchema.optional(),
  currencies: z.array(z.string()).optional(),
  discounts: z.enum(["percent", "amount", "none"]).optional(),
  hasLineTotals: z.literal(true).optional(),
} satisfies Record<keyof ColumnReading | "decimalBy" | "dateOrderBy", z.ZodType>);
export type SettledReading = z.infer<typeof SettledReadingSchema>;

/**
 * Decides each column's decimal separator and date order (`dateSettler` in `date-order.ts`): by its own rows, or if
 * they leave it open, by the sheet's other columns, or else by the locale's conventions.
 *
 * @param locale a BCP 47 tag that `isLocale` accepts
 * @param dateOrder the requested order for all dates that fit several; null if none is requested
 * @param evidence for each column, whether its separator tells that of others (`decimalEvidence`); by default all do
 */
export function settleReadings(
  readings: readonly OpenReading[],
  locale: string,
  dateOrder: ColumnReading["dateOrder"] | null,
  evidence: readonly boolean[] = readings.map(() => true),
): SettledReading[] {
  const usual = localeReading(locale);
  const proven = provenDecimal(readings.filter((_, index) => evidence[index]));
  const settleDates = dateSettler(readings, locale, dateOrder);
  return readings.map((column) => {
    const { decimals, hasMixedDecimals, tradeNumbers, percents, currencies } = column;
    const { decimal, decimalBy } = settleDecimal(decimals, proven, usual.decimal);
    return {
      decimal,
      decimalBy,
      ...(hasMixedDecimals && { hasMixedDecimals }),
      ...(decimalBy === "locale" && { isDecimalOpen: true }),
      ...settleDates(column),
      ...(tradeNumbers && { tradeNumbers }),
      ...(percents && { percents: percents[decimal] }),
      ...(currencies && { currencies }),
    };
  });
}

/** The decimal character that the numeric columns prove; null if none does, or if they contradict each other. */
function provenDecimal(readings: readonly OpenReading[]): ColumnReading["decimal"] | null {
  const proven = new Set(
    readings.flatMap(({ decimals, numeric }) => (numeric && decimals.length === 1 ? decimals : [])),
  );
  const [decimal, another] = proven;
  return another === undefined ? (decimal ?? null) : null;
}

function settleDecimal(
  decimals: OpenReading["decimals"],
  proven: ColumnReading["decimal"] | null,
  usual: ColumnReading["decimal"],
): Pick<SettledReading, "decimal" | "decimalBy"> {
  const [only] = decimals;
  if (decimals.length === 1 && only) return { decimal: only, decimalBy: "rows" };
  if (decimals.length > 1 && proven) return { decimal: proven, decimalBy: "columns" };
  return { decimal: usual, decimalBy: settledBy(decimals) };
}

function settledBy({ length }: readonly unknown[]): "format" | "rows" | "locale" {
  if (length === 0) return "format";
  return length === 1 ? "rows" : "locale";
}

/** The table's source, with how its date and number columns are read. */
export function settledSource(source: Source, readings: readonly SettledReading[]): SettledSource {
  const columns = source.columns.map(({ kinds, ...column }, index) => {
    const reading = readings[index];
    const hasDates = column.type === "date" && reading;
    const hasNumbers = ["number", "currency", "percent"].includes(column.type) && reading;
    return {
      ...column,
      dates: hasDates ? { order: reading.dateOrder, settledBy: reading.dateOrderBy } : null,
      numbers: hasNumbers ? { decimal: reading.decimal, settledBy: reading.decimalBy } : null,
    };
  });
  return { ...source, columns };
}
