import type { ColumnReading } from "../table.ts";
import { dateTokens, dateWords, withoutMarks } from "./date-words.ts";
import { isoDay, isoMonth } from "./iso-day.ts";
import { anyDigit, latinDigits } from "./latin-digits.ts";
import { namedDates } from "./named-date.ts";

type DateOrder = ColumnReading["dateOrder"];

const dateOrders: readonly DateOrder[] = ["dmy", "mdy", "ymd"];

/** Longer texts are never dates; the limit keeps the patterns below from scanning whole letters. */
const longestDate = 60;

const timeAtEnd =
  /(?:(?<=\d)T|,?\s+)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?(?:\s*([ap])\.?\s?m\.?)?\s*(?:Z|UTC|GMT|[-+]\d{2}:?\d{2})?$/i;
/** Bulgarian and Russian add "г." (year). */
const numericDate = /^(\d{1,4})(\s?[./-]\s?)(\d{1,2})\2(\d{1,4})\.?(?:\s?г\.?)?$/;
const eastAsianDate = /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]$/;
const numericMonth = /^(?:(\d{4})[-/](\d{1,2})|(\d{1,2})\/(\d{4})|(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월])$/;

/** One possible meaning of a date text; `languages` is null if it does not depend on a language. */
interface DateMeaning {
  value: string;
  languages: readonly string[] | null;
}

/** Cache: whether a word, as written, occurs in dates. Holds at least a file's most frequent words. */
const knownWords = new Map<string, boolean>();
const mostKnownWords = 10_000;
const otherDateWords = new Set("t z utc gmt am pm p m".split(" "));

function isDateWord(word: string): boolean {
  const known = knownWords.get(word);
  if (known !== undefined) return known;
  const found = dateTokens(word).every((token) => otherDateWords.has(token) || dateWords(word).all.has(token));
  if (knownWords.size < mostKnownWords) knownWords.set(word, found);
  return found;
}

/** A cheap filter that rejects most other texts at their first word that never occurs in dates. */
export function mayBeDate(text: string): boolean {
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && isLetter(text.charCodeAt(at))) continue;
    if (at > from && !isDateWord(text.slice(from, at))) return false;
    from = at + 1;
  }
  return true;
}

/** ASCII letters, and roughly all beyond: a space wrongly counted as a letter only produces an unknown word. */
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

function parseNumericDate(match: RegExpExecArray, order: DateOrder): string | null {
  const [first, second, third] = [match[1] ?? "", match[3] ?? "", match[4] ?? ""];
  if (first.length > 2) return isoDay(first, Number(second), third.length > 2 ? 0 : Number(third));
  if (order === "ymd") return third.length > 2 ? null : isoDay(first, Number(second), Number(third));
  if (order === "mdy") return isoDay(third, Number(first), Number(second));
  return isoDay(third, Number(second), Number(first));
}

function meaningsOfDay(text: string, order: DateOrder): DateMeaning[] {
  const anyLanguage = (value: string | null) => (value === null ? [] : [{ value, languages: null }]);
  const numeric = numericDate.exec(text);
  if (numeric !== null) return anyLanguage(parseNumericDate(numeric, order));
  const eastAsian = eastAsianDate.exec(text);
  if (eastAsian !== null) return anyLanguage(isoDay(eastAsian[1] ?? "", Number(eastAsian[2]), Number(eastAsian[3])));
  return namedDates(text).filter(({ value }) => value.length === "2026-11-21".length);
}

/** A text of a day, and the days of the week that were named before it; none unless it is numeric. */
interface DatedDay {
  day: string;
  weekdays: readonly number[];
}

