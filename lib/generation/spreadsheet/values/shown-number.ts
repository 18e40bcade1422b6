import type { Cell } from "../table.ts";
import { isCurrencyMark } from "./currency-marks.ts";
import { joinNumberText } from "./number-text.ts";

export type NumberCell = Extract<Cell, { kind: "number" }>;

/** Excel keeps 15 digits; the rest of a double is noise, as in 0.1 + 0.2. */
const digitsOfExcel = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 15, useGrouping: false });

/** A double as a decimal of at most 15 digits. */
export function canonicalNumber(value: number): string {
  const short = String(value);
  return short.length <= 15 && !short.includes("e") ? short : digitsOfExcel.format(value);
}

/**
 * The number that a workbook's cell shows, as a canonical decimal: 10/3 in the format `0.00` is 3.33. Its separators
 * are those of whoever saved it, so they are told by the number. Null where the text does not write the number out,
 * as `12.3M`, `1 1/2` and `1:30`.
 */
export function shownDecimal(text: string, value: number): string | null {
  const [digits, another] = text.match(/[.,]?\d(?:[\d.,'’\s]*\d)?/gu) ?? [];
  if (digits === undefined || another !== undefined) return null;
  const size = Math.abs(value);
  for (const decimal of [".", ","] as const) {
    const shown = joinNumberText({ digits, negative: false, exponent: 0, mark: null, currency: null }, decimal);
    if (shown === null) continue;
    const half = 0.5 / 10 ** (shown.split(".")[1]?.length ?? 0);
    if (Math.abs(Number(shown) - size) > half * (1 + 1e-6)) continue;
    if (Number(shown) === size) return canonicalNumber(value);
    return value < 0 && Number(shown) > 0 ? `-${shown}` : shown;
  }
  return null;
}

/** Whether a cell shows a percentage, whatever its number: `0%` of 0.2 and `0"%"` of 20 both show 20 %. */
export function showsPercent(text: string): boolean {
  return /[%٪％]/.test(text);
}

/** The percentage that a cell with a percent sign shows. */
export function shownPercent({ text, value }: NumberCell): string | null {
  return shownDecimal(text, value * 100) ?? shownDecimal(text, value);
}

/** What most amounts begin or end with. */
const commonSign = /^-?([$€£])|\s([$€£])$/;

/**
 * The currency that a workbook's cell shows, as it is written, or its code where the cell's format says which of several
 * a sign stands for. Null where it shows none.
 */
export function shownCurrency({ text, currency }: NumberCell): string | null {
  const [, before, sign = before] = commonSign.exec(text) ?? [];
  if (sign !== undefined) return currency ?? sign;
  for (const [mark] of text.matchAll(/[\p{L}.]{0,4}\p{Sc}|\p{L}[\p{L}.]*/gu)) {
    if (isCurrencyMark(mark)) return currency ?? mark;
  }
  return null;
}
