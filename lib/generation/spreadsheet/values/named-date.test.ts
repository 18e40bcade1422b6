import assert from "node:assert/strict";
import { test } from "node:test";
import { dateMeanings } from "./date-text.ts";

/** Forty of the most widely written languages. */
const languages = [
  ..."en zh hi es ar fr bn pt ru ur id de ja mr te tr ta vi ko fa".split(" "),
  ..."it th gu kn pl uk ml uz ro nl el hu cs sv sk hr bg he da fi".split(" "),
];

/** As the platform and as people write them: both cases of the month, long and short, with and without dots. */
function formsOf(language: string, date: Date): string[] {
  const set = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC", calendar: "gregory", numberingSystem: "latn" });
  const day = String(date.getUTCDate());
  const year = String(date.getUTCFullYear());
  const monthIn = (options: Intl.DateTimeFormatOptions) =>
    set(options)
      .formatToParts(date)
      .find(({ type }) => type === "month")?.value ?? "";
  const beside = { day: "numeric", year: "numeric" } as const;
  const months = [{}, beside].flatMap((other) => [
    monthIn({ ...other, month: "long" }),
    monthIn({ ...other, month: "short" }),
  ]);
  const forms = [
    set({ dateStyle: "long" }).format(date),
    set({ dateStyle: "full" }).format(date),
    set({ ...beside, month: "short" }).format(date),
  ];
  for (const month of months.filter((each) => !/^\d+$/.test(each))) {
    forms.push(`${day}. ${month} ${year}`, `${day} ${month.replace(/\.$/, "").toUpperCase()} ${year}`);
    forms.push(`${month.replace(/\.?$/, ".")} ${day}, ${year}`);
    // A two-digit Thai year may be of either era.
    if (language !== "th") forms.push(`${day}-${month}-${year.slice(2)}`);
  }
  return [...new Set(forms)];
}

test("dates in forty languages are read month by month, in both cases, long and short", (context) => {
  assert.equal(new Set(languages).size, 40);
  const faults: string[] = [];
  let count = 0;
  let disputed = 0;
  for (const language of languages) {
    for (let month = 1; month <= 12; month++) {
      const date = new Date(Date.UTC(2026, month - 1, 13 + month));
      const expected = date.toISOString().slice(0, 10);
      for (const form of formsOf(language, date)) {
        count += 1;
        const meanings = dateMeanings(form, "dmy");
        const own = meanings.length < 2 ? meanings : meanings.filter(({ languages }) => languages?.includes(language));
        if (meanings.length > 1) disputed += 1;
        if (own.length !== 1 || own[0]?.value !== expected)
          faults.push(`${language} ${expected} ${form}: ${JSON.stringify(own)}`);
      }
    }
  }
  context.diagnostic(`${count} dates, ${disputed} of them in words that languages dispute`);
  assert.deepEqual(faults, []);
});
