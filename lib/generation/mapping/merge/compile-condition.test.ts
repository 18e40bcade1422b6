import assert from "node:assert/strict";
import { test } from "node:test";
import type { ColumnType } from "#lib/contracts/sessions/source.ts";
import type { Cell } from "../../spreadsheet/table.ts";
import type { Condition, Operator } from "../../templates/merge.ts";
import { certificate, columns, fitOf, rowOf } from "../mapping.fixture.ts";
import type { FieldProblem } from "../problems/row-problems.ts";
import { compileCondition } from "./compile-condition.ts";

/** Whether a row with this cell meets a condition on its column, and which problems it reports. */
function ask(condition: Condition, cell: Cell, type: ColumnType = "text") {
  const fit = fitOf(certificate, columns({ Course: type }), { course: { column: "Course" } });
  const problems: FieldProblem[] = [];
  const text = typeof cell === "string" ? cell : cell.text;
  const isMet = compileCondition(condition, fit)(rowOf(1, cell), { course: text }, problems);
  return [isMet, ...problems.map(({ code }) => code)];
}

const is = (operator: Operator, text: string, isWords = false): Condition => ({
  left: { field: "course" },
  operator,
  right: { text },
  isWords,
});

test("numbers are compared as numbers, however they are written, and texts as texts", () => {
  const cases: [cell: Cell, operator: Operator, text: string, isMet: boolean][] = [
    ["1000", ">=", "1,000", true],
    ["1000", ">=", "1.000", true],
    ["0.5", "<", "0,6", true],
    ["9", "<", "10", true],
    ["9.0", "=", "9", true],
    ["007", "=", "7", false],
    ["Lee", "=", "lee", true],
    ["STRASSE", "=", "straße", true],
    ["Lee", "<>", "May", true],
    ["", "=", "", true],
    ["", "<", "5", false],
    [{ kind: "date", value: "2026-11-21", text: "21/11/2026" }, "<", "2026-11-22", true],
    ["22 November 2026", "<=", "2026-11-22", true],
  ];
  for (const [cell, operator, text, isMet] of cases)
    assert.deepEqual(ask(is(operator, text), cell), [isMet], `${JSON.stringify(cell)} ${operator} ${text}`);
});

test("a value that can't be compared doesn't meet the condition, and is reported", () => {
  assert.deepEqual(ask(is(">", "5"), "many"), [false, "not_a_number"]);
  assert.deepEqual(ask(is("<", "2026-11-22"), "soon"), [false, "not_a_date"]);
  assert.deepEqual(ask(is("<", "high"), "3"), [false, "not_a_number"]);
});

test("Word's IF is case-sensitive and knows wildcards", () => {
  assert.deepEqual(ask(is("=", "Lee", true), "lee"), [false]);
  assert.deepEqual(ask(is("=", "L*", true), "Lee"), [true]);
  assert.deepEqual(ask(is("<>", "L??", true), "Lee"), [false]);
  assert.deepEqual(ask(is("=", "L*"), "Lee"), [false]);
});

test("filled is what has a value, except no in a column of yes and no, and 0 in one of numbers", () => {
  const filled = { filled: "course" };
  const cases: [cell: Cell, type: ColumnType, isMet: boolean][] = [
    ["x", "text", true],
    ["", "text", false],
    ["no", "text", true],
    ["No", "boolean", false],
    ["ja", "boolean", true],
    [{ kind: "boolean", value: false, text: "FALSE" }, "text", false],
    ["0", "number", false],
    ["0", "text", true],
    ["0.5", "number", true],
  ];
  for (const [cell, type, isMet] of cases)
    assert.deepEqual(ask(filled, cell, type), [isMet], `${JSON.stringify(cell)} ${type}`);
});
