import { foldWord, isWeekday, monthOfWord } from "./month-names.ts";
import type { ColumnReading } from "./table.ts";

/** Longer texts are never numbers or dates; it keeps the patterns below from running over whole letters. */
export const longestNumber = 60;
const longestDate = 60;

const currencyCodes = new Set(Intl.supportedValuesOf("currency"));
/** Signs that Unicode does not class as currency symbols, beside the ISO 4217 codes. */
const currencyWords = /^(?:[A-Z]{1,3}\$|kr\.?|zł|Kč|Ft|lei|S?Fr\.?|Rs\.?|TL|руб\.?|р\.|дин\.?)$/u;

const currency = String.raw`[\p{L}.]{0,4}\p{Sc}|\p{L}[\p{L}.]{0,3}`;
const minus = "[-−–]";
const shape = new RegExp(
  String.raw`^(?<open>\()?(?<lead>[-+−–])?\s*(?<before>${currency})?\s*(?<sign>[-+−–])?\s*` +
    String.raw`(?<digits>[.,]?\d(?:[\d.,'’\s]*\d)?[.,]?)(?:(?<=\d)[eE](?<exponent>[-+]?\d{1,2}))?` +
    String.raw`(?:(?<=[.,])[-–—]{1,2})?\s*(?<after>%|${currency})?(?<trail>${minus})?(?<close>\))?$`,
  "u",
);

