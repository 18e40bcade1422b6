import type { ColumnType } from "#lib/contracts/sessions/source.ts";
import type { Cell } from "../table.ts";
import { dateMeanings, mayBeDate, ordersOnWeekday, parseDateText } from "../values/date-text.ts";
import { disputingLanguages } from "../values/date-words.ts";
import { anyDigit } from "../values/latin-digits.ts";
import { joinNumberText, type NumberText, splitNumberText } from "../values/number-text.ts";
import { type NumberCell, shownCurrency, shownDecimal, showsPercent } from "../values/shown-number.ts";
import { type Size, sizeOf } from "./percent-scale.ts";

/** What one cell may be. Some texts are a number only under one decimal character, or a date only in one order. */
interface CellReading {
  type: ColumnType;
  point: boolean;
  comma: boolean;
  dmy: boolean;
  mdy: boolean;
  ymd: boolean;
  /** Whether the other decimal character gives a different number, or none. */
  decimalMatters: boolean;
  orderMatters: boolean;
  /** The orders in which a date falls on the weekday that is written before it; null without one. */
  weekdayOrders: ReturnType<typeof ordersOnWeekday>;
  /**
   * For a spelled-out date whose month name is ambiguous between languages: the languages in which it is valid.
   * Otherwise empty.
   */
  languages: readonly string[];
  /** The time of day of a date; null for other cells, and for dates without one. */
  time: "midnight" | "other" | null;
  /** The number's size class under each decimal character. */
  sizes?: Record<"." | ",", Size | null>;
  /** The currency's sign, word or code as written. */
  currency?: string | null;
}

/** One reading per size class. @param isAlsoWithComma whether the number has the same size under a decimal comma */
function bySize(reading: CellReading, isAlsoWithComma: boolean): Record<Size, CellReading> {
  const of = (size: Size): CellReading => ({ ...reading, sizes: { ".": size, ",": isAlsoWithComma ? size : null } });
  return { zero: of("zero"), below: of("below"), one: of("one"), near: of("near"), above: of("above") };
}

const unambiguous = { decimalMatters: false, orderMatters: false, weekdayOrders: null, languages: [], time: null };
const inAnyReading = { point: true, comma: true, dmy: true, mdy: true, ymd: true, ...unambiguous };
const inNoReading = { point: false, comma: false, dmy: false, mdy: false, ymd: false, ...unambiguous };
const text: CellReading = { ...inNoReading, type: "text" };
const number: CellReading = { ...inNoReading, type: "number", point: true, comma: true };
const integers = bySize(number, true);
const decimals = bySize({ ...number, comma: false, decimalMatters: true }, false);
/** `1.234` is 1234 in Germany. */
const grouped: CellReading = { ...number, decimalMatters: true, sizes: { ".": "near", ",": "above" } };
const groupedAbove: CellReading = { ...grouped, sizes: { ".": "above", ",": "above" } };
const anyDate: CellReading = { ...inAnyReading, type: "date" };
const anyMidnight: CellReading = { ...anyDate, time: "midnight" };
const anyTime: CellReading = { ...anyDate, time: "other" };
const emailText: CellReading = { ...text, type: "email" };

/** Fast paths for the most common numbers and dates, which skip the parser. */
const plainInteger = /^-?(?:0|[1-9]\d{0,14})$/;
const plainDecimal = /^-?(?:0|[1-9]\d{0,14})\.\d{1,15}$/;
const groupedInteger = /^-?[1-9]\d{0,2}\.\d{3}$/;
const isoDate = /^[12]\d{3}-\d\d-\d\d$/;
/** The order matters only if all three parts are numbers and the year does not come first. */
const mayMatter = /(?:^|\s)\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]/;

const email = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]+$/;
const url = /^(?:https?:\/\/|www\.)[^\s]+$/i;
const booleans = new Set(
  "true false yes no y n wahr falsch ja nein vrai faux oui non sí si verdadero falso vero sim não verdadeiro tak nie prawda fałsz".split(
    " ",
  ),
);
const longestBoolean = 11;

/** `007`, `+491701234567` and card numbers are identifiers: nobody adds them up. */
function isCode(number: NumberText, cell: string): boolean {
  const digits = number.digits.replace(/\D/g, "");
  return /^\d{16}/.test(number.digits) || /^0\d/.test(number.digits) || (cell.startsWith("+") && digits.length > 6);
}

function readNumber(cell: string): CellReading | null {
  const number = splitNumberText(cell);
  if (number === null || isCode(number, cell)) return null;
  const [point, comma] = [joinNumberText(number, "."), joinNumberText(number, ",")];
  if (point === null && comma === null) return null;
  const type = number.mark ?? "number";
  // With a percent sign, the number is already in per cent.
  const size = (decimal: string | null) => {
    if (decimal === null) return null;
    return type === "percent" ? percentSize(decimal) : sizeOf(Number(decimal));
  };
  const sizes = { ".": size(point), ",": size(comma) };
  const matters = { decimalMatters: point !== comma };
  return {
    ...inNoReading,
    type,
    point: point !== null,
    comma: comma !== null,
    ...matters,
    sizes,
    currency: number.currency,
  };
}

