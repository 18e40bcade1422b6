import assert from "node:assert/strict";
import { test } from "node:test";
import { parseNumberText, splitNumberText } from "./number-text.ts";

test("a number text is read with its currency, separators and sign", () => {
  const readings: [string, "." | ",", string | null][] = [
    ["1,234.50", ".", "1234.50"],
    ["1.234,50", ",", "1234.50"],
    ["-1 234,50 €", ",", "-1234.50"],
    ["1\u202f234\u202f567,5", ",", "1234567.5"],
    ["CHF 1'234.50", ".", "1234.50"],
    ["$-5", ".", "-5"],
    ["-$5.00", ".", "-5.00"],
    ["R$ 12,90", ",", "12.90"],
    ["12,90 zł", ",", "12.90"],
    ["1 299 kr", ",", "1299"],
    ["(1,000)", ".", "-1000"],
    ["15.5-", ".", "-15.5"],
    ["−7", ".", "-7"],
    ["19 %", ".", "19"],
    ["19,5%", ",", "19.5"],
    ["12,34,567.8", ".", "1234567.8"],
    ["25,-", ",", "25"],
    [".5", ".", "0.5"],
    ["007", ".", "7"],
    ["-0.00", ".", "0.00"],
    ["1.5e3", ".", "1500"],
    ["2,5E-3", ",", "0.0025"],
    // As Windows and browsers write amounts in Hebrew.
    ["\u200e-39,681.60", ".", "-39681.60"],
    ["\u200f1,432.62\u00a0\u200f€", ".", "1432.62"],
    ["\u202a1,432.62\u202c", ".", "1432.62"],
  ];
  for (const [text, decimal, expected] of readings) assert.equal(parseNumberText(text, decimal), expected, text);
});

test("a text that is no number, or not one with these decimals, is refused", () => {
  for (const text of [
    "",
    "abc",
    "12,5",
    "0,123",
    "1,23,4",
    "1.2.3",
    "12 34",
    "(5",
    "5 apples",
    "EUR 5 EUR",
    "--5",
    "%",
  ]) {
    assert.equal(parseNumberText(text, "."), null, text);
  }
  assert.equal(parseNumberText("1,234.5", ","), null);
});

test("digits of other scripts are read with their separators, which are unambiguous", () => {
  const readings: [string, string][] = [
    ["١٢٫٥٠", "12.50"],
    ["١٬٢٣٤٫٥", "1234.5"],
    ["١٬٢٣٤", "1234"],
    ["۱۲۳۴", "1234"],
    ["٪۲۰", "20"],
    ["१२३", "123"],
    ["\u200e-٥", "-5"],
  ];
  for (const [text, expected] of readings) {
    assert.deepEqual([parseNumberText(text, "."), parseNumberText(text, ",")], [expected, expected], text);
  }
  assert.equal(parseNumberText("１，２３４．５０", "."), "1234.50");
  assert.equal(parseNumberText("￥１，２００", "."), "1200");
  assert.equal(parseNumberText("（１２％）", "."), "-12");
});

test("amounts are read as Japan writes them", () => {
  const readings: [string, string | null][] = [
    ["1,200円", "1200"],
    ["-500円", "-500"],
    ["10％", "10"],
    ["１０％", "10"],
    ["￥1,200", "1200"],
    // The dash closes the amount, as in "25,-".
    ["￥1,200-", "1200"],
    ["¥1,200.-", "1200"],
    ["-¥1,200", "-1200"],
    ["￥１，２００－", "1200"],
    // A rise in some countries, a loss in others.
    ["▲500", null],
    ["10個", null],
  ];
  for (const [text, expected] of readings) assert.equal(parseNumberText(text, "."), expected, text);
  assert.equal(splitNumberText("1,200円")?.currency, "円");
});

test("the currency of a number text is returned as written", () => {
  const marks = ["$1,200.00", "CHF 10", "10 €", "£10", "12 kr.", "US$5", "10 Euro", "5", "19 %"].map(
    (text) => splitNumberText(text)?.currency,
  );
  assert.deepEqual(marks, ["$", "CHF", "€", "£", "kr.", "US$", "Euro", null, null]);
  assert.equal(splitNumberText("50¢"), null);
});
