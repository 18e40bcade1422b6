import assert from "node:assert/strict";
import { test } from "node:test";
import { cellText } from "../../table.ts";
import { workbookLocale } from "../workbook-locale.ts";
import { describeFormat, numberCell } from "./number-format.ts";

const show = (code: string, value: number, locale = "en-US") =>
  cellText(numberCell(value, describeFormat(code, workbookLocale(locale, true)), false));

test("mixed fractions show their own whole number, however near the next one is", () => {
  const expected: [code: string, value: number, text: string][] = [
    ["# ??/16", 0.96, "15/16"],
    ["# ??/16", 7.96, "7 15/16"],
    ["# ??/??", -0.99, "- 98/99"],
    ["# ??/100", 12.97, "12 97/100"],
    ["#\\ ???/???", 2.95, "2 19/20"],
    ["# ?/?", 0.94, "1"],
    ["#\\ ?/4", 5.9, "6"],
    ["# ?/2", 0.24, "0"],
    ["# ??/??", -1.03, "-1 1/33"],
    ["# ??/???????", 4051 / 8750153, "4051/8750153"],
    ['# ?/8 "in"', 2.99, "3 in"],
    ['# ?/8 "in";(# ?/8 "in")', -2.375, "(2 3/8 in)"],
    ["0 ?/?", 0.5, "0 1/2"],
    ["# 0/8", 3, "3 0/8"],
    ["#,##0 ?/?", 1234.96, "1,235"],
    ["#,##0 ?/8", 1234.99, "1,235"],
    ["#,##0 ??/16", 1234.96, "1,234 15/16"],
    ['0" 3/3"', 7, "7 3/3"],
  ];
  for (const [code, value, text] of expected) assert.equal(show(code, value), text, `${code} of ${value}`);
  assert.equal(show("#,##0 ?/8", 1234.625, "de"), "1.234 5/8");
});

test("fractions without a whole number show the nearest one", () => {
  const expected: [code: string, value: number, text: string][] = [
    ["?/?", 1.5, "3/2"],
    ["?/?", 1.005, "1/1"],
    ["?/?", -2.675, "-8/3"],
    ["??/??", 1.005, "1/1"],
    ["?/8", 0.99, "8/8"],
    ["0/16", 0, "0/16"],
    ["0/16", 0.005, "0/16"],
    ["0/16", 2.5, "40/16"],
    ["??/??", Math.PI, "22/7"],
  ];
  for (const [code, value, text] of expected) assert.equal(show(code, value), text, `${code} of ${value}`);
});

test("fractions of a percent count hundredths", () => {
  const expected: [code: string, value: number, text: string][] = [
    ["# ?/?%", 0.999988, "100%"],
    ["# ?/?%", 0.285, "28 1/2%"],
    ["# ?/8 %", -0.0725, "-7 2/8 %"],
    ["?/?%", 0.005, "1/2%"],
    ['# ?/?" % full"', 0.96, "1 % full"],
  ];
  for (const [code, value, text] of expected) assert.equal(show(code, value), text, `${code} of ${value}`);
});

test("slashes that belong to no fraction stay as they were", () => {
  const expected: [code: string, value: number, text: string][] = [
    ["0000\\/00", 202611, "2026/11"],
    ["m/d/yyyy", 46347, "11/21/2026"],
  ];
  for (const [code, value, text] of expected) assert.equal(show(code, value), text, `${code} of ${value}`);
});
