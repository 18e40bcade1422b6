import { type DateWords, dateTokens, dateWords } from "./date-words.ts";
import { isoDay, isoMonth } from "./iso-day.ts";

/** A day, or a month with its year, and the languages in which the text means it. */
export interface NamedDate {
  /** `2026-11-21` or `2026-11`. */
  value: string;
  languages: string[];
}

/** Mongolian has three words for November; some weekdays together with their month are as long. */
const longestPhrase = 4;
const mostTokens = 12;

/** A cache: dates repeat, and parsing one takes 10 microseconds. */
const knownDates = new Map<string, readonly NamedDate[]>();
const mostKnown = 5_000;

/** `May 5-26` is a range of three weeks, not a day. */
const range = /^\D*\d{1,2}\s*[-–—/]\s*\d{1,2}\D*$/;

/** Thai dates mostly use the Buddhist era, which is 543 years ahead. */
const buddhist = { language: "th", firstYear: 2_400, ahead: 543 };

/** Builds a date from its numbers by a pattern of their order: `n` for each number, `M` for the month. */
function dateOf(pattern: string, numbers: string[], month: number): string | null {
  const [first = "", second = ""] = numbers;
  const isYear = first.length > 2;
  if (pattern === "nMn") return isYear ? isoDay(first, month, Number(second)) : isoDay(second, month, Number(first));
  if (pattern === "Mnn") return isoDay(second, month, Number(first));
  if (pattern === "nnM") return isYear ? isoDay(first, month, Number(second)) : null;
  return pattern === "nM" || pattern === "Mn" ? isoMonth(first, month) : null;
}

/** Null if a Thai year has only two digits, which may be of either era. */
function ofOurEra(numbers: string[], languages: string[]): string[] | null {
  if (!languages.every((language) => language === buddhist.language)) return numbers;
  const isBuddhist = (number: string) => number.length === 4 && Number(number) >= buddhist.firstYear;
  if (!numbers.some((number) => number.length === 4)) return null;
  return numbers.map((number) => (isBuddhist(number) ? String(Number(number) - buddhist.ahead) : number));
}

/**
 * The possible meanings of a text with a month name: `21 November 2026`, `Saturday, November 21st, 2026`, `lapkričio
 * 2026`. Several if the month is ambiguous between languages and no other word tells the language; none if it is not a
 * date.
 */
export function namedDates(text: string): readonly NamedDate[] {
  const known = knownDates.get(text) ?? findDates(text);
  if (knownDates.size >= mostKnown) knownDates.clear();
  knownDates.set(text, known);
  return known;
}

function findDates(text: string): NamedDate[] {
  const words = dateWords(text);
  const tokens = dateTokens(text);
  const isWord = (token: string) => /^\d/.test(token) || words.all.has(token);
  if (tokens.length > mostTokens || range.test(text) || !tokens.every(isWord)) return [];
  const found = tokens.flatMap((_, start) =>
    Array.from({ length: longestPhrase }, (_, more) => datesAt(tokens, start, start + more + 1, words)).flat(),
  );
  const inOneLanguage = found.filter(({ speakers }) => speakers.length > 0);
  if (inOneLanguage.length > 0)
    return merged(inOneLanguage.map(({ value, speakers }) => ({ value, languages: speakers })));
  return merged(found);
}

/** `speakers` are its languages in which all other words fit such a date too. */
type FoundDate = NamedDate & { speakers: string[] };

/** The dates whose month spans the tokens from `start` up to, but not including, `end`. */
function datesAt(tokens: string[], start: number, end: number, words: DateWords): FoundDate[] {
  const phrase = tokens.slice(start, end).map((token) => token.replace(/^0+(?=\d)/, ""));
  const meanings = end > tokens.length ? undefined : words.months.get(phrase.join(" "));
  if (meanings === undefined) return [];
  const others = [...tokens.slice(0, start), "M", ...tokens.slice(end)];
  const beside = others.filter((token) => words.beside.has(token));
  const rest = others.filter((token) => !words.beside.has(token));
  const pattern = rest.map((token) => (/^\d/.test(token) ? "n" : token)).join("");
  const numbers = rest.filter((token) => token !== "M");
  return meanings.flatMap(({ month, languages }) => {
    const ofEra = ofOurEra(numbers, languages);
    const value = ofEra && dateOf(pattern, ofEra, month);
    const isOf = (language: string) => beside.every((word) => words.beside.get(word)?.includes(language) ?? true);
    return value === null ? [] : [{ value, languages, speakers: languages.filter(isOf) }];
  });
}

function merged(dates: NamedDate[]): NamedDate[] {
  const values = [...new Set(dates.map(({ value }) => value))];
  return values.map((value) => ({
    value,
    languages: [...new Set(dates.flatMap((date) => (date.value === value ? date.languages : [])))],
  }));
}