/** Removes a weekday before a numeric date, `Sat 21/11/2026`; spelled-out dates handle it themselves. */
function withoutWeekday(text: string): DatedDay {
  const lead = /^(\p{L}[\p{L}\p{M}\s-]*)[.,]*\s+(?=\d+\s?[./-]\s?\d+\s?[./-]\s?\d)/u.exec(text);
  if (!lead) return { day: text, weekdays: [] };
  const { beside, weekdays } = dateWords(text);
  const tokens = dateTokens(lead[1] ?? "");
  if (!tokens.every((token) => beside.has(token))) return { day: text, weekdays: [] };
  return { day: text.slice(lead[0].length), weekdays: weekdays.get(tokens.join(" ")) ?? [] };
}

const cleaned = (text: string) => withoutWeekday(withoutMarks(latinDigits(text.slice(0, longestDate + 1))).trim());

/** True for `31/02/2026`: three numbers that can only be a date, even one that the calendar lacks. */
export function looksLikeDate(text: string): boolean {
  const day = cleaned(text).day.replace(timeAtEnd, "");
  return numericDate.test(day) || eastAsianDate.test(day);
}

/**
 * The dates that a text may mean, with its time: `21/11/2026 9:30` is `2026-11-21T09:30:00` (a zone is dropped and the
 * written time kept). `order`, which `mapping/readings/date-order.ts` decides for a column, matters only if all three
 * parts are numbers and the year does not come first. Returns several if languages disagree about the month; none if
 * the text is not a date, or the calendar has no such day.
 */
export function dateMeanings(text: string, order: DateOrder): DateMeaning[] {
  if (text.length < 6 || text.length > longestDate || !anyDigit.test(text) || !mayBeDate(text)) return [];
  const { day } = cleaned(text);
  const clock = timeAtEnd.exec(day);
  const days = meaningsOfDay(clock === null ? day : day.slice(0, clock.index), order);
  if (clock === null) return days;
  const time = isoTime(clock);
  return time === null ? [] : days.map(({ value, languages }) => ({ value: `${value}T${time}`, languages }));
}

/**
 * The orders in which a date in numbers falls on the weekday before it: `Wed 02/09/2026` only as `dmy`. Null without a
 * weekday. People get weekdays wrong, so this decides nothing about a single cell.
 */
export function ordersOnWeekday(text: string): readonly DateOrder[] | null {
  if (!/^\p{L}/u.test(text)) return null;
  const { day, weekdays } = cleaned(text);
  const numeric = weekdays.length === 0 ? null : numericDate.exec(day.replace(timeAtEnd, ""));
  if (numeric === null) return null;
  return dateOrders.filter((order) => {
    const iso = parseNumericDate(numeric, order);
    return iso !== null && weekdays.includes(new Date(`${iso}T00:00Z`).getUTCDay());
  });
}

/** The only meaning, or the only one in the column's languages; null if there is none or it stays ambiguous. */
function onlyMeaning(meanings: readonly DateMeaning[], languages: readonly string[]): string | null {
  const [only, another] =
    meanings.length < 2 ? meanings : meanings.filter((each) => each.languages?.some((one) => languages.includes(one)));
  return only === undefined || another !== undefined ? null : only.value;
}

/**
 * Parses a date text to ISO 8601: a day, or a day with a time.
 *
 * @param languages the languages that decide an ambiguous month name
 */
export function parseDateText(text: string, order: DateOrder, languages: readonly string[] = []): string | null {
  return onlyMeaning(dateMeanings(text, order), languages);
}

/** Parses a month with its year: `2026-11` from `November 2026`, `2026-11` or `11/2026`. */
export function parseMonthText(text: string, languages: readonly string[] = []): string | null {
  const trimmed = latinDigits(text).trim();
  if (trimmed.length < 6 || trimmed.length > longestDate || !mayBeDate(trimmed)) return null;
  const match = numericMonth.exec(trimmed);
  if (match !== null) return isoMonth(match[1] ?? match[4] ?? match[5] ?? "", Number(match[2] ?? match[3] ?? match[6]));
  return onlyMeaning(
    namedDates(trimmed).filter(({ value }) => value.length === "2026-11".length),
    languages,
  );
}
