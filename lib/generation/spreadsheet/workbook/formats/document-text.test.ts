import assert from "node:assert/strict";
import { test } from "node:test";
import { type Cell, cellText } from "../../table.ts";
import { workbookLocale } from "../workbook-locale.ts";
import { documentText } from "./document-text.ts";
import { describeFormat, numberCell } from "./number-format.ts";
import { builtInFormat } from "./styles.ts";

const separators: Record<string, [decimal: string, group: string]> = {
  "en-US": [".", ","],
  "en-GB": [".", ","],
  "de-DE": [",", "."],
  "fr-FR": [",", "\u202f"],
  "sv-SE": [",", "\u00a0"],
  "et-EE": [",", "\u00a0"],
};
const showIn = (tag: string) => {
  const [decimal = "", group = ""] = separators[tag] ?? [];
  return documentText(tag, { decimal, group });
};

/** A cell of a workbook that doesn't name its language, or of one in this locale. */
function cellOf(format: string | number, value: number, locale = "en-US"): Cell {
  const saved = workbookLocale(locale, true);
  if (typeof format === "string") return numberCell(value, describeFormat(format, saved), false);
  return numberCell(value, describeFormat(builtInFormat(format, saved.tag, false), saved, format), false);
}

/** 6 March 2005, a Sunday, at 14:24. */
const moment = 38417.6;

test("formats that Excel leaves to the system's settings follow the documents' language", () => {
  const shown: [id: number, value: number, texts: Record<string, string>][] = [
    [14, moment, { "en-US": "3/6/2005", "en-GB": "06/03/2005", "de-DE": "06.03.2005", "sv-SE": "2005-03-06" }],
    [22, moment, { "en-US": "3/6/2005 14:24", "de-DE": "06.03.2005 14:24", "fr-FR": "06/03/2005 14:24" }],
    [15, moment, { "en-US": "6-Mar-05", "de-DE": "06. Mrz 05", "fr-FR": "06-mars-05", "et-EE": "06-märts-05" }],
    [17, moment, { "en-US": "Mar-05", "de-DE": "Mrz 05" }],
    [20, moment, { "en-US": "14:24", "de-DE": "14:24" }],
    [37, -1234.5, { "en-US": "(1,235)", "de-DE": "-1.235", "fr-FR": "-1\u202f235" }],
    [39, -1234.5, { "en-US": "(1,234.50)", "en-GB": "-1,234.50", "de-DE": "-1.234,50" }],
    [40, 1234.5, { "en-US": "1,234.50", "de-DE": "1.234,50" }],
    [45, 0.0625, { "en-US": "30:00", "de-DE": "30:00" }],
    [46, 1.5, { "en-US": "36:00:00", "de-DE": "36:00:00" }],
    [47, 0.0625, { "en-US": "30:00.0", "de-DE": "30:00,0" }],
    [0, 1234.5, { "en-US": "1234.5", "de-DE": "1234,5" }],
    [0, 1.5e15, { "en-US": "1.5E+15", "de-DE": "1,5E+15" }],
    [4, 1234.5, { "en-US": "1,234.50", "de-DE": "1.234,50", "fr-FR": "1\u202f234,50" }],
    [10, 0.125, { "en-US": "12.50%", "de-DE": "12,50%" }],
  ];
  for (const locale of ["en-US", "de", "sv"]) {
    for (const [id, value, texts] of shown) {
      for (const [tag, text] of Object.entries(texts)) {
        assert.equal(showIn(tag)(cellOf(id, value, locale)), text, `${id} in ${tag} from ${locale}`);
      }
    }
  }
});

test("in format codes, only names and separators follow it; a language or currency in the code stays", () => {
  const shown: [code: string, value: number, german: string][] = [
    ["dd.mm.yyyy", moment, "06.03.2005"],
    ["yyyy-mm-dd", moment, "2005-03-06"],
    ["mm-dd-yyyy", moment, "03-06-2005"],
    ["d mmmm yyyy", moment, "6 März 2005"],
    ["dddd, d mmm yyyy h:mm", moment, "Sonntag, 6 Mrz 2005 14:24"],
    ["[$-409]d mmmm yyyy", moment, "6 March 2005"],
    ["[$-F800]dddd, mmmm dd, yyyy", moment, "Sonntag, 6. März 2005"],
    ["[$-F400]h:mm:ss AM/PM", moment, "14:24:00"],
    ["$#,##0.00", 1234.5, "$1.234,50"],
    ['#,##0.00 "€"', 1234.5, "1.234,50 €"],
    ["#,##0.00_);(#,##0.00)", -1234.5, "(1.234,50)"],
    ['0.0,"K"', 12345, "12,3K"],
    ["0.000,", 1234567, "1234,567"],
    ["00\\.00", 1234, "12.34"],
    ['0" v1.5"', 7, "7 v1.5"],
    ["# ?/?", 1.5, "1 1/2"],
  ];
  for (const [code, value, german] of shown) assert.equal(showIn("de-DE")(cellOf(code, value)), german, code);
});

