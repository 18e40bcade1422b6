import assert from "node:assert/strict";
import { test } from "node:test";
import { msg } from "#lib/messages/server-message.ts";
import type { FoundProblem } from "./found-problem.ts";
import { problemsCsv } from "./problems-csv.ts";

const csv = problemsCsv("en");
const problem: FoundProblem = {
  row: 3,
  sheetRow: 4,
  column: "Quantity",
  field: "quantity",
  code: "not_a_number",
  ...msg("row.number", { what: "Quantity", text: '5" or 6"' }),
  severity: "error",
};

test("the header opens as UTF-8 in Excel", () => {
  assert.equal(csv.header, '\ufeff"Row","Sheet row","Column","Field","Severity","Code","Message"\r\n');
});

test("a problem is a quoted line", () => {
  assert.equal(
    csv.line(problem),
    '"3","4","Quantity","quantity","error","not_a_number","“Quantity” is “5"" or 6""”, which isn’t a number."\r\n',
  );
});

test("a cell that begins like a formula is disarmed", () => {
  for (const column of ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1+1", "＋1", "－1", "＠SUM(A1)"]) {
    assert.ok(csv.line({ ...problem, column, field: null }).includes(`,"'${column}","",`), column);
  }
});

test("is in the language of whoever started the job, but for what an older build kept", () => {
  const german = problemsCsv("de");
  assert.equal(
    german.header,
    '\ufeff"Zeile","Zeile in der Tabelle","Spalte","Feld","Schweregrad","Code","Meldung"\r\n',
  );
  assert.match(german.line(problem), /"Fehler","not_a_number","„Quantity“ ist „5"" or 6""“ und damit keine Zahl\."/);
  assert.match(german.line({ ...problem, wording: undefined }), /“Quantity” is “5"" or 6""”, which isn’t a number/);
});
