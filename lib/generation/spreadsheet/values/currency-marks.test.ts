import assert from "node:assert/strict";
import { test } from "node:test";
import { currenciesOf, currencyIn } from "./currency-marks.ts";

test("a mark means the region's currency if it can, otherwise its usual one", () => {
  const expected: [mark: string, region: string | null, code: string | null][] = [
    ["$", "US", "USD"],
    ["$", "GB", "USD"],
    ["$", "DE", "USD"],
    ["$", "CA", "CAD"],
    ["$", "AU", "AUD"],
    ["$", "MX", "MXN"],
    ["£", "GB", "GBP"],
    ["£", "EG", "GBP"],
    ["¥", "JP", "JPY"],
    ["¥", "CN", "CNY"],
    ["¥", "US", "JPY"],
    ["￥", "US", "JPY"],
    ["kr", "SE", "SEK"],
    ["kr.", "DK", "DKK"],
    ["kr", "GB", null],
    ["Rs.", "IN", "INR"],
    ["Fr.", "DE", "CHF"],
    ["CHF", "US", "CHF"],
    ["€", "US", "EUR"],
    ["Euro", "DE", "EUR"],
    ["zł", null, "PLN"],
    ["A$", "US", "AUD"],
    ["QQ$", "US", null],
  ];
  for (const [mark, region, code] of expected) assert.equal(currencyIn(region, mark), code, `${mark} in ${region}`);
});

test("a sign that many currencies share can mean each of them", () => {
  assert.ok(["USD", "CAD", "AUD", "NZD"].every((code) => currenciesOf("$").includes(code)));
  assert.deepEqual(currenciesOf("EUR"), ["EUR"]);
});
