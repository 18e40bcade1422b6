import assert from "node:assert/strict";
import { test } from "node:test";
import { languages } from "#lib/messages/languages.ts";
import { firstLocale, localesIn, pageLanguages } from "./locales.ts";

test("uses the visitor's own locale if it is in the page's language", () => {
  assert.equal(firstLocale("de", "de-CH"), "de-CH");
  assert.equal(firstLocale("en", "en-US"), "en-US");
});

test("uses the usual locale of the page's language for all others, which English doesn't say", () => {
  for (const wanted of ["de", "de-LU", "en-US", "en-US@posix", ""]) assert.equal(firstLocale("de", wanted), "de-DE");
  for (const wanted of ["de-CH", "en", "xx", "es-419", "dz-BT"]) assert.equal(firstLocale("en", wanted), null);
  assert.equal(firstLocale("xx", "xx-YY"), null);
});

test("uses the own locale of visitors who read English because their language has no pages", () => {
  const own = {
    "es-MX": "es-MX",
    "fr-FR": "fr-FR",
    pl: "pl-PL",
    "pt-BR": "pt-BR",
    "ta-IN": "ta-IN",
    hy: "hy-AM",
    ar: "ar",
  };
  for (const [wanted, locale] of Object.entries(own)) assert.equal(firstLocale("en", wanted), locale);
  assert.equal(firstLocale("de", "fr-CH"), "de-DE");
  assert.deepEqual(pageLanguages.toSorted(), Object.keys(languages).toSorted());
});

test("lists locales by name in the page's language, including one that the server chose", () => {
  const words = localesIn("de", "ga-IE").map(({ words }) => words);
  assert.deepEqual(words, words.toSorted(new Intl.Collator("de").compare));
  assert.ok(words.includes("Deutsch (Österreich)"));
  assert.ok(words.includes("Irisch (Irland)"));
});
