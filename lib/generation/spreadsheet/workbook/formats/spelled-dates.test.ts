import assert from "node:assert/strict";
import { test } from "node:test";
import { cellText } from "../../table.ts";
import { workbookLocale } from "../workbook-locale.ts";
import { describeFormat, numberCell } from "./number-format.ts";

const noon = 46347.5;
const show = (code: string, locale = "en-US") =>
  numberCell(noon, describeFormat(code, workbookLocale(locale, true)), false);

test("dates are in the calendar that their format says, and stay the same day", () => {
  const expected: [code: string, text: string][] = [
    ["[$-107041E]d mmmm yyyy", "21 พฤศจิกายน 2569"],
    ["[$-107041E]d/m/yy;@", "21/11/69"],
    ["[$-101041E]d/m/yyyy", "21/11/2026"],
    ["[$-1060401]d mmmm yyyy", "11 جمادى الآخرة 1448"],
    ["[$-1060401]d/mm/yyyy", "11/06/1448"],
    ["[$-1170000]B2d/mm/yyyy;@", "11/06/1448"],
    ["[$-1170401]dd mmmm yy", "11 جمادى الآخرة 48"],
  ];
  for (const [code, text] of expected) {
    assert.deepEqual(show(code), { kind: "date", value: "2026-11-21", text }, code);
  }
  assert.deepEqual(show("[$-107041E]d/m/yyyy h:mm AM/PM", "th"), {
    kind: "date",
    value: "2026-11-21T12:00:00",
    text: "21/11/2569 12:00 PM",
  });
});

test("codes with other sections, fillers and slashes beside an era are shown", () => {
  const text = (code: string, locale = "en-US") => cellText(show(code, locale));
  assert.equal(text("[$-411]g/ee"), "R/08");
  assert.equal(text('[<40000]ggge"年";General', "ja"), "46347.5");
  assert.equal(text("[$-411]e* g"), "8R");
});

test("29 February 1900 is a number in the Islamic calendar", () => {
  const missing = numberCell(60, describeFormat("B2d/mm/yyyy", workbookLocale("en-US", true)), false);
  assert.deepEqual(missing, { kind: "number", value: 60, text: "60" });
});
