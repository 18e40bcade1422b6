import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Scripts whose words are looked up apart. */
export type Group = "latin" | "other";

/** A month, and the languages in which a word or phrase means it. */
export interface MonthMeaning {
  month: number;
  languages: string[];
}

export interface DateWords {
  /** By the folded words, joined with a space. */
  months: Map<string, MonthMeaning[]>;
  /** Words that accompany a month, such as weekdays, "de" or "of", with their languages; null means any language. */
  beside: Map<string, string[] | null>;
  /**
   * The days that a name or a longer abbreviation means in any language, 0 for Sunday; by the folded words, joined with
   * a space.
   */
  weekdays: Map<string, number[]>;
  /** All of the words above. */
  all: Set<string>;
  /** Languages that give one word different months: `listopad` is October in Croatian, November in Polish. */
  disputing: string[];
}

/** Fast path for most words. */
const ascii = /^[\x20-\x7e]*$/;

/** Folds a word as in the tables: without case and accents, but with the vowel signs of Indic scripts. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (ascii.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(/\p{Script=Inherited}/gu, "")
    .replaceAll("ı", "i");
}

export const dateToken = /[\p{L}\p{M}]+|\d+/gu;

/** The text without direction marks and joiners. */
export const withoutMarks = (text: string) => (ascii.test(text) ? text : text.replace(/\p{Cf}/gu, ""));

/** A text's words and numbers, folded. */
export function dateTokens(text: string): string[] {
  const tokens = ascii.test(text) ? text.match(/[a-z]+|\d+/gi) : withoutMarks(text).match(dateToken);
  return (tokens ?? []).map(foldWord);
}

/** For an ambiguous month name: the languages in which one of these dates has its meaning. */
export function disputingLanguages(meanings: readonly { languages: readonly string[] | null }[]): string[] {
  if (meanings.every(({ languages }) => languages === null)) return [];
  // Only Latin script has such names.
  const { disputing } = dateWords("");
  return disputing.filter((language) => meanings.some(({ languages }) => languages?.includes(language)));
}

/** As `date-words.json` has them: languages are joined with a space. */
export interface StoredWords {
  months: Record<string, [month: number, languages: string][]>;
  beside: Record<string, string | null>;
  weekdays: Record<string, number[]>;
  disputing: string;
}

/** Where they are stored, below the project's folder. */
export const wordsPath = "lib/generation/spreadsheet/values/date-words.json";

/**
 * To ask the platform for the words of all languages takes 0.1 s, which every process would spend on its first dates:
 * `lib/commands/build/write-date-words.ts` has done so.
 */
function readWords(group: Group): DateWords {
  const stored: Record<Group, StoredWords> = JSON.parse(readFileSync(join(process.cwd(), wordsPath), "utf8"));
  const { months, beside, weekdays, disputing } = stored[group];
  const meaningsOf = (each: StoredWords["months"][string]) =>
    each.map(([month, languages]) => ({ month, languages: languages.split(" ") }));
  return {
    months: new Map(Object.entries(months).map(([phrase, each]) => [phrase, meaningsOf(each)])),
    beside: new Map(Object.entries(beside).map(([word, languages]) => [word, languages?.split(" ") ?? null])),
    weekdays: new Map(Object.entries(weekdays)),
    all: new Set([...Object.keys(months).flatMap((phrase) => phrase.split(" ")), ...Object.keys(beside)]),
    disputing: disputing === "" ? [] : disputing.split(" "),
  };
}

const known = new Map<Group, DateWords>();

/** The date words of the text's script, read on first use. */
export function dateWords(text: string): DateWords {
  const group = !ascii.test(text) && /(?!\p{Script=Latin})\p{L}/u.test(text) ? "other" : "latin";
  const words = known.get(group) ?? readWords(group);
  known.set(group, words);
  return words;
}
