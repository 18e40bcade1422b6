import assert from "node:assert/strict";
import { test } from "node:test";
import { cellText } from "../../table.ts";
import { workbookLocale } from "../workbook-locale.ts";
import { describeFormat, numberCell, textCell } from "./number-format.ts";

const american = workbookLocale("en-US", true);
const show = (code: string, value: number, date1904 = false) =>
  cellText(numberCell(value, describeFormat(code, american), date1904));

/** What Excel displays, without the alignment spaces. */
function assertShown(expected: [code: string, value: number, text: string][], date1904 = false): void {
  for (const [code, value, text] of expected) assert.equal(show(code, value, date1904), text, `${code} of ${value}`);
}

test("numbers, shares, amounts and codes show as their format says", () => {
  const accounting = '_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)';
  assertShown([
    ["General", 123456789012, "1.23457E+11"],
    ["General", 1.23456789012345, "1.23456789"],
    ["0", 2.5, "3"],
    ["0.00", 1.005, "1.01"],
    ["0%", 0.125, "13%"],
    ["0.0%", 0.125, "12.5%"],
    ["$#,##0.00", 1234.5, "$1,234.50"],
    ["_(* #,##0.00_)", 1234.5, "1,234.50"],
    [accounting, 1234.5, "$1,234.50"],
    [accounting, -1234.5, "$(1,234.50)"],
    [accounting, 0, "$-"],
    ["# ?/?", 1.5, "1 1/2"],
    ["# ??/??", 1 / 3, "1/3"],
    ["?/?", 1.5, "3/2"],
    ["# ?/?", 99.995, "100"],
    ["# ??/??", -1.9999, "-2"],
    ['# ?/8 "in"', 2.99, "3 in"],
    ["?/8", 0.99, "8/8"],
    ['0" 3/3"', 7, "7 3/3"],
    ["[$-C0A]d mmmm yyyy", 46347, "21 noviembre 2026"],
    ["0.00E+00", 12345.6, "1.23E+04"],
    ["##0.0E+0", 12345.6, "12.3E+3"],
    ['0.0,,"M"', 12345678, "12.3M"],
    ["000", 7, "007"],
    ["00000", 1234, "01234"],
    ["(000) 000-0000", 2125551234, "(212) 555-1234"],
    ["000-00-0000", 123456789, "123-45-6789"],
    ["@", 12, "12"],
  ]);
});

test("sections, conditions, colours and literal texts are followed", () => {
  assertShown([
    ['0;-0;"none"', 0, "none"],
    ["0;;", -5, ""],
    [";;;", 5, ""],
    ["#,##0.00;[Red]-#,##0.00", -1234.5, "-1,234.50"],
    ["[Red][<0]\\(0\\);[Blue]0", -5, "(5)"],
    ["[<=9999999]###-####;(###) ###-####", 5551234, "555-1234"],
    ["[<=9999999]###-####;(###) ###-####", 2125551234, "(212) 555-1234"],
    ['[>=1000]0.0,"K";0', 1500, "1.5K"],
    ['General" pcs"', 3.5, "3.5 pcs"],
  ]);
  assert.equal(textCell("seven", describeFormat('0;-0;0;"No. "@', american)), "No. seven");
  assert.equal(textCell("seven", describeFormat(";;;", american)), "");
});

test("dates, times and durations are right in both epochs", () => {
  const of1900: [string, number, string][] = [
    ["dd/mm/yyyy", 46347, "21/11/2026"],
    ["d-mmm-yy;@", 46347, "21-Nov-26"],
    ["h:mm:ss AM/PM", 0.6, "2:24:00 PM"],
    ["[h]:mm", 1.5, "36:00"],
    ["[mm]:ss", 0.0625, "90:00"],
    ["[h]:mm:ss", -0.5, "-12:00:00"],
    ["mm:ss.0", 0.0625, "30:00.0"],
    ["d/m/yyyy", 60, "29/2/1900"],
  ];
  assertShown(of1900);
  assertShown(
    [
      ["dd/mm/yyyy", 46347 - 1462, "21/11/2026"],
      ["dd/mm/yyyy", 0, "01/01/1904"],
      ["[h]:mm", 1.5, "36:00"],
      ["h:mm", 0.6, "14:24"],
    ],
    true,
  );
});

test("a date is no more than what its format shows of it", () => {
  const shownValue = (code: string, serial = 46347.6) => {
    const cell = numberCell(serial, describeFormat(code, american), false);
    return typeof cell === "string" ? cell : cell.kind === "date" ? cell.value : cell;
  };
  const shown: [code: string, value: string][] = [
    ["mmm-yy", "2026-11"],
    ["mmmm yyyy", "2026-11"],
    ["yyyy-mm", "2026-11"],
    ['[$-411]ggge"年"m"月"', "2026-11"],
    ['"due" mmm yyyy;@', "2026-11"],
    ["yyyy", "2026"],
    ["d. mmm", "--11-21"],
    ["ddd d-mmm", "--11-21"],
    ["mmmm", "--11"],
    ["dddd", "Saturday"],
    ["d", "21"],
    ["d mmm h:mm", "21 Nov 14:24"],
    ["h:mm", "14:24:00"],
    ["d/m/yyyy", "2026-11-21"],
    ["[$-F800]dddd, mmmm dd, yyyy", "2026-11-21"],
    ["dddd, d. mmmm yy", "2026-11-21"],
    ["d/m/yyyy h:mm", "2026-11-21T14:24:00"],
    ["[<1]h:mm;d mmm yyyy", "21 Nov 2026"],
    ["[$-409]d-mmm-yy;@", "2026-11-21"],
  ];
  for (const [code, value] of shown) assert.equal(shownValue(code), value, code);
});