/** A percent sign says nothing about numbers without one: 0.2 next to "20 %" could mean either 20 % or 0.2 %. */
function percentSize(decimal: string): Size {
  return Number(decimal) === 0 ? "zero" : "near";
}

function readDate(cell: string): CellReading | null {
  if (!mayBeDate(cell)) return null;
  if (isoDate.test(cell)) return parseDateText(cell, "ymd") === null ? null : anyDate;
  if (!mayMatter.test(cell)) {
    const meanings = dateMeanings(cell, "dmy");
    const [first] = meanings;
    if (first === undefined) return null;
    const [languages, time] = [disputingLanguages(meanings), timeOf(first.value)];
    return languages.length === 0 ? dateAt(time) : { ...anyDate, languages, time };
  }
  const [dmy, mdy, ymd] = [parseDateText(cell, "dmy"), parseDateText(cell, "mdy"), parseDateText(cell, "ymd")];
  const any = dmy ?? mdy ?? ymd;
  if (any === null) return null;
  const orderMatters = dmy !== mdy || (ymd !== null && ymd !== dmy);
  const orders = { dmy: dmy !== null, mdy: mdy !== null, ymd: ymd !== null, orderMatters };
  const weekdayOrders = orderMatters ? ordersOnWeekday(cell.trim()) : null;
  return { ...inNoReading, ...orders, weekdayOrders, type: "date", time: timeOf(any) };
}

function dateAt(time: CellReading["time"]): CellReading {
  if (time === null) return anyDate;
  return time === "midnight" ? anyMidnight : anyTime;
}

function timeOf(iso: string): CellReading["time"] {
  if (!iso.includes("T")) return null;
  return iso.endsWith("T00:00:00") ? "midnight" : "other";
}

function readText(cell: string): CellReading {
  const trimmed = cell.trim();
  if (trimmed.length > 254) return url.test(trimmed) ? { ...text, type: "url" } : text;
  if (plainInteger.test(trimmed)) return integers[sizeOf(Number(trimmed))];
  if (plainDecimal.test(trimmed)) {
    const size = sizeOf(Number(trimmed));
    if (!groupedInteger.test(trimmed)) return decimals[size];
    return size === "above" ? groupedAbove : grouped;
  }
  if (trimmed.includes("@") && email.test(trimmed)) return emailText;
  if (anyDigit.test(trimmed)) {
    const reading = (isoDate.test(trimmed) ? null : readNumber(trimmed)) ?? readDate(trimmed);
    if (reading !== null) return reading;
  }
  if (url.test(trimmed)) return { ...text, type: "url" };
  return trimmed.length <= longestBoolean && booleans.has(trimmed.toLowerCase()) ? { ...text, type: "boolean" } : text;
}

const plainNumbers = bySize({ ...inAnyReading, type: "number" }, true);
const shownCode: CellReading = { ...inAnyReading, type: "text" };

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}

/** Classifies a number by how the workbook displays it: an amount of money, a percentage, or a code such as 007. */
function shownNumber(cell: NumberCell): CellReading {
  const { text: shown, value } = cell;
  const sign = shown.startsWith("-") ? 1 : 0;
  if (shown.startsWith("0") && isDigit(shown, 1)) return shownCode;
  // Text that starts and ends with a digit has no currency or percent sign.
  if (isDigit(shown, sign) && isDigit(shown, shown.length - 1)) return plainNumbers[sizeOf(value)];
  if (showsPercent(shown)) {
    // A literal percent sign in the format does not scale the number: `0"%"` shows 20 as 20%.
    const percent = shownDecimal(shown, value);
    const size = percent === null ? "below" : percentSize(percent);
    return { ...inAnyReading, type: "percent", sizes: { ".": size, ",": size } };
  }
  const currency = shownCurrency(cell);
  return currency === null ? plainNumbers[sizeOf(value)] : { ...inAnyReading, type: "currency", currency };
}

/**
 * Classifies a non-empty cell: by its value or, for text, by how it is written. For a date, also finds the orders of
 * day, month and year that it fits. Next for dates: `countCell` and `columnReading` in `column-statistics.ts` decide
 * per column.
 */
export function readCell(cell: Cell): CellReading {
  if (typeof cell === "string") return readText(cell);
  switch (cell.kind) {
    case "boolean":
      return { ...text, type: "boolean" };
    case "date":
      return cell.value.charAt(2) === ":" ? text : dateAt(timeOf(cell.value));
    case "number":
      return shownNumber(cell);
    case "error":
      return text;
  }
}