test("separators that a format writes between the digits of phone numbers and codes stay", () => {
  const shown: [code: string, value: number, text: string][] = [
    ["000 000 000", 600123456, "600 123 456"],
    ["### ### ###", 600123456, "600 123 456"],
    ["000\\ 000", 110001, "110 001"],
    ['"+48 "000 000 000', 600123456, "+48 600 123 456"],
    ['000"."000"."000', 123456789, "123.456.789"],
    ["00\\.000\\.000", 12345678, "12.345.678"],
    ['000"\'"000', 123456, "123'456"],
    ["[$-419]000 000", 101000, "101 000"],
  ];
  for (const [code, value, text] of shown) {
    for (const tag of ["en-US", "de-DE", "fr-FR"]) assert.equal(showIn(tag)(cellOf(code, value)), text, code + tag);
  }
  assert.equal(showIn("de-DE")(cellOf("#\\ ##0.00", 1234.5)), "1 234,50");
});

test("cells keep a format only if it shows something else in another language", () => {
  const kept = (format: string | number, value = moment) => {
    const cell = cellOf(format, value);
    return typeof cell === "object" && "format" in cell ? cell.format : undefined;
  };
  assert.deepEqual(
    [14, 22, "mm/dd/yyyy", "d mmm yyyy"].map((each) => kept(each)),
    [14, 22, "mm/dd/yyyy", "d mmm yyyy"],
  );
  for (const code of ["yyyy-mm-dd", "dd.mm.yyyy", "dd/mm/yyyy", "[$-409]d mmm yyyy", 1, 4, "General", "0.00"]) {
    assert.equal(kept(code), undefined, String(code));
  }
});

test("a short date in numbers is put in the documents' order where its own is that of the workbook's language", () => {
  const german = showIn("de-DE");
  assert.equal(german(cellOf("mm/dd/yy", moment)), "06.03.05");
  assert.equal(german(cellOf("m/d/yyyy\\ hh:mm", moment)), "06.03.2005 14:24");
  assert.equal(showIn("sv-SE")(cellOf("mm/dd/yy", moment)), "2005-03-06");
  assert.equal(showIn("en-US")(cellOf("mm/dd/yy", moment)), "03/06/05");
  assert.equal(german(cellOf("dd/mm/yyyy", moment)), "06/03/2005");
  assert.equal(showIn("en-US")(cellOf("dd/mm/yyyy", moment)), "06/03/2005");
  assert.equal(showIn("en-US")(cellOf("dd/mm/yyyy", moment, "en-GB")), "3/6/2005");
  assert.equal(showIn("en-US")(cellOf("dd/mm/yyyy", moment, "de")), "06.03.2005");
});

test("every minute of a day, and every day of four years, is the same in another language", () => {
  const [american, german] = [showIn("en-US"), showIn("de-DE")];
  for (let minute = 0; minute < 1_440; minute++) {
    const clock = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
    assert.equal(german(cellOf(20, minute / 1_440)), clock);
    assert.equal(german(cellOf(22, 38_417 + minute / 1_440)), `06.03.2005 ${clock}`);
  }
  for (let day = 0; day < 1_461; day++) {
    const [year, month, date] = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10).split("-");
    const cell = cellOf(14, 45_292 + day);
    assert.equal(german(cell), `${date}.${month}.${year}`);
    assert.equal(american(cell), `${Number(month)}/${Number(date)}/${year}`);
  }
});

test("texts, booleans and numbers that no format explains stay as they are", () => {
  const german = showIn("de-DE");
  const cells: Cell[] = [
    "3/6/2005",
    "1,234.50",
    { kind: "boolean", value: true, text: "TRUE" },
    { kind: "number", value: 12345678901234567000, text: "12345678901234567890.5", exact: false },
    { kind: "number", value: 12345, text: "12.3" },
    { kind: "date", value: "2005-03-06", text: "03/06/2005" },
    { kind: "date", value: "1850-03-06", text: "03/06/1850", format: "mm/dd/yyyy" },
  ];
  for (const cell of cells) assert.equal(german(cell), cellText(cell));
});

test("showing documents in other languages changes no locale of workbooks", () => {
  showIn("et-EE");
  assert.equal(cellText(cellOf("d mmmm yyyy", moment, "et")), "6 March 2005");
});
