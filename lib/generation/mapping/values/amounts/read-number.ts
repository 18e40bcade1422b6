import type { PercentScale } from "#lib/generation/spreadsheet/columns/percent-scale.ts";
import type { Cell, ColumnReading } from "#lib/generation/spreadsheet/table.ts";
import {
  joinNumberText,
  joinOtherNumberText,
  splitNumberText,
} from "#lib/generation/spreadsheet/values/number-text.ts";
import {
  canonicalNumber,
  type NumberCell,
  shownCurrency,
  shownDecimal,
  shownPercent,
  showsPercent,
} from "#lib/generation/spreadsheet/values/shown-number.ts";
import { readHours } from "./read-hours.ts";

/** A number and its possible meanings; the field or filter that reads it decides. */
export interface PlainNumber {
  /** A canonical decimal. */
  decimal: string;
  percent: boolean;
  /** The currency's sign, word or code as written, or its ISO code. */
  currency: string | null;
}

/**
 * Reads a cell's number as its text or, in a workbook, its format shows it; null if it has none, or is a time. A text
 * that only the other decimal character makes a number is read with it, and `decimalDoubt` reports it.
 */
export function plainNumber(cell: Cell, reading: ColumnReading): PlainNumber | null {
  if (typeof cell === "string") {
    const number = splitNumberText(cell);
    const decimal = number && (joinNumberText(number, reading.decimal) ?? joinOtherNumberText(number, reading.decimal));
    return number && decimal !== null
      ? { decimal, percent: number.mark === "percent", currency: number.currency }
      : null;
  }
  if (cell.kind !== "number" || cell.unit === "days") return null;
  const percent = showsPercent(cell.text);
  const decimal = percent ? shownPercent(cell) : exactDecimal(cell);
  return decimal === null ? null : { decimal, percent, currency: shownCurrency(cell) };
}

/**
 * The number that a workbook's cell holds, whatever its format shows of it: a sum of 118.60 is 119 in the format
 * `#,##0`. That of a text is what it says.
 *
 * @param number what the cell shows
 */
export function heldDecimal(cell: Cell, number: PlainNumber): string {
  return typeof cell === "object" && cell.kind === "number" ? canonicalNumber(cell.value) : number.decimal;
}

function exactDecimal({ text, value, exact }: NumberCell): string {
  const number = exact === false ? splitNumberText(text) : null;
  return (number && joinNumberText(number, ".")) ?? shownDecimal(text, value) ?? canonicalNumber(value);
}

/** @returns the cell's number as a canonical decimal, a duration in hours; null if it has no number, or a percentage */
export function readNumber(cell: Cell, reading: ColumnReading): string | null {
  const number = plainNumber(cell, reading);
  if (number === null) return readHours(cell);
  return number.percent ? null : number.decimal;
}

/** The same for a count: amounts of money are rejected. */
export function readCount(cell: Cell, reading: ColumnReading): string | null {
  return currencyMark(cell) === null ? readNumber(cell, reading) : null;
}

/** The same for an amount of money: durations are rejected. */
export function readAmount(cell: Cell, reading: ColumnReading): string | null {
  const number = plainNumber(cell, reading);
  return number === null || number.percent ? null : number.decimal;
}

/** The currency next to a cell's number, as written, or its code; null if there is none. */
export function currencyMark(cell: Cell): string | null {
  if (typeof cell === "string") return splitNumberText(cell)?.currency ?? null;
  return cell.kind === "number" ? shownCurrency(cell) : null;
}

/**
 * The cell's number in per cent: "20", "20 %" and a workbook's 0.2 displayed as "20%" are all "20". A number without a
 * sign has its column's scale; if no column tells, one between 0 and 1 is a fraction: 0.2 is 20 %.
 *
 * @returns a canonical decimal, or null if the cell has no number, or one that may be either
 */
export function readPercent(cell: Cell, reading: ColumnReading): string | null {
  const number = plainNumber(cell, reading);
  if (number === null || number.currency !== null) return null;
  if (number.percent || Number(number.decimal) === 0) return number.decimal;
  const small = Math.abs(Number(number.decimal)) < 2;
  if (reading.percents === "unclear" && small) return null;
  return isFraction(Number(number.decimal), reading.percents) ? inPercent(number.decimal) : number.decimal;
}

