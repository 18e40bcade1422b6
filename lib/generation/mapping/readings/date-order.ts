import { z } from "zod";
import { DateReadingSchema } from "#lib/contracts/sessions/source.ts";
import type { ColumnReading, OpenReading } from "../../spreadsheet/table.ts";
import { localeDateOrders, localeFacts } from "../values/locale.ts";

type DateOrder = ColumnReading["dateOrder"];

export const YearRangeSchema = z.object({ first: z.number().int(), last: z.number().int() });

/** How a column's dates are read, and what decided it. */
export const SettledDatesSchema = z.object({
  dateOrder: DateReadingSchema.shape.order,
  dateOrderBy: DateReadingSchema.shape.settledBy,
  // Absent in sessions of an older build.
  mixedOrders: z.enum(["read", "left"]).optional(),
  languages: z.array(z.string()).optional(),
  isMidnight: z.boolean().optional(),
  maySwap: z.boolean().optional(),
  years: YearRangeSchema.optional(),
});
type SettledDates = z.infer<typeof SettledDatesSchema>;

/**
 * Makes the function that decides how to read the dates of one of these columns. An order that its rows leave open is
 * taken from the other columns or, failing that, from the locale. The column's candidates come from `columnReading` in
 * `spreadsheet/columns/column-statistics.ts`. Next: `readDate` in `mapping/values/read-date.ts` parses each cell
 * accordingly.
 */
export function dateSettler(
  readings: readonly OpenReading[],
  locale: string,
  requested: DateOrder | null,
): (column: OpenReading) => SettledDates {
  const usual = localeDateOrders(locale);
  const proven = provenOrders(readings);
  const clues = [...languageClues(readings), [localeFacts(locale).language]];
  const settleOrder = ({
    dateOrders: open,
    isPointed,
    hasMixedOrders,
  }: OpenReading): Pick<SettledDates, "dateOrder" | "dateOrderBy"> => {
    const first = (orders: DateOrder[]) => usual.find((each) => orders.includes(each)) ?? usual[0] ?? "dmy";
    if (open.length === 0) return { dateOrder: first([]), dateOrderBy: "format" };
    if (requested !== null) return { dateOrder: requested, dateOrderBy: "request" };
    if (open.length === 1) return { dateOrder: first(open), dateOrderBy: "rows" };
    const byColumns = open.filter((each) => proven.has(each));
    if (byColumns.length === 1) return { dateOrder: first(byColumns), dateOrderBy: "columns" };
    // No language writes the month first in a date with points (CLDR).
    const likely = isPointed && !hasMixedOrders ? open.filter((each) => each !== "mdy") : open;
    return { dateOrder: first(likely), dateOrderBy: likely.length === 1 ? "points" : "locale" };
  };
  return (column) => {
    const order = settleOrder(column);
    return {
      ...order,
      ...(column.hasMixedOrders && { mixedOrders: order.dateOrderBy === "locale" ? "left" : "read" }),
      ...(column.languages?.length && { languages: narrowed(column.languages, clues) }),
      ...(column.isMidnight && { isMidnight: true }),
      ...(column.maySwap && { maySwap: true }),
      ...(column.years && { years: column.years }),
    };
  };
}

/** The orders that some column proves, by rows that fit no other. */
function provenOrders(readings: readonly OpenReading[]): Set<DateOrder> {
  const proofs = readings.filter(({ dateOrders, hasMixedOrders }) => dateOrders.length === 1 && !hasMixedOrders);
  return new Set(proofs.flatMap(({ dateOrders }) => dateOrders));
}

/** The languages that any of these columns may be in, each list once: a sheet may have 2,000 columns. */
const languageClues = (readings: readonly OpenReading[]) => [
  ...new Map(readings.map(({ languages = [] }) => [languages.join(), languages])).values(),
];

/** The column's own languages, narrowed by those of the columns and of the locale. */
function narrowed(own: string[], clues: readonly string[][]): string[] {
  return clues.reduce((left, clue) => {
    const both = left.filter((language) => clue.includes(language));
    return both.length > 0 ? both : left;
  }, own);
}
