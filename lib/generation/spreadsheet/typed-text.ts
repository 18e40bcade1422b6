import { latinDigits } from "./latin-digits.ts";
import { foldWord, isWeekday, monthOfWord } from "./month-names.ts";
import type { ColumnReading } from "./table.ts";

/** Longer texts are never dates; it keeps the patterns below from running over whole letters. */
const longestDate = 60;

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
  const trimmed = withoutWeekday(latinDigits(text.slice(0, longestDate)).trim()).replace(timeAtEnd, "");
  return numericDate.test(trimmed) || eastAsianDate.test(trimmed);
}

/**
 * The day, as `2026-11-21` or with a time as `2026-11-21T09:30:00` (a zone is dropped: the time is the one that is
 * written), of a date as people write it. `order` decides only where all three parts are numbers and the year does
 * not come first. Null where the text is no date, or names a day that the calendar lacks.
 */
export function parseDateText(text: string, order: ColumnReading["dateOrder"]): string | null {
  if (text.length < 6 || text.length > longestDate) return null;
  const latin = latinDigits(text);
  if (!/\d/.test(latin) || !mayBeDate(latin)) return null;
  const trimmed = withoutWeekday(latin.trim());
  const clock = timeAtEnd.exec(trimmed);
  const day = parseDay(clock === null ? trimmed : trimmed.slice(0, clock.index), order);
  if (clock === null || day === null) return day;
  const time = isoTime(clock);
  return time === null ? null : `${day}T${time}`;
}
