import type { OpenReading } from "../../spreadsheet/table.ts";
import { splitNumberText } from "../../spreadsheet/values/number-text.ts";

/**
 * The columns' readings, completed for the texts that a visitor typed into them. A correction never changes how other
 * cells are read.
 *
 * If a column has no texts with numbers, only a workbook's own, typed numbers are read as the column shows its own:
 * somebody who sees 100.000 for a hundred types 120.000. If the column says nothing, as with a workbook's own dates,
 * other columns or the locale decide, and a text that can mean several things gets a warning.
 */
export function withCorrections(
  readings: readonly OpenReading[],
  cells: readonly (readonly [row: number, column: number, text: string])[],
): OpenReading[] {
  const byColumn = Map.groupBy(cells, ([, column]) => column);
  return readings.map((reading, index) => {
    const texts = byColumn.get(index);
    if (!texts) return reading;
    const { decimals, dateOrders, shownDecimal, currencies = [] } = reading;
    const typed = texts.flatMap(([, , text]) => splitNumberText(text)?.currency ?? []);
    const marks = [...new Set([...currencies, ...typed])];
    return {
      ...reading,
      ...(decimals.length === 0 && { decimals: shownDecimal ? [shownDecimal] : [".", ","] }),
      ...(dateOrders.length === 0 && { dateOrders: ["dmy", "mdy", "ymd"], hasMixedOrders: true }),
      ...(marks.length > 0 && { currencies: marks }),
    };
  });
}
