/**
 * The first language that knows a word decides what it means. Croatian is left out on purpose: its `listopad` is
 * October, the Polish and Czech one November.
 */
const languages = "en de de-AT fr es it nl pt pl sv da nb fi cs ro hu tr".split(" ");
const monthStyles: Intl.DateTimeFormatOptions[] = [{ month: "long" }, { month: "short" }];

/** A word without case, accents and dots, as the tables below hold it. */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}.]/gu, "");
}

function wordOf(date: Date, language: string, options: Intl.DateTimeFormatOptions, part: "month" | "weekday"): string {
  const parts = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).formatToParts(date);
  return foldWord(parts.find((each) => each.type === part)?.value ?? "");
}

function buildMonths(): Map<string, number> {
  const months = new Map<string, number>([["sept", 9]]);
  // With a day, Slavic languages and Finnish give the month in another case.
  const styles = monthStyles.flatMap((style) => [style, { ...style, day: "numeric" } as const]);
  for (const language of languages) {
    for (let month = 1; month <= 12; month++) {
      for (const style of styles) {
        const word = wordOf(new Date(Date.UTC(2026, month - 1, 15)), language, style, "month");
        if (/^\p{L}+$/u.test(word) && !months.has(word)) months.set(word, month);
      }
    }
  }
  return months;
}

function buildWeekdays(): Set<string> {
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => new Date(Date.UTC(2026, 10, day)));
  const styles = [{ weekday: "long" }, { weekday: "short" }] as const;
  return new Set(
    languages.flatMap((language) =>
      styles.flatMap((style) => days.map((day) => wordOf(day, language, style, "weekday"))),
    ),
  );
}

let months: Map<string, number> | undefined;
let weekdays: Set<string> | undefined;

/** The month, from 1, that a folded word names in one of the languages above. */
export function monthOfWord(folded: string): number | undefined {
  months ??= buildMonths();
  return months.get(folded);
}

export function isWeekday(folded: string): boolean {
  weekdays ??= buildWeekdays();
  return weekdays.has(folded);
}
