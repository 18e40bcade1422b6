import assert from "node:assert/strict";
import { test } from "node:test";
import type { RowProblem } from "#lib/contracts/row-problem.ts";
import { leftOutRows } from "./left-out-rows.ts";

const problem = (severity: RowProblem["severity"], rows: number[], count = rows.length): RowProblem => {
  const place = { row: rows[0] ?? 1, sheetRow: 2, column: null, field: null };
  return { ...place, code: "text_too_long", message: "It is too long.", severity, count, rows };
};

test("counts each row with errors once, and none with only warnings", () => {
  assert.equal(leftOutRows([]), 0);
  assert.equal(leftOutRows([problem("warning", [1, 2])]), 0);
  assert.equal(leftOutRows([problem("error", [1, 2]), problem("error", [2, 3]), problem("warning", [4])]), 3);
});

test("counts no rows if several problems don't name all of theirs", () => {
  const many = problem("error", [1, 2], 700);
  assert.equal(leftOutRows([many]), 700);
  assert.equal(leftOutRows([many, problem("error", [2])]), null);
});
