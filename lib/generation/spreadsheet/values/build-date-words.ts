import { type DateWords, dateToken, foldWord, type Group, type MonthMeaning, withoutMarks } from "./date-words.ts";

/**
 * Languages whose dates are parsed: the world's most widely written ones, and those of Europe and its neighbours. Each
 * takes about 2 ms.
 */
const languages: Record<Group, string> = {
  latin:
    "en en-GB es es-MX es-PE fr fr-CA pt pt-PT id de de-AT tr vi ha it sw yo pl uz az ro nl cs sv hu sk hr sr-Latn bs sl " +
    "da nb nn fi et lv lt is sq ca gl eu tk ms jv fil so af cy ga mt",
  other:
    "zh yue hi ar ar-SY ar-MA ar-DZ bn ru ur ja pa mr te ta ko fa th gu kn ml or my am uk uz-Cyrl el sr bg mk be he hy ka " +
    "kk ky tg mn si km lo ne ps sd",
};
/** Common forms that the platform's data lacks: Excel's abbreviations and the Serbian genitive. */
const furtherMonths: Record<Group, [tag: string, firstMonth: number, words: string][]> = {
  latin: [
    ["en", 9, "sept"],
    ["es", 9, "sept"],
    ["de", 3, "mrz"],
    ["hr", 1, "vlj"],
    ["hr", 11, "studenog"],
    ["sr-Latn", 1, "januara februara marta aprila maja juna jula avgusta septembra oktobra novembra decembra"],
  ],
  other: [
    ["ru", 1, "янв фев мар апр май июн июл авг сен окт ноя дек"],
    ["uk", 1, "січ лют бер кві тра чер лип сер вер жов лис гру"],
    ["bg", 1, "яну фев мар апр май юни юли авг сеп окт ное дек"],
    ["sr", 1, "јануара фебруара марта априла маја јуна јула августа септембра октобра новембра децембра"],
  ],
};

/** Words between a date's parts that the platform's patterns lack: ordinals, articles, and words for the year. */
const fillers = "st nd rd th er º ª o a le el il der den lo of ngày năm р พ ศ".split(" ");
/** As in `21 listopada 2026 r.`, which cannot be a Croatian date. */
const polishYear = "r";

/** Such abbreviations of weekdays are words of other languages: `on 02/04/2026`, `al 02/09/2026`. */
const shortWord = /^[a-z]{0,2}$/;

/** A month on its own and next to a day: Slavic and other languages inflect it. */
const styles: Intl.DateTimeFormatOptions[] = [
  { month: "long" },
  { month: "short" },
  { dateStyle: "full" },
  { weekday: "long", month: "long", day: "numeric", year: "numeric" },
  { weekday: "short", month: "short", day: "numeric", year: "numeric" },
];

/** The tokens of a date as the platform formats it. A token may span two parts: Hebrew joins "in" with the month. */
function setTokens(format: Intl.DateTimeFormat, date: Date): { token: string; type: string }[] {
  let text = "";
  const parts = format.formatToParts(date).map(({ type, value }) => {
    text += withoutMarks(value);
    return { type, end: text.length };
  });
  return Array.from(text.matchAll(dateToken), ({ index, 0: token }) => {
    const touched = parts.filter(({ end }, at) => end > index && (parts[at - 1]?.end ?? 0) < index + token.length);
    const named = touched.find(({ type }) => type === "month" || type === "weekday") ?? touched[0];
    return { token: foldWord(token), type: named?.type ?? "literal" };
  });
}

function addMeaning(meanings: MonthMeaning[], month: number, language: string): MonthMeaning[] {
  const same = meanings.find((each) => each.month === month);
  if (same === undefined) return [...meanings, { month, languages: [language] }];
  if (!same.languages.includes(language)) same.languages.push(language);
  return meanings;
}

/** The words of a group, from the platform's data. `date-words.json` has them ready. */
export function buildWords(group: Group): DateWords {
  const months = new Map<string, MonthMeaning[]>();
  const beside = new Map<string, string[] | null>(fillers.map((word) => [foldWord(word), null]));
  const addBeside = (word: string, language: string) => {
    const known = beside.get(word);
    if (known !== null && !known?.includes(language)) beside.set(word, [...(known ?? []), language]);
  };
  const weekdays = new Map<string, number[]>();
  const addWeekday = (phrase: string, day: number) => {
    const days = weekdays.get(phrase) ?? [];
    if (!shortWord.test(phrase) && !days.includes(day)) weekdays.set(phrase, [...days, day]);
  };
  const addMonth = (phrase: string, month: number, language: string) => {
    if (/\p{L}/u.test(phrase)) months.set(phrase, addMeaning(months.get(phrase) ?? [], month, language));
  };
  for (const tag of languages[group].split(" ")) {
    const language = languageOf(tag);
    for (const style of styles) {
      const options = { ...style, timeZone: "UTC", calendar: "gregory", numberingSystem: "latn" } as const;
      const format = new Intl.DateTimeFormat(tag, options);
      for (let month = 1; month <= 12; month++) {
        // The 20th of each month of 2026 together cover all seven weekdays.
        const date = new Date(Date.UTC(2026, month - 1, 20));
        const tokens = setTokens(format, date);
        const phrase = (name: string) => tokens.flatMap(({ token, type }) => (type === name ? token : [])).join(" ");
        addMonth(phrase("month"), month, language);
        addWeekday(phrase("weekday"), date.getUTCDay());
        for (const { token, type } of tokens) {
          if (type !== "month" && !/\d/.test(token)) addBeside(token, language);
        }
      }
    }
  }
  for (const [tag, first, words] of furtherMonths[group]) {
    words.split(" ").forEach((word, index) => {
      addMonth(foldWord(word), first + index, languageOf(tag));
    });
  }
  addBeside(polishYear, "pl");
  const inMonths = [...months.keys()].flatMap((phrase) => phrase.split(" "));
  const disputed = [...months.values()].filter((meanings) => meanings.length > 1).flat();
  return {
    months,
    beside,
    weekdays,
    all: new Set([...inMonths, ...beside.keys()]),
    disputing: [...new Set(disputed.flatMap((meaning) => meaning.languages))],
  };
}

function languageOf(tag: string): string {
  return tag.split("-")[0] ?? tag;
}
