import assert from "node:assert/strict";
import { test } from "node:test";
import type { RowProblem } from "#lib/contracts/row-problem.ts";
import { problemsCsvHeader, problemsCsvLine } from "./problems-csv.ts";

const problem: RowProblem = {
  row: 3,
  sheetRow: 4,
  column: "Quantity",
  field: "quantity",
  code: "not_a_number",
  message: '"Quantity" is "three", which is not a number.',
  severity: "error",
};

test("the header opens as UTF-8 in Excel", () => {
  assert.equal(problemsCsvHeader, '\ufeff"Row","Sheet row","Column","Field","Severity","Code","Message"\r\n');
});

test("a problem is a quoted line", () => {
  assert.equal(
    problemsCsvLine(problem),
    '"3","4","Quantity","quantity","error","not_a_number","""Quantity"" is ""three"", which is not a number."\r\n',
  );
});

test("a cell that begins like a formula is disarmed", () => {
  for (const column of ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"]) {
    assert.ok(problemsCsvLine({ ...problem, column, field: null }).includes(`,"'${column}","",`), column);
  }
});
