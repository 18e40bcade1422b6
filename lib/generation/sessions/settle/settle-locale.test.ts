import assert from "node:assert/strict";
import { test } from "node:test";
import type { ValueFormat } from "../../templates/merge.ts";
import type { WordTemplate } from "../../word/word-template.ts";
import { localeNote } from "../locale-note.ts";
import { settleLocale } from "./settle-locale.ts";

type Word = Pick<WordTemplate, "language" | "merge">;

/** A Word file in a language, as its words or only `w:lang` say, with fields in these formats. */
function word(language: Word["language"], ...formats: ValueFormat[]): Word {
  return {
    language,
    merge: { values: formats.map((format) => ({ field: "a", format })), conditions: [], lists: [], labels: 1 },
  };
}
const german = word({ tag: "de", by: "words" });
const english = word({ tag: "en-US", by: "words" });

test("the locale is the visitor's choice, else the Word file's, else the usual one", () => {
  const settle = (usualLocale: string, file: Word | null, chosen?: string, saved: string | null = null) => {
    const output = chosen === undefined ? {} : { locale: chosen };
    const { locale, localeFrom } = settleLocale({ output, usualLocale }, null, file, saved);
    return [locale, localeFrom];
  };
  assert.deepEqual(settle("en-GB", german), ["de-DE", "file"]);
  assert.deepEqual(settle("de-DE", english), ["en-US", "file"]);
  assert.deepEqual(settle("en-GB", german, "en-GB"), ["en-GB", "chosen"]);
  assert.deepEqual(settle("en-GB", german, undefined, "de-CH"), ["de-CH", "chosen"]);
  assert.deepEqual(settle("en-GB", german, "fr-FR", "de-CH"), ["fr-FR", "chosen"]);
  assert.deepEqual(settle("en-GB", german, undefined, "klingon"), ["de-DE", "file"]);
  // Within a language, the visitor's country decides: `w:lang` has that of the Word that made the file.
  assert.deepEqual(settle("de-AT", german), ["de-AT", "usual"]);
  assert.deepEqual(settle("en-GB", english), ["en-GB", "usual"]);
  assert.deepEqual(settle("klingon!", null), ["en-GB", "usual"]);
});

test("a language that only w:lang states yields to formats of another Word", () => {
  const settle = (usualLocale: string, file: Word) => settleLocale({ usualLocale }, null, file, null).locale;
  const stated: Word["language"] = { tag: "en-US", by: "stated" };
  assert.equal(settle("de-DE", word(stated)), "en-US");
  assert.equal(settle("de-DE", word(stated, { number: "#.##0,00 €" })), "de-DE");
  assert.equal(settle("en-GB", word(stated, { date: "TT.MM.JJJJ" })), "de-DE");
  assert.equal(settle("en-GB", word(null, { date: "jj/MM/aaaa" })), "fr-FR");
  assert.equal(settle("en-GB", word(null)), "en-GB");
});

test("a settled locale stays until the visitor chooses another; without a choice, it follows the template", () => {
  const output = {
    archive: true,
    combined: false,
    filename: "a.pdf",
    locale: "de-DE",
    standard: "pdf",
    format: "pdf",
  } as const;
  const before = { output, localeFrom: "file", usualLocale: "en-GB", isLocaleAsked: false } as const;
  assert.equal(settleLocale({}, before, german, null).locale, "de-DE");
  assert.equal(settleLocale({}, before, null, null).locale, "en-GB");
  assert.equal(settleLocale({}, { ...before, localeFrom: "chosen" }, english, null).locale, "de-DE");
});

