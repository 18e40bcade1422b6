import { writeFileSync } from "node:fs";
import { buildWords } from "#lib/generation/spreadsheet/values/build-date-words.ts";
import { type Group, type StoredWords, wordsPath } from "#lib/generation/spreadsheet/values/date-words.ts";

/*
 * Writes the words of dates. Needed when `build-date-words.ts` or the platform's data have changed, which
 * `date-words.test.ts` tells.
 */

function storedWords(group: Group): StoredWords {
  const { months, beside, weekdays, disputing } = buildWords(group);
  const stored = Array.from(months, ([phrase, meanings]) => [
    phrase,
    meanings.map(({ month, languages }) => [month, languages.join(" ")]),
  ]);
  return {
    months: Object.fromEntries(stored),
    beside: Object.fromEntries(Array.from(beside, ([word, languages]) => [word, languages?.join(" ") ?? null])),
    weekdays: Object.fromEntries(weekdays),
    disputing: disputing.join(" "),
  };
}

const words = { latin: storedWords("latin"), other: storedWords("other") };
// `npx biome check --write` then puts each word on a line of its own.
writeFileSync(wordsPath, JSON.stringify(words, null, 2));
