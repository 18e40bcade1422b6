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

type DatePart = "month" | "weekday";

/** What each of the dates' month or weekday is called; a formatter is dear, and so is made once for all of them. */
function wordsOf(dates: Date[], language: string, style: Intl.DateTimeFormatOptions, part: DatePart): string[] {
  const format = new Intl.DateTimeFormat(language, { ...style, timeZone: "UTC" });
  return dates.map((date) => foldWord(format.formatToParts(date).find((each) => each.type === part)?.value ?? ""));
}

function buildMonths(): Map<string, number> {
  const months = new Map<string, number>([["sept", 9]]);
  const dates = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)));
  // With a day, Slavic languages and Finnish give the month in another case.
  const styles = monthStyles.flatMap((style) => [style, { ...style, day: "numeric" } as const]);
  for (const language of languages) {
    for (const style of styles) {
      for (const [index, word] of wordsOf(dates, language, style, "month").entries()) {
        if (/^\p{L}+$/u.test(word) && !months.has(word)) months.set(word, index + 1);
      }
    }
  }
  return months;
}

function buildWeekdays(): Set<string> {
  const dates = [1, 2, 3, 4, 5, 6, 7].map((day) => new Date(Date.UTC(2026, 10, day)));
  const styles = [{ weekday: "long" }, { weekday: "short" }] as const;
  return new Set(
    languages.flatMap((language) => styles.flatMap((style) => wordsOf(dates, language, style, "weekday"))),
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
