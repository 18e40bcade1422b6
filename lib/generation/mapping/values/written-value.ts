import type { Cell, ColumnReading } from "../../spreadsheet/table.ts";
import { plainNumber } from "./amounts/read-number.ts";
import { shownText } from "./clean-text.ts";
import { readDate } from "./read-date.ts";

/** Digits alone are kept as they are, such as the 05 of "{Euros},{Cents}". */
const digitsAlone = /^\d*$/;

/**
 * A cell's contribution to the text of a number field: its number with this decimal character and no separators, with
 * its currency or percent sign; the plain text if the cell has no number.
 */
export function writtenNumber(cell: Cell, reading: ColumnReading, decimal: ColumnReading["decimal"]): string {
  const text = shownText(cell);
  if (digitsAlone.test(text)) return text;
  const number = plainNumber(typeof cell === "string" ? text : cell, reading);
  if (number === null) return text;
  const digits = number.decimal.replace(".", decimal);
  if (number.percent) return `${digits} %`;
  return number.currency === null ? digits : `${number.currency} ${digits}`;
}

/**
 * A cell's contribution to the text of a date field: its date or time in ISO 8601, or the plain text if it has none.
 */
export function writtenDate(cell: Cell, reading: ColumnReading): string {
  const { iso } = readDate(typeof cell === "string" ? shownText(cell) : cell, reading);
  return iso !== null && /^\d{4}-\d\d-|^\d\d:/.test(iso) ? iso : shownText(cell);
}