const grouped = {
  ".": /^(?:([1-9]\d{0,2}(?:([,'’\s])\d{3})(?:\2\d{3})*|[1-9]\d?(?:,\d{2})+,\d{3}|\d*))(?:\.(\d*))?$/,
  ",": /^(?:([1-9]\d{0,2}(?:([.'’\s])\d{3})(?:\2\d{3})*|\d*))(?:,(\d*))?$/,
};

/** More than stand in a currency and an exponent. */
function hasManyLetters(text: string): boolean {
  let letters = 0;
  for (let at = 0; at < text.length && letters < 7; at++) {
    const lower = text.charCodeAt(at) | 0x20;
    if (lower >= 0x61 && lower <= 0x7a) letters++;
  }
  return letters > 6;
}

/** A number's text taken apart, before it is known which character stands before its decimals. */
export interface NumberText {
  /** Digits with their separators. */
  digits: string;
  negative: boolean;
  exponent: number;
  mark: "currency" | "percent" | null;
}

/** A sign, word or ISO 4217 code of a currency. */
export function isCurrencyMark(mark: string): boolean {
  return /^[\p{L}.]{0,4}\p{Sc}$/u.test(mark) || currencyCodes.has(mark) || currencyWords.test(mark);
}

/** Takes `-1.234,50 €` apart; null where the text is not one number with at most a currency or a percent sign. */
export function splitNumberText(text: string): NumberText | null {
  if (text.length > longestNumber || hasManyLetters(text)) return null;
  const parts = shape.exec(text.trim())?.groups;
  if (parts === undefined || (parts.open === undefined) !== (parts.close === undefined)) return null;
  const marks = [parts.before, parts.after].filter((mark) => mark !== undefined);
  if (marks.length > 1 || !marks.every((mark) => mark === "%" || isCurrencyMark(mark))) return null;
  const signs = [parts.lead, parts.sign, parts.trail].filter((sign) => sign !== undefined);
  if (signs.length > 1) return null;
  return {
    digits: parts.digits ?? "",
    negative: parts.open !== undefined || (signs.length === 1 && signs[0] !== "+"),
    exponent: Number(parts.exponent ?? 0),
    mark: marks.length === 0 ? null : marks[0] === "%" ? "percent" : "currency",
  };
}

/** The canonical decimal string of a number that was taken apart; null where its separators do not fit `decimal`. */
export function joinNumberText(number: NumberText, decimal: ColumnReading["decimal"]): string | null {
  const match = grouped[decimal].exec(number.digits);
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
 * The canonical decimal string (`-1234.50`) of a number as people write it: with a currency's sign or code before or
 * after it, thousands separators (comma or point, spaces, apostrophes), a trailing percent sign (`19 %` is 19),
 * parentheses or a trailing minus for less than zero, or a power of ten. Null where the text is no such number.
 */
export function parseNumberText(text: string, decimal: ColumnReading["decimal"]): string | null {
  const number = splitNumberText(text);
  return number === null ? null : joinNumberText(number, decimal);
}

const timeAtEnd =
  /(?:(?<=\d)T|,?\s+)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?(?:\s*([ap])\.?\s?m\.?)?\s*(?:Z|UTC|GMT|[-+]\d{2}:?\d{2})?$/i;
const numericDate = /^(\d{1,4})(\s?[./-]\s?)(\d{1,2})\2(\d{1,4})\.?$/;
const eastAsianDate = /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]$/;
/** Words that stand between a date's parts: `21 de noviembre de 2026`, `21st of November`, `21 listopada 2026 r.` */
const dateFillers = new Set("st nd rd th er º ª o a de del di of the le el il den der r lo".split(" "));

/** Beside them: zones, halves of the day, and the end of Portuguese weekdays. */
const otherDateWords = new Set([..."t z utc gmt am pm p m feira 年 月 日 년 월 일".split(" "), ...dateFillers]);
/** Which words were found in dates, by how they are written; the most frequent words of a file, at least. */
const knownWords = new Map<string, boolean>();
const mostKnownWords = 10_000;

function isDateWord(word: string): boolean {
  const known = knownWords.get(word);
  if (known !== undefined) return known;
  const folded = foldWord(word);
  const found = otherDateWords.has(folded) || monthOfWord(folded) !== undefined || isWeekday(folded);
  if (knownWords.size < mostKnownWords) knownWords.set(word, found);
  return found;
}

/** Tells most other texts from dates at little cost: by their first word, which stands in none. */
export function mayBeDate(text: string): boolean {
  let from = 0;
  while (from < text.length && !isLetter(text.charCodeAt(from))) from++;
  let to = from;
  while (to < text.length && isLetter(text.charCodeAt(to))) to++;
  return from === to || isDateWord(text.slice(from, to));
}

/** ASCII letters, and roughly those beyond: a space among them only makes for a word that is not known. */
function isLetter(code: number): boolean {
  const lower = code | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || code > 0xba;
}

function isoTime(match: RegExpExecArray): string | null {
  const half = match[4]?.toLowerCase();
  const [hour, minute, second] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)];
  if (minute > 59 || second > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return null;
  const ofDay = half === undefined ? hour : (hour % 12) + (half === "p" ? 12 : 0);
  return [ofDay, minute, second].map((part) => String(part).padStart(2, "0")).join(":");
}

/** Two digits mean 1930 to 2029, as in Excel. */
function isoDay(yearDigits: string, month: number, day: number): string | null {
  if (yearDigits.length !== 2 && yearDigits.length !== 4) return null;
  const written = Number(yearDigits);
  const year = yearDigits.length === 4 ? written : written < 30 ? 2000 + written : 1900 + written;
  if (year < 1000 || month < 1 || month > 12 || day < 1) return null;
  if (day > 28 && day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

function parseNumericDate(match: RegExpExecArray, order: ColumnReading["dateOrder"]): string | null {
  const [first, second, third] = [match[1] ?? "", match[3] ?? "", match[4] ?? ""];
  if (first.length > 2) return isoDay(first, Number(second), third.length > 2 ? 0 : Number(third));
  if (order === "ymd") return third.length > 2 ? null : isoDay(first, Number(second), Number(third));
  if (order === "mdy") return isoDay(third, Number(first), Number(second));
  return isoDay(third, Number(second), Number(first));
}

function parseNamedDate(text: string): string | null {
  if (!/\d\D+\d/.test(text) || /[^\p{L}\p{M}\d\s.,/'’-]/u.test(text)) return null;
  const numbers: string[] = [];
  let month: number | undefined;
  let pattern = "";
  for (const token of text.match(/[\p{L}\p{M}]+|\d+/gu) ?? []) {
    const word = /\d/.test(token) ? null : foldWord(token);
    const named = word === null ? undefined : monthOfWord(word);
    if (word === null) {
      numbers.push(token);
      pattern += "n";
    } else if (named !== undefined) {
      month = named;
      pattern += "M";
    } else if (!dateFillers.has(word)) {
      return null;
    }
  }
  const [first, second] = numbers;
  if (month === undefined || first === undefined || second === undefined || !/^(?:nMn|Mnn)$/.test(pattern)) return null;
  return first.length > 2 ? isoDay(first, month, Number(second)) : isoDay(second, month, Number(first));
}

function parseDay(text: string, order: ColumnReading["dateOrder"]): string | null {
  const numeric = numericDate.exec(text);
  if (numeric !== null) return parseNumericDate(numeric, order);
  const eastAsian = eastAsianDate.exec(text);
  if (eastAsian !== null) return isoDay(eastAsian[1] ?? "", Number(eastAsian[2]), Number(eastAsian[3]));
  return /\p{L}{3}/u.test(text) ? parseNamedDate(text) : null;
}

/** Drops a weekday before the date: `Saturday, 21 November 2026`. */
function withoutWeekday(text: string): string {
  const lead = /^([\p{L}\p{M}]+(?:-feira)?)\.?,?\s+(?=\S)/u.exec(text);
  return lead !== null && isWeekday(foldWord(lead[1] ?? "")) ? text.slice(lead[0].length) : text;
}

/** True for `31/02/2026`: three numbers that can only mean a day, even one that the calendar lacks. */
export function looksLikeDate(text: string): boolean {
  const trimmed = withoutWeekday(text.slice(0, longestDate).trim()).replace(timeAtEnd, "");
  return numericDate.test(trimmed) || eastAsianDate.test(trimmed);
}

/**
 * The day, as `2026-11-21` or with a time as `2026-11-21T09:30:00` (a zone is dropped: the time is the one that is
 * written), of a date as people write it. `order` decides only where all three parts are numbers and the year does
 * not come first. Null where the text is no date, or names a day that the calendar lacks.
 */
export function parseDateText(text: string, order: ColumnReading["dateOrder"]): string | null {
  if (text.length < 6 || text.length > longestDate || !/\d/.test(text)) return null;
  if (!mayBeDate(text)) return null;
  const trimmed = withoutWeekday(text.trim());
  const clock = timeAtEnd.exec(trimmed);
  const day = parseDay(clock === null ? trimmed : trimmed.slice(0, clock.index), order);
  if (clock === null || day === null) return day;
  const time = isoTime(clock);
  return time === null ? null : `${day}T${time}`;
}
