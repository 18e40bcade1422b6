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
});
