import assert from "node:assert/strict";
import { test } from "node:test";
import type { Cell } from "../../spreadsheet/table.ts";
import { localeReading } from "../values/locale.ts";
import { datePicture, readDatePicture } from "./date-picture.ts";
import { numberPicture, readNumberPicture } from "./number-picture.ts";
import { matchesWildcards } from "./wildcards.ts";

const english = { ...localeReading("en-GB"), dateOrder: "dmy" as const };

function numberIn(picture: string, cell: Cell, tag = "en-GB") {
  const sections = readNumberPicture(picture);
  const shown = sections && numberPicture(sections)(tag, english).apply(cell);
  return shown && typeof shown === "object" ? shown.text : shown;
}

test("numbers are written as their pictures say, with the locale's separators", () => {
  const cases: [picture: string, number: string, shown: string, tag?: string][] = [
    ["0,00", "1234.5", "1234.50"],
    ["0,00", "1234.5", "1234,50", "de-DE"],
    ["#,##0.00", "1234567.891", "1,234,567.89"],
    ["#.##0,00 €", "1234567.891", "1.234.567,89 €", "de-DE"],
    ["#,##0", "999999.5", "1,000,000"],
    [",0.00", "1234", "1,234.00"],
    ["#,##0.00", "1234567.5", "12,34,567.50", "en-IN"],
    ["$#,##0.00", "5", "$5.00"],
    ["$#,##0.00", "-5", "$-5.00"],
    ["000", "7", "007"],
    ["0.0#", "1", "1.0"],
    ["0.0#", "1.256", "1.26"],
    ["#", "0.4", "0"],
    ["0;(0);-", "-5.4", "(5)"],
    ["0;(0);-", "0.2", "-"],
    ["0.00;-0.00", "-5", "-5.00"],
    ["+0", "5", "+5"],
    ["+0", "-5", "-5"],
    ["0 'pcs.'", "3", "3 pcs."],
    ["0 %", "20 %", "20 %"],
    ["0.00 €", "€3.5", "3.50 €"],
    ["0,00", "-0.001", "0.00"],
  ];
  for (const [picture, number, shown, tag] of cases)
    assert.equal(numberIn(picture, number, tag), shown, `${picture} ${number}`);
});

test("a picture with more decimals than the cell shows takes the number that the cell holds, without a warning", () => {
  const cell = (value: number, text: string): Cell => ({ kind: "number", value, text });
  for (const [picture, held, text, written] of [
    ["0.00", 2.75, "2.8", "2.75"],
    ["0.00", 2.625, "2.6", "2.63"],
    ["0.00", 2, "2", "2.00"],
    ["0.00", 12.345, "12.35", "12.35"],
    ["0", 2.75, "2.8", "3"],
    ["0.00", -1234.5, "-1,235", "-1234.50"],
  ] as const)
    assert.equal(numberIn(picture, cell(held, text)), written, `${picture} ${held}`);
  const { takesHeld } = numberPicture(readNumberPicture("0.00") ?? [])("en-GB", english);
  const taken = [cell(2.75, "2.8"), cell(12.345, "12.35"), "2.8"].map((each) => takesHeld?.(each));
  assert.deepEqual(taken, [true, false, false]);
});

test("a value that a picture can't show is left as written: other currencies, percentages, words", () => {
  for (const [picture, text] of [
    ["0.00 €", "$3.50"],
    ["0.00", "20 %"],
    ["0.00", "about 5"],
    ["0 %", "€5"],
  ] as const)
    assert.equal(numberIn(picture, text), null, `${picture} ${text}`);
});

test("ambiguous and unknown pictures are not supported", () => {
  for (const picture of ["0,000", "0.000", "", "abc", "x##", "0;0;0;0", "0#", "1,2.3,4", "0.0.0,0", "#,##0,00.0"])
    assert.equal(readNumberPicture(picture), null, picture);
  for (const picture of ["", "...", "QQ", "d. MMMMM", "d b"]) assert.equal(readDatePicture(picture), null, picture);
});

test("dates are written as their pictures say, also in the letters of German and French versions of Word", () => {
  const shown = (picture: string, cell: Cell, tag = "en-GB") => {
    const parts = readDatePicture(picture);
    const found = parts && datePicture(parts)(tag, english).apply(cell);
    return found && typeof found === "object" ? found.text : found;
  };
  const cases: [picture: string, shown: string, tag?: string][] = [
    ["d. MMMM yyyy", "1. March 2026"],
    ["dddd, d. MMMM yyyy", "Sonntag, 1. März 2026", "de-DE"],
    ["TT.MM.JJJJ", "01.03.2026", "de-DE"],
    ["jj/MM/aaaa", "01/03/2026", "fr-FR"],
    ["DD/MM/YY", "01/03/26"],
    ["ddd d MMM yy", "Sun 1 Mar 26"],
    ["d MMMM", "1 marca", "pl-PL"],
    ["HH:mm:ss", "14:05:09"],
    ["h:m AM/PM", "2:5 pm"],
    ["hh 'Uhr' mm", "02 Uhr 05", "de-DE"],
  ];
  for (const [picture, text, tag] of cases)
    assert.equal(shown(picture, { kind: "date", value: "2026-03-01T14:05:09", text: "" }, tag), text, picture);
  assert.equal(shown("d.M.yyyy", "next week"), null);
  assert.equal(shown("d.M.yyyy HH:mm", "2026-03-01"), null);
});

test("wildcards stand for any characters, and take time only in proportion to the lengths", () => {
  const cases: [text: string, pattern: string, matches: boolean][] = [
    ["New York", "New*", true],
    ["York", "New*", false],
    ["", "*", true],
    ["abc", "a?c", true],
    ["ac", "a?c", false],
    ["aXbXc", "a*b*c", true],
    ["a.c", "a.c", true],
    ["abc", "a.c", false],
    ["😀", "?", true],
  ];
  for (const [text, pattern, matches] of cases)
    assert.equal(matchesWildcards(text, pattern), matches, `${text} ${pattern}`);
  assert.equal(matchesWildcards("a".repeat(4_000), `${"*a".repeat(1_000)}b`), false);
});
