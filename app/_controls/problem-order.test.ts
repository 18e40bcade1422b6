import assert from "node:assert/strict";
import { test } from "node:test";
import type { RowProblem } from "#lib/contracts/row-problem.ts";
import { de } from "#lib/messages/de.ts";
import { en } from "#lib/messages/en.ts";
import { speak } from "#lib/messages/page-messages.ts";
import { inOrder, nextOrder, type ProblemKey } from "./problem-order.ts";

const problem = (row: number, column: string | null, code: RowProblem["code"], severity: RowProblem["severity"]) => ({
  ...{ row, sheetRow: row + 1, column, field: null, code, message: "", severity, count: 1, rows: [row] },
});
const problems = [
  problem(9, "Name", "required_value_missing", "error"),
  problem(2, "Date 10", "not_a_date", "warning"),
  problem(7, "Date 9", "not_a_date", "error"),
  problem(3, null, "duplicate_file_name", "warning"),
];
const english = { language: "en", say: speak(en.messages, "en") };
const rows = (by: ProblemKey, isDescending = false, speech = english) =>
  inOrder(problems, { by, isDescending }, speech).map(({ row }) => row);

test("sorts problems by row, column, kind or severity, in both directions", () => {
  assert.deepEqual(rows("row"), [2, 3, 7, 9]);
  assert.deepEqual(rows("row", true), [9, 7, 3, 2]);
  assert.deepEqual(rows("column"), [3, 7, 2, 9]);
  assert.deepEqual(rows("kind"), [3, 9, 2, 7]);
  assert.deepEqual(rows("severity"), [7, 9, 2, 3]);
});

test("sorts kinds by their names in the language", () => {
  assert.deepEqual(rows("kind", false, { language: "de", say: speak(de.messages, "de") }), [3, 2, 7, 9]);
});

test("keeps similar problems in row order, also in reverse", () => {
  assert.deepEqual(rows("severity", true), [2, 3, 7, 9]);
});

test("reverses the order when the same header is clicked again", () => {
  const first = nextOrder({ by: "row", isDescending: false }, "kind");
  assert.deepEqual(first, { by: "kind", isDescending: false });
  assert.deepEqual(nextOrder(first, "kind"), { by: "kind", isDescending: true });
  assert.deepEqual(nextOrder({ by: "kind", isDescending: true }, "kind"), first);
});