test("amounts without a currency get the one of a locale that was chosen or asked for", () => {
  const currency = (usualLocale?: string, locale?: string, before: Parameters<typeof settleLocale>[1] = null) =>
    settleLocale({ ...(usualLocale && { usualLocale }), ...(locale && { output: { locale } }) }, before, null, null)
      .usualCurrency;
  assert.equal(currency(), null);
  assert.equal(currency("en-GB"), "GBP");
  assert.equal(currency("xx-invalid-tag-"), null);
  assert.equal(currency(undefined, "xx-invalid-tag-"), null);
  assert.equal(currency(undefined, "en-GB"), "GBP");
  assert.equal(currency("en", "es-419"), null);
  const output = { archive: true, combined: false, filename: "a.pdf", locale: "ja-JP", standard: "pdf", format: "pdf" };
  const asked = { output, localeFrom: "usual", usualLocale: "ja-JP", isLocaleAsked: true } as const;
  assert.equal(currency(undefined, undefined, asked as never), "JPY");
  assert.equal(currency(undefined, undefined, { ...asked, isLocaleAsked: false } as never), null);
});

test("documents in another language keep the currency of the visitor's country; another country of theirs doesn't", () => {
  const settle = (usualLocale: string, locale: string) =>
    settleLocale({ output: { locale }, usualLocale }, null, null, null);
  const currencies = (usualLocale: string, ...locales: string[]) =>
    locales.map((locale) => settle(usualLocale, locale).usualCurrency);
  assert.deepEqual(currencies("de-DE", "en-GB", "pl-PL", "de-CH", "de"), ["EUR", "EUR", "CHF", "EUR"]);
  assert.deepEqual(currencies("en-GB", "de-DE", "en-US", "es-419"), ["GBP", "USD", "GBP"]);
  // Nobody knows where the visitor is: what they choose says more than nothing.
  assert.deepEqual(currencies("es-419", "en-GB", "pt-BR", "es-MX"), ["GBP", "BRL", "MXN"]);
  assert.equal(settle("en-CA", "fr-FR").currencyLocale, "en-CA");
  const file = (usualLocale?: string) =>
    settleLocale({ ...(usualLocale && { usualLocale }) }, null, word({ tag: "en-US", by: "words" }), null);
  assert.deepEqual([file("de-DE").locale, file("de-DE").usualCurrency], ["en-US", "EUR"]);
});

test("null takes a chosen locale back, and with it the currency", () => {
  const chosen = settleLocale({ output: { locale: "en-GB" } }, null, null, null);
  assert.equal(chosen.usualCurrency, "GBP");
  const before = { ...chosen, output: { locale: "en-GB" } as never };
  const { locale, localeFrom, usualCurrency } = settleLocale({ output: { locale: null } }, before, null, null);
  assert.deepEqual([locale, localeFrom, usualCurrency], ["en-GB", "usual", null]);
  assert.equal(settleLocale({ output: { locale: null } }, before, german, null).localeFrom, "file");
});

test("a note names the conflict, and offers the locale that fits", () => {
  const note = (file: Word, usualLocale: string, chosen?: string) => {
    const settled = settleLocale({ usualLocale, output: chosen ? { locale: chosen } : {} }, null, file, null);
    const content = { ...settled, output: { locale: settled.locale } as never };
    const found = localeNote(content, file, "en");
    return found && [found.message, found.locale];
  };
  assert.deepEqual(note(german, "en-GB"), [
    "Dates and numbers with a format are written in German (Germany), like the text of your Word file.",
    "en-GB",
  ]);
  assert.deepEqual(note(german, "en-GB", "en-US"), [
    "Your Word file is in German, but dates and numbers with a format are written in English (United States).",
    "de-DE",
  ]);
  assert.equal(note(german, "de-DE"), null);
  assert.equal(note(german, "en-GB", "de-CH"), null);
  const commas = word({ tag: "en-US", by: "words" }, { number: "#.##0,00" });
  assert.deepEqual(note(commas, "de-DE", "en-GB"), [
    "The number formats in your Word file have a decimal comma, but numbers are written as in English (United Kingdom), with a point.",
    "de-DE",
  ]);
  assert.equal(note(word(german.language, { number: "#.##0" }), "de-DE"), null);
});
