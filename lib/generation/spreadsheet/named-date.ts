import { dateTokens, dateWords } from "./date-words.ts";
import { isoDay, isoMonth } from "./iso-day.ts";

/** A day, or a month of a year, with the languages in which the text means it. */
export interface NamedDate {
  /** `2026-11-21` or `2026-11`. */
  value: string;
  languages: string[];
}

/** Mongolian has three words for November, and so do some weekdays with their month. */
const longestPhrase = 4;
const mostTokens = 12;

/** `May 5-26` is three weeks of May, and no day. */
const range = /^\D*\d{1,2}\s*[-–—/]\s*\d{1,2}\D*$/;

/** A year of Thai dates is that of the Buddhist era, 543 before ours. */
const buddhist = { languages: ["th"], firstYear: 2_400, ahead: 543 };

/** The numbers of a date in the order in which they stand, `n`, around its month, `M`. */
function dateOf(pattern: string, numbers: string[], month: number): string | null {
  const [first = "", second = ""] = numbers;
  const isYear = first.length > 2;
  if (pattern === "nMn") return isYear ? isoDay(first, month, Number(second)) : isoDay(second, month, Number(first));
  if (pattern === "Mnn") return isoDay(second, month, Number(first));
  if (pattern === "nnM") return isYear ? isoDay(first, month, Number(second)) : null;
  return pattern === "nM" || pattern === "Mn" ? isoMonth(first, month) : null;
}

function ofOurEra(numbers: string[], languages: string[]): string[] | null {
  if (!languages.every((language) => buddhist.languages.includes(language))) return numbers;
  const year = numbers.find((number) => number.length === 4);
  if (year === undefined) return null;
  return Number(year) < buddhist.firstYear
    ? numbers
    : numbers.map((number) => (number === year ? String(Number(year) - buddhist.ahead) : number));
}

/**
 * What a text with a month's name in it may mean: `21 November 2026`, `Saturday, November 21st, 2026`, `lapkričio 2026`.
 * Several where languages dispute the month, unless its other words tell the language; none where it is no date.
 */
export function namedDates(text: string): NamedDate[] {
  const words = dateWords(text);
  const tokens = dateTokens(text);
  if (tokens.length > mostTokens || range.test(text)) return [];
  const found: NamedDate[] = [];
  const inOneLanguage: NamedDate[] = [];
  for (let start = 0; start < tokens.length; start++) {
    for (let end = start + 1; end <= Math.min(start + longestPhrase, tokens.length); end++) {
      const phrase = tokens.slice(start, end).map((token) => token.replace(/^0+(?=\d)/, ""));
      const meanings = words.months.get(phrase.join(" "));
      if (meanings === undefined) continue;
      const others = [...tokens.slice(0, start), "M", ...tokens.slice(end)];
      const beside = others.filter((token) => words.beside.has(token));
      const rest = others.filter((token) => !words.beside.has(token));
      const pattern = rest.map((token) => (/^\d/.test(token) ? "n" : token)).join("");
      if (!/^[nM]+$/.test(pattern)) continue;
      const numbers = rest.filter((token) => token !== "M");
      for (const { month, languages } of meanings) {
        const ofEra = ofOurEra(numbers, languages);
        const value = ofEra && dateOf(pattern, ofEra, month);
        if (value === null) continue;
        const speakers = languages.filter((language) =>
          beside.every((word) => words.beside.get(word)?.includes(language) ?? true),
        );
        found.push({ value, languages });
        if (speakers.length > 0) inOneLanguage.push({ value, languages: speakers });
      }
    }
  }
  return merged(inOneLanguage.length > 0 ? inOneLanguage : found);
}

function merged(dates: NamedDate[]): NamedDate[] {
  const values = [...new Set(dates.map(({ value }) => value))];
  return values.map((value) => ({
    value,
    languages: [...new Set(dates.flatMap((date) => (date.value === value ? date.languages : [])))],
  }));
}
