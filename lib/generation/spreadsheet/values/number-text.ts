import type { ColumnReading } from "../table.ts";
import { isCurrencyMark } from "./currency-marks.ts";
import { latinDigits } from "./latin-digits.ts";

/** Longer texts are never numbers; the limit keeps the patterns below from scanning whole letters. */
export const longestNumber = 60;

const currency = String.raw`[\p{L}.]{0,4}\p{Sc}|\p{L}[\p{L}.]{0,4}`;
const minus = "[-−–]";
const shape = new RegExp(
  String.raw`^(?<open>\()?(?<lead>[-+−–])?\s*(?<before>%|${currency})?\s*(?<sign>[-+−–])?\s*` +
    String.raw`(?<digits>[.,٫]?\d(?:[\d.,'’٫٬\s]*\d)?[.,]?)(?:(?<=\d)[eE](?<exponent>[-+]?\d{1,2}))?` +
    String.raw`(?:(?<=[.,])[-–—]{1,2})?\s*(?<after>%|${currency})?(?<trail>${minus})?(?<close>\))?$`,
  "u",
);

const grouped = {
  ".": /^(?:([1-9]\d{0,2}(?:([,'’\s])\d{3})(?:\2\d{3})*|[1-9]\d?(?:,\d{2})+,\d{3}|\d*))(?:\.(\d*))?$/,
  ",": /^(?:([1-9]\d{0,2}(?:([.'’\s])\d{3})(?:\2\d{3})*|\d*))(?:,(\d*))?$/,
};

/** More letters than a currency and an exponent have. */
function hasManyLetters(text: string): boolean {
  let letters = 0;
  for (let at = 0; at < text.length && letters < 7; at++) {
    const lower = text.charCodeAt(at) | 0x20;
    if (lower >= 0x61 && lower <= 0x7a) letters++;
  }
  return letters > 6;
}

/** A number text split into its parts, before the decimal character is known. */
export interface NumberText {
  /** Digits with their separators. */
  digits: string;
  negative: boolean;
  exponent: number;
  mark: "currency" | "percent" | null;
  /** The currency's sign, word or code as written; null if there is none. */
  currency: string | null;
}

/**
 * Splits `-1.234,50 €` into its parts; null unless the text is one number with at most a currency or a percent sign.
 */
export function splitNumberText(text: string): NumberText | null {
  if (text.length > longestNumber || hasManyLetters(text)) return null;
  const parts = shape.exec(latinDigits(text).trim())?.groups;
  if (parts === undefined || (parts.open === undefined) !== (parts.close === undefined)) return null;
  const [mark, another] = [parts.before, parts.after].filter((each) => each !== undefined);
  if (another !== undefined || (mark !== undefined && mark !== "%" && !isCurrencyMark(mark))) return null;
  // Japan closes amounts with a dash, so that nobody adds a digit: ￥1,200- is no credit.
  const trail = parts.before?.endsWith("¥") ? undefined : parts.trail;
  const signs = [parts.lead, parts.sign, trail].filter((sign) => sign !== undefined);
  if (signs.length > 1) return null;
  return {
    digits: parts.digits ?? "",
    negative: parts.open !== undefined || (signs.length === 1 && signs[0] !== "+"),
    exponent: Number(parts.exponent ?? 0),
    mark: kindOf(mark),
    currency: mark === undefined || mark === "%" ? null : mark,
  };
}

function kindOf(mark: string | undefined): NumberText["mark"] {
  if (mark === undefined) return null;
  return mark === "%" ? "percent" : "currency";
}

/** The canonical decimal string of a split number; null if its separators don't fit `decimal`. */
export function joinNumberText(number: NumberText, decimal: ColumnReading["decimal"]): string | null {
  // The Arabic separators are unambiguous.
  const isArabic = /[٫٬]/.test(number.digits);
  const digits = isArabic ? number.digits.replace("٫", decimal).replaceAll("٬", "’") : number.digits;
  const match = grouped[decimal].exec(digits);
  if (match === null) return null;
  let whole = (match[1] ?? "").replace(/\D/g, "");
  let fraction = match[3] ?? "";
  if (whole === "" && fraction === "") return null;
  if (number.exponent > 0) {
    const moved = fraction.padEnd(number.exponent, "0");
    whole += moved.slice(0, number.exponent);
    fraction = moved.slice(number.exponent);
  } else if (number.exponent < 0) {
    const moved = whole.padStart(-number.exponent, "0");
    fraction = moved.slice(moved.length + number.exponent) + fraction;
    whole = moved.slice(0, moved.length + number.exponent);
  }
  const plain = (whole.replace(/^0+/, "") || "0") + (fraction === "" ? "" : `.${fraction}`);
  return number.negative && /[1-9]/.test(plain) ? `-${plain}` : plain;
}

/**
 * Reads a split number whose separators don't fit the column's decimal character, but the other one: `3,50` or
 * `1.234,50` among `1299.99`. Null for what may be a slip, such as `1234,567`: three digits behind its only separator
 * may be decimals or thousands.
 */
export function joinOtherNumberText(number: NumberText, decimal: ColumnReading["decimal"]): string | null {
  if (/^[1-9]\d*[.,]\d{3}$/.test(number.digits) || joinNumberText(number, decimal) !== null) return null;
  return joinNumberText(number, decimal === "." ? "," : ".");
}

/**
 * Parses a number as people write it to a canonical decimal string (`-1234.50`): with a currency sign or code before or
 * after it, thousands separators (comma or point, spaces, apostrophes), a percent sign (`19 %` and `%19` are 19),
 * parentheses or a trailing minus for negative numbers, or an exponent; in the digits of any script. Null if the text
 * is not a number.
 */
export function parseNumberText(text: string, decimal: ColumnReading["decimal"]): string | null {
  const number = splitNumberText(text);
  return number === null ? null : joinNumberText(number, decimal);
}
