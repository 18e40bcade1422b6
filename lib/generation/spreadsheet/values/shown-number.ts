import type { Cell } from "../table.ts";
import { isCurrencyMark } from "./currency-marks.ts";
import { joinNumberText } from "./number-text.ts";

export type NumberCell = Extract<Cell, { kind: "number" }>;

/** Excel keeps 15 digits; the rest of a double is noise, as in 0.1 + 0.2. Built when needed, because it takes 4 ms. */
let digitsOfExcel: Intl.NumberFormat | undefined;

/** A double as a decimal of at most 15 digits. */
export function canonicalNumber(value: number): string {
  const short = String(value);
  if (short.length <= 15 && !short.includes("e")) return short;
  digitsOfExcel ??= new Intl.NumberFormat("en-US", { maximumSignificantDigits: 15, useGrouping: false });
  return digitsOfExcel.format(value);
}

/**
 * The number that a workbook's cell displays, as a canonical decimal: 10/3 in the format `0.00` is 3.33. The separators
 * depend on the locale of the program that saved the file, so they are inferred by comparing with `value`. Null if the
 * text does not write the number out, such as `12.3M`, `1 1/2` and `1:30`.
 */
export function shownDecimal(text: string, value: number): string | null {
  const digits = onlyDigits(text);
  const decimal = digits === null ? undefined : decimalMarks.find((mark) => shows(digits, mark, value));
  const shown = digits === null || decimal === undefined ? null : sizeOf(digits, decimal);
  if (shown === null) return null;
  if (Number(shown) === Math.abs(value)) return canonicalNumber(value);
  return value < 0 && Number(shown) > 0 ? `-${shown}` : shown;
}

/**
 * The decimal character with which a workbook's cell displays its number: `1.500` of 1.5 has a point, of 1500 a comma.
 * Null if both would look the same.
 */
export function decimalMarkOf({ text, value }: NumberCell): "." | "," | null {
  const digits = /[.,]/.test(text) ? onlyDigits(text) : null;
  if (digits === null) return null;
  const size = showsPercent(text) ? value * 100 : value;
  const [only, another] = decimalMarks.filter((mark) => shows(digits, mark, size));
  return another === undefined ? (only ?? null) : null;
}

/**
 * A cell's text with other separators: `1,234.50 €` in German is `1.234,50 €`. A text that doesn't write the number out
 * stays as it is, because its points and commas may belong to it: `00\.00` shows 1234 as 12.34. So does one with plain
 * spaces, as in the postcode `110 01`: no language separates thousands with those.
 */
export function withSeparators({ text, value }: NumberCell, { decimal, group }: { decimal: string; group: string }) {
  const [, mantissa = text, exponent = ""] = /^(-?\d[.,]\d+)(E[+-]\d+)$/.exec(text) ?? [];
  const digits = /[.,'’\s]/.test(mantissa) && !/\d \d/.test(mantissa) ? onlyDigits(mantissa) : null;
  if (digits === null) return text;
  const values = possibleValues(text, value, exponent);
  const mark = decimalMarks.find((each) => values.some((possible) => shows(digits, each, possible)));
  if (mark === undefined || (!/^\d/.test(digits) && !digits.startsWith(mark))) return text;
  const written = digits.replace(/[.,'’\s]/gu, (separator) => (separator === mark ? decimal : group));
  return mantissa.replace(digits, () => written) + exponent;
}

/** The values that the digits of a text may show: those before its exponent, and in per cent or not. */
function possibleValues(text: string, value: number, exponent: string): number[] {
  if (exponent !== "") return [value / 10 ** Number(exponent.slice(1))];
  return showsPercent(text) ? [value * 100, value] : [value];
}

const decimalMarks = [".", ","] as const;

/** The digits of a text with a single number, and their separators. */
function onlyDigits(text: string): string | null {
  const [digits, another] = text.match(/[.,]?\d(?:[\d.,'’\s]*\d)?/gu) ?? [];
  return digits === undefined || another !== undefined ? null : digits;
}

const sizeOf = (digits: string, decimal: "." | ",") =>
  joinNumberText({ digits, negative: false, exponent: 0, mark: null, currency: null }, decimal);

/** Whether digits are this value, rounded, if the decimal character is this one. */
function shows(digits: string, decimal: "." | ",", value: number): boolean {
  const shown = sizeOf(digits, decimal);
  if (shown === null) return false;
  const half = 0.5 / 10 ** (shown.split(".")[1]?.length ?? 0);
  return Math.abs(Number(shown) - Math.abs(value)) <= half * (1 + 1e-6);
}

/** Whether a cell displays a percentage, whatever its value: `0%` with 0.2 and `0"%"` with 20 both show 20 %. */
export function showsPercent(text: string): boolean {
  return /[%٪％]/.test(text);
}

/** The percentage that a cell with a percent sign displays. */
export function shownPercent({ text, value }: NumberCell): string | null {
  return shownDecimal(text, value * 100) ?? shownDecimal(text, value);
}

/** Fast path: how most amounts start or end. */
const commonSign = /^-?([$€£])|\s([$€£])$/;

/**
 * The currency that a workbook's cell displays, as written, or its code if the cell's format says which currency an
 * ambiguous sign means. Null if it displays none.
 */
export function shownCurrency({ text, currency }: NumberCell): string | null {
  const [, before, sign = before] = commonSign.exec(text) ?? [];
  if (sign !== undefined) return currency ?? sign;
  for (const [mark] of text.matchAll(/[\p{L}.]{0,4}\p{Sc}|\p{L}[\p{L}.]*/gu)) {
    if (isCurrencyMark(mark)) return currency ?? mark;
  }
  return null;
}
