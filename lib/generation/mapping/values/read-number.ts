import type { PercentScale } from "../../spreadsheet/columns/percent-scale.ts";
import type { Cell, ColumnReading } from "../../spreadsheet/table.ts";
import { joinNumberText, splitNumberText } from "../../spreadsheet/values/number-text.ts";
import {
  canonicalNumber,
  type NumberCell,
  shownCurrency,
  shownDecimal,
  shownPercent,
  showsPercent,
} from "../../spreadsheet/values/shown-number.ts";
import { readHours } from "./read-hours.ts";

/** What a number was meant to be, and may not be: the field or filter that reads it decides. */
export interface PlainNumber {
  /** A canonical decimal. */
  decimal: string;
  percent: boolean;
  /** The mark of its currency as it is written, or its code. */
  currency: string | null;
}

/** Takes a cell's number as its text or, in a workbook, its format shows it; null where it holds none, or a time. */
export function plainNumber(cell: Cell, reading: ColumnReading): PlainNumber | null {
  if (typeof cell === "string") {
    const number = splitNumberText(cell);
    const decimal = number && joinNumberText(number, reading.decimal);
    return number && decimal !== null
      ? { decimal, percent: number.mark === "percent", currency: number.currency }
      : null;
  }
  if (cell.kind !== "number" || cell.unit === "days") return null;
  const percent = showsPercent(cell.text);
  const decimal = percent ? shownPercent(cell) : exactDecimal(cell);
  return decimal === null ? null : { decimal, percent, currency: shownCurrency(cell) };
}

function exactDecimal({ text, value, exact }: NumberCell): string {
  const number = exact === false ? splitNumberText(text) : null;
  return (number && joinNumberText(number, ".")) ?? shownDecimal(text, value) ?? canonicalNumber(value);
}

/** @returns the cell's number as a canonical decimal, an amount of time in hours; null where it holds none, or a percentage */
export function readNumber(cell: Cell, reading: ColumnReading): string | null {
  const number = plainNumber(cell, reading);
  return number === null ? readHours(cell) : number.percent ? null : number.decimal;
}

/** The same for how many there are of something: no amount of money. */
export function readCount(cell: Cell, reading: ColumnReading): string | null {
  return currencyMark(cell) === null ? readNumber(cell, reading) : null;
}

/** The same for an amount of money: no amount of time. */
export function readAmount(cell: Cell, reading: ColumnReading): string | null {
  const number = plainNumber(cell, reading);
  return number === null || number.percent ? null : number.decimal;
}

/** The currency that stands beside a cell's number, as it is written, or its code; null where none does. */
export function currencyMark(cell: Cell): string | null {
  if (typeof cell === "string") return splitNumberText(cell)?.currency ?? null;
  return cell.kind === "number" ? shownCurrency(cell) : null;
}

/**
 * The cell's number in percent: "20", "20 %" and a workbook's 0.2 that shows as "20%" are all "20". A number without a
 * sign is what its column's numbers are; where no column tells, one between 0 and 1 is a fraction, as 0.2 for 20 %.
 *
 * @returns a canonical decimal, or null where the cell holds no number, or one that may be either
 */
export function readPercent(cell: Cell, reading: ColumnReading): string | null {
  const number = plainNumber(cell, reading);
  if (number === null || number.currency !== null) return null;
  if (number.percent || Number(number.decimal) === 0) return number.decimal;
  const small = Math.abs(Number(number.decimal)) < 2;
  if (reading.percents === "unclear" && small) return null;
  return isFraction(Number(number.decimal), reading.percents) ? inPercent(number.decimal) : number.decimal;
}

function isFraction(value: number, scale: PercentScale | undefined): boolean {
  return scale === undefined ? value > 0 && value < 1 : scale === "fraction" && Math.abs(value) <= 1;
}

function inPercent(fraction: string): string {
  return canonicalNumber(Number(fraction) * 100);
}

/**
 * Whether a number without a percent sign may be meant otherwise than it is read: `unclear` where its column gives no
 * ground for either, `small` where most of the column is in percent and this may be a fraction.
 */
export function percentDoubt(cell: Cell, reading: ColumnReading): "unclear" | "small" | null {
  const number = plainNumber(cell, reading);
  const size = Math.abs(Number(number?.decimal ?? 0));
  if (number === null || number.percent || size === 0 || size >= 2) return null;
  if (reading.percents === "unclear") return "unclear";
  return reading.percents === "mixed" ? "small" : null;
}

/**
 * Whether a text is another number with the other decimal character, as 1.234 is, in a column that mixes them (`mixed`) or
 * in a sheet that does not tell its own (`open`).
 */
export function decimalDoubt(cell: Cell, reading: ColumnReading): "mixed" | "open" | null {
  const doubt = reading.hasMixedDecimals ? "mixed" : reading.isDecimalOpen ? "open" : null;
  const number = doubt && typeof cell === "string" ? splitNumberText(cell) : null;
  if (!number) return null;
  const [own, other] = [reading.decimal, reading.decimal === "." ? "," : "."] as const;
  const meant = joinNumberText(number, other);
  return meant !== null && meant !== joinNumberText(number, own) ? doubt : null;
}

/** What a workbook's cell holds and what it shows, where the format hides digits that somebody typed. */
export function hiddenDigits(cell: Cell): { held: string; shown: string } | null {
  if (typeof cell === "string" || cell.kind !== "number" || cell.exact === false || cell.unit === "days") return null;
  const percent = showsPercent(cell.text);
  const asFraction = percent ? shownDecimal(cell.text, cell.value * 100) : null;
  const shown = asFraction ?? shownDecimal(cell.text, cell.value);
  const held = canonicalNumber(asFraction === null ? cell.value : cell.value * 100);
  const decimals = held.split(".")[1]?.length ?? 0;
  return shown === null || Number(shown) === Number(held) || decimals > mostTyped ? null : { held, shown };
}

/** More decimals come of arithmetic, as in 10/3, and are not missed. */
const mostTyped = 6;
