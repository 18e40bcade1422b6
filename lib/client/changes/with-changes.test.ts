import assert from "node:assert/strict";
import { test } from "node:test";
import { session } from "../../../app/_generate/workbench/session.fixture.ts";
import { withChanges } from "./with-changes.ts";

test("shows a changed design at once, but not one that the server still has to make", () => {
  const design = {
    ...{ version: 1 as const, sheet: null, elements: [] },
    pages: [{ width: 200, height: 100, background: null }],
  };
  assert.deepEqual(withChanges(session(), { design }).design, design);
  assert.equal(withChanges(session(), { design: { blank: { width: 90, height: 50 } } }).design, session().design);
});

test("shows other rows without the conditions that weren't used", () => {
  const before = session({ staleConditions: [{ column: "Status", is: ["Paid"] }] });
  assert.deepEqual(withChanges(before, { rows: null }).staleConditions, []);
  assert.deepEqual(withChanges(before, { output: {} }).staleConditions, before.staleConditions);
  assert.deepEqual(withChanges(before, { rows: { from: 2 } }).staleConditions, before.staleConditions);
});

test("shows a range with the conditions, and conditions with the range", () => {
  const where = [{ column: "Status", is: ["Paid"] }];
  const { rows } = withChanges(session(), { rows: { where } });
  assert.deepEqual(rows, { from: 1, to: 9, where });
  assert.deepEqual(withChanges(session({ rows }), { rows: { from: 2 } }).rows, { ...rows, from: 2 });
  assert.deepEqual(withChanges(session({ rows }), { rows: { where: [] } }).rows, { from: 1, to: 9 });
});