/**
 * Like `readPercent`, also for a sum such as "9 + 9", a rate of several taxes, and for a rate with its name. Empty
 * parts of a sum don't count.
 */
export function readPercents(cell: Cell, reading: ColumnReading): string | null {
  if (typeof cell !== "string" || !cell.includes("+")) {
    return readPercent(typeof cell === "string" ? (namedRate(cell) ?? cell) : cell, reading);
  }
  const parts = cell.split("+").filter((part) => part.trim() !== "");
  const percents = parts.map((part) => readPercent(part.trim(), reading));
  if (percents.length === 0 || percents.includes(null)) return null;
  return canonicalNumber(percents.reduce((sum, percent) => sum + Number(percent), 0));
}

/** The rate in "20% (VAT on Income)", as Xero writes it. Null where the words may say that it isn't charged. */
export function namedRate(text: string): string | null {
  const [, rate, name = ""] = /^\s*(\d{1,2}(?:[.,]\d{1,3})?\s?%)\s*([\s(]\s*\p{L}[^\d%]*)$/u.exec(text) ?? [];
  return rate === undefined || /reverse|exempt|zero|frei|exon|exent|autoliq|invers/iu.test(name) ? null : rate;
}

function isFraction(value: number, scale: PercentScale | undefined): boolean {
  return scale === undefined ? value > 0 && value < 1 : scale === "fraction" && Math.abs(value) <= 1;
}

function inPercent(fraction: string): string {
  return canonicalNumber(Number(fraction) * 100);
}

/**
 * Whether a number without a percent sign is ambiguous: `unclear` if its column gives no evidence for either scale,
 * `small` if most of the column is in per cent and this one may be a fraction.
 */
export function percentDoubt(cell: Cell, reading: ColumnReading): "unclear" | "small" | null {
  const number = plainNumber(cell, reading);
  const size = Math.abs(Number(number?.decimal ?? 0));
  if (number === null || number.percent || size === 0 || size >= 2) return null;
  if (reading.percents === "unclear") return "unclear";
  return reading.percents === "mixed" ? "small" : null;
}

/**
 * Whether a text is a different number with the other decimal character, such as 1.234, in a column that mixes them
 * (`mixed`) or in a sheet that does not tell its own (`open`), or is a number with the other one only (`other`).
 */
export function decimalDoubt(cell: Cell, reading: ColumnReading): "mixed" | "open" | "other" | null {
  const open = reading.isDecimalOpen ? "open" : null;
  const doubt = reading.hasMixedDecimals ? "mixed" : open;
  if (typeof cell !== "string" || (doubt === null && isOnlyDecimal(cell, reading.decimal))) return null;
  const number = splitNumberText(cell);
  if (!number) return null;
  if (joinOtherNumberText(number, reading.decimal) !== null) return "other";
  if (doubt === null) return null;
  const otherDecimal = reading.decimal === "." ? "," : ".";
  const other = joinNumberText(number, otherDecimal);
  return other !== null && other !== joinNumberText(number, reading.decimal) ? doubt : null;
}

/** Whether a text has no separator but one decimal character, as most numbers: no other reading makes it a number. */
function isOnlyDecimal(text: string, decimal: ColumnReading["decimal"]): boolean {
  return !text.includes(decimal === "." ? "," : ".") && text.indexOf(decimal) === text.lastIndexOf(decimal);
}

/** A workbook cell's stored and displayed number, if the format hides digits that somebody typed. */
export function hiddenDigits(cell: Cell): { held: string; shown: string } | null {
  if (typeof cell === "string" || cell.kind !== "number" || cell.exact === false || cell.unit === "days") return null;
  const percent = showsPercent(cell.text);
  const asFraction = percent ? shownDecimal(cell.text, cell.value * 100) : null;
  const shown = asFraction ?? shownDecimal(cell.text, cell.value);
  const held = canonicalNumber(asFraction === null ? cell.value : cell.value * 100);
  const decimals = held.split(".")[1]?.length ?? 0;
  return shown === null || Number(shown) === Number(held) || decimals > mostTyped ? null : { held, shown };
}

/** More decimals come from arithmetic, as in 10/3, and nobody misses them. */
const mostTyped = 6;
