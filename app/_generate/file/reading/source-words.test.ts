import assert from "node:assert/strict";
import { test } from "node:test";
import type { Source } from "#lib/contracts/sessions/source.ts";
import { en } from "#lib/messages/en.ts";
import { speak } from "#lib/messages/page-messages.ts";
import { sourceInWords } from "./source-words.ts";

const words = (source: Source) => sourceInWords(source, speak(en.messages, "en"));
const column: Source["columns"][number] = { name: "Name", type: "text", samples: [], empty: 0 };
const text: Source = {
  format: "csv",
  encoding: "utf-8",
  delimiter: ";",
  quote: '"',
  escape: '"',
  sheet: null,
  sheets: [],
  hiddenSheets: [],
  dataSheets: [],
  hiddenRows: 0,
  headerRow: 1,
  headerLines: 1,
  headerReason: null,
  leftOut: { rows: 0, fromColumn: null },
  merged: [],
  rowCount: 1_240,
  columns: [column, column],
  firstRows: [],
};

test("a text file is described by its encoding, separator, header and size", () => {
  assert.equal(words(text), "UTF-8, separated by semicolons, header in row 1, 2 columns, 1,240 rows");
});

test("a header of two lines is described by both", () => {
  assert.match(words({ ...text, headerRow: 4, headerLines: 2 }), /, header in rows 3 and 4, /);
});

test("the header is described with its reason, and what was skipped", () => {
  const reason = (code: NonNullable<Source["headerReason"]>["code"]) => ({ code, skipped: 0 });
  const styled = words({ ...text, headerRow: 5, headerReason: reason("style") });
  assert.match(styled, /, header in row 5 because it’s bold or filled with a colour, /);
  const none = words({ ...text, headerRow: 0, headerLines: 0, headerReason: reason("values") });
  assert.match(none, /, no header because the first row looks like the ones below, /);
  assert.match(words({ ...text, headerRow: 3, headerLines: 3 }), /, header in rows 1 to 3, /);
  const cut = words({ ...text, leftOut: { rows: 2, fromColumn: "F" } });
  assert.match(cut, /, 2 rows below the table skipped, columns from F skipped because they are another table$/);
});

test("a workbook is described by its sheet", () => {
  const noText = { encoding: null, delimiter: null, quote: null, escape: null };
  const source: Source = { ...text, ...noText, format: "xlsx", sheet: "People", headerRow: 0 };
  assert.equal(words(source), "Excel workbook, sheet “People”, no header, 2 columns, 1,240 rows");
  assert.match(words({ ...source, hiddenRows: 2 }), /1,240 rows, 2 hidden rows skipped$/);
});

test("unusual quotation marks are mentioned", () => {
  const said = (changed: Partial<Source>) => words({ ...text, ...changed }).split(", ")[2];
  assert.equal(said({ quote: "'", escape: "'" }), "text in single quotation marks");
  assert.equal(said({ quote: null, escape: null }), "quotation marks treated as text");
  assert.equal(said({ escape: "\\" }), "quotation marks escaped with backslashes");
});

test("encodings and separators without their own words are named as they are", () => {
  const source = { ...text, encoding: "windows-1252", delimiter: "@", rowCount: 1 };
  assert.equal(words(source), "Windows-1252, separated by “@”, header in row 1, 2 columns, 1 row");
});
