import assert from "node:assert/strict";
import { test } from "node:test";
import { isCurrency } from "../locale.ts";
import { currencyOfLocale } from "./region-currency.ts";

test("knows the currency of a locale's country, or of the one where its language is at home", () => {
  const expected = {
    ...{
      "pt-BR": "BRL",
      "pt-PT": "EUR",
      "en-US": "USD",
      "en-GB": "GBP",
      "en-IN": "INR",
      "en-IE": "EUR",
      "de-CH": "CHF",
    },
    ...{
      "de-LI": "CHF",
      "sv-SE": "SEK",
      "bg-BG": "EUR",
      "hr-HR": "EUR",
      "zh-Hant": "TWD",
      "ar-SA": "SAR",
      "sr-RS": "RSD",
    },
    ...{ tr: "TRY", ja: "JPY", hi: "INR", de: "EUR", pl: "PLN", "de-Latn-CH-u-nu-latn": "CHF" },
  };
  for (const [tag, code] of Object.entries(expected)) assert.equal(currencyOfLocale(tag), code, tag);
});

test("knows no currency of a language of many countries, or of a region with several", () => {
  for (const tag of ["en", "ar", "es-419", "en-001", "en-150", "und-AQ"])
    assert.equal(currencyOfLocale(tag), null, tag);
});

test("knows a currency that the engine can write for each country that the machine knows", () => {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const regions = letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => names.of(code));
  const missing = regions.filter((region) => !isCurrency(currencyOfLocale(`und-${region}`) ?? ""));
  // Antarctica has none; the others are no countries (anymore), or aren't in ISO 3166.
  const notCountries = "AN AQ BU CP CQ CS DD EU EZ FX NT QO SU TP UN VD XA XB YD YU ZR ZZ".split(" ");
  assert.deepEqual(
    missing.filter((region) => !notCountries.includes(region)),
    [],
  );
  assert.ok(regions.length > 240);
});
