import assert from "node:assert/strict";
import { test } from "node:test";
import { currencyFacts, isCurrency, isLocale, localeDateOrders, localeFacts, localeReading } from "./locale.ts";

test("distinguishes locales with and without data", () => {
  for (const tag of ["en-GB", "de", "zh-Hant-TW", "ar-EG"]) assert.equal(isLocale(tag), true, tag);
  for (const tag of ["", "en_GB", "xx", "english please", "und"]) assert.equal(isLocale(tag), false, tag);
  assert.equal(isCurrency("EUR"), true);
  assert.equal(isCurrency("eur"), false);
});

test("gives the signs of a locale's numbers", () => {
  assert.deepEqual(localeFacts("pt-br"), {
    tag: "pt-BR",
    language: "pt",
    region: "BR",
    direction: "ltr",
    decimal: ",",
    group: ".",
    groupSize: 3,
    leastGrouped: 4,
    minus: "-",
    percentPrefix: "",
    percentSuffix: "%",
  });
  const { decimal, group, minus, percentSuffix } = localeFacts("sv");
  assert.deepEqual([decimal, group, minus, percentSuffix], [",", "\u00a0", "−", "\u00a0%"]);
  assert.deepEqual([localeFacts("en-IN").groupSize, localeFacts("es").leastGrouped], [2, 5]);
  assert.equal(localeFacts("tr").percentPrefix, "%");
  assert.equal(localeFacts("ar-EG").direction, "rtl");
  assert.equal(localeFacts("ar-EG").decimal, ".");
});

test("gives what stands around an amount, and its decimals", () => {
  assert.deepEqual(currencyFacts("GBP", "en-GB"), { code: "GBP", prefix: "£", suffix: "", digits: 2 });
  assert.deepEqual(currencyFacts("EUR", "de-DE"), { code: "EUR", prefix: "", suffix: "\u00a0€", digits: 2 });
  assert.deepEqual(currencyFacts("JPY", "en-US"), { code: "JPY", prefix: "¥", suffix: "", digits: 0 });
});

test("knows how a locale's people write numbers and dates", () => {
  assert.deepEqual(localeReading("en-US"), { decimal: ".", dateOrder: "mdy", languages: ["en"] });
  assert.deepEqual(localeReading("de-DE"), { decimal: ",", dateOrder: "dmy", languages: ["de"] });
  assert.deepEqual(localeReading("ja-JP"), { decimal: ".", dateOrder: "ymd", languages: ["ja"] });
  assert.deepEqual(localeDateOrders("ja-JP"), ["ymd", "mdy", "dmy"]);
  assert.deepEqual(localeDateOrders("sv-SE"), ["ymd", "dmy", "mdy"]);
});
