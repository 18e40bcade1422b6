import assert from "node:assert/strict";
import { test } from "node:test";
import { msg } from "#lib/messages/server-message.ts";
import type { WholeGroup } from "./problem-groups.ts";
import { problemsCsv } from "./problems-csv.ts";

const csv = problemsCsv("en");
const problem: WholeGroup = {
  row: 3,
  sheetRow: 4,
  column: "Quantity",
  field: "quantity",
  code: "not_a_number",
  ...msg("row.number", { what: "Quantity", text: '5" or 6"' }),
  severity: "error",
  count: 1,
  runs: [[3, 3]],
  sheetRuns: [[4, 4]],
};

test("the header opens as UTF-8 in Excel", () => {
  assert.equal(
    csv.header,
    '\ufeff"Row","Spreadsheet row","Column","Field","Severity","Code","Message","Count","Rows","Spreadsheet rows"\r\n',
  );
});

test("a problem is a quoted line", () => {
  assert.equal(
    csv.line(problem),
    '"3","4","Quantity","quantity","error","not_a_number","“Quantity” is “5"" or 6""”, which isn’t a number.","1","3","4"\r\n',
  );
});

test("a cell that begins like a formula is disarmed", () => {
  for (const column of ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1+1", "＋1", "－1", "＠SUM(A1)"]) {
    assert.ok(csv.line({ ...problem, column, field: null }).includes(`,"'${column}","",`), column);
  }
});

test("is in the language of whoever started the job, except for messages that an older build stored", () => {
  const german = problemsCsv("de");
  assert.equal(
    german.header,
    '\ufeff"Zeile","Tabellenzeile","Spalte","Feld","Schweregrad","Code","Meldung","Anzahl","Zeilen","Tabellenzeilen"\r\n',
  );
  assert.match(
    german.line(problem),
    /"Fehler","not_a_number","„Quantity“ muss eine Zahl sein, ist aber „5"" or 6""“\.",/,
  );
  assert.match(german.line({ ...problem, wording: undefined }), /“Quantity” is “5"" or 6""”, which isn’t a number/);
});

test("problems that are alike are one line, which names every row with an error and some with a warning", () => {
  const runs = Array.from({ length: 30 }, (_, at): [number, number] => [3 * at + 1, 3 * at + 2]);
  const several: WholeGroup = { ...problem, count: 60, runs, sheetRuns: [[2, 91]] };
  const line = csv.line(several);
  assert.match(line, /"“Quantity” isn’t a number in 60 rows\.","60","1–2, 4–5, /);
  assert.match(line, /, 88–89","2–91"\r\n$/);
  assert.match(csv.line({ ...several, severity: "warning" }), /, 58–59, …","2–91"\r\n$/);
});
