import { parseNumberText } from "../spreadsheet/number-text.ts";
import { type Cell, type ColumnReading, cellText } from "../spreadsheet/table.ts";

/** Excel keeps 15 digits; the rest of a double is noise, as in 0.1 + 0.2. */
const digitsOfExcel = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 15, useGrouping: false });

/** @returns the cell's number as a canonical decimal, or null where it holds none */
export function readNumber(cell: Cell, reading: ColumnReading): string | null {
  if (typeof cell === "string") return parseNumberText(cell, reading.decimal);
  if (cell.kind !== "number") return null;
  return (cell.exact === false ? parseNumberText(cell.text, ".") : null) ?? canonical(cell.value);
}

/**
 * The cell's number in percent: "20", "20 %" and a workbook's 0.2 that shows as "20%" are all "20". A number
 * between 0 and 1 that shows no sign is taken for a fraction, as 0.2 for 20 %.
 *
 * @returns a canonical decimal, or null where the cell holds no number
 */
export function readPercent(cell: Cell, reading: ColumnReading): string | null {
  const number = readNumber(cell, reading);
  if (number === null) return null;
  const value = Number(number);
  const showsSign = cellText(cell).includes("%");
  const isFraction = showsSign ? typeof cell === "object" : value > 0 && value < 1;
  return isFraction ? canonical(value * 100) : number;
}

function canonical(value: number): string {
  const short = String(value);
  return short.length <= 15 && !short.includes("e") ? short : digitsOfExcel.format(value);
}
