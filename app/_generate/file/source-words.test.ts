import assert from "node:assert/strict";
import { test } from "node:test";
import type { Source } from "#lib/contracts/session.ts";
import { sourceInWords } from "./source-words.ts";

const column: Source["columns"][number] = { name: "Name", type: "text", samples: [], empty: 0 };
const text: Source = {
  format: "csv",
  encoding: "utf-8",
  delimiter: ";",
  sheet: null,
  sheets: [],
  headerRow: 1,
  rowCount: 1_240,
  columns: [column, column],
};

test("a text file is told by its encoding, separator, header and size", () => {
  assert.equal(sourceInWords(text), "UTF-8, separated by semicolons, header in line 1, 2 columns, 1,240 rows");
});

test("a workbook is told by its sheet", () => {
  const source: Source = { ...text, format: "xlsx", encoding: null, delimiter: null, sheet: "People", headerRow: 0 };
  assert.equal(sourceInWords(source), "Excel workbook, sheet “People”, no header, 2 columns, 1,240 rows");
});

test("encodings and separators that have no words of their own are named as they are", () => {
  const source = { ...text, encoding: "windows-1252", delimiter: "^", rowCount: 1 };
  assert.equal(sourceInWords(source), "Windows-1252, separated by “^”, header in line 1, 2 columns, 1 row");
});
