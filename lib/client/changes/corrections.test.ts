import assert from "node:assert/strict";
import { test } from "node:test";
import { session } from "../../../app/_generate/workbench/session.fixture.ts";
import { withCell } from "./corrections.ts";
import { withChanges } from "./with-changes.ts";

const zoe = { row: 3, column: "Name", value: "Zoë", was: "Zoe" };
const ann = { row: 1, column: "Name", value: "Ann", was: "" };

test("a new correction is inserted in row order, and a restored cell is removed", () => {
  const both = withCell([zoe], ann);
  assert.deepEqual(both, [
    { row: 1, column: "Name", value: "Ann" },
    { row: 3, column: "Name", value: "Zoë" },
  ]);
  assert.deepEqual(withCell([ann, zoe], { ...ann, value: "Anne" })[0]?.value, "Anne");
  assert.deepEqual(withCell([ann, zoe], { ...zoe, value: "Zoe" }), [both[0]]);
});

test("an unconfirmed correction shows the original text of its cell", () => {
  const column = { name: "Name", type: "text" as const, samples: [], empty: 0, dates: null, numbers: null };
  const before = session({
    source: { ...session().source, columns: [column] },
    corrections: [zoe],
    preview: { row: 2, previous: 1, next: 3, pages: [], pageCount: 0, filename: null, rows: [2], cells: ["Bo"] },
  });
  const corrections = [
    { row: 2, column: "Name", value: "Bob" },
    { row: 3, column: "Name", value: "Zoé" },
  ];
  assert.deepEqual(
    withChanges(before, { corrections }).corrections.map(({ value, was }) => [value, was]),
    [
      ["Bob", "Bo"],
      ["Zoé", "Zoe"],
    ],
  );
  assert.deepEqual(withChanges(before, {}).corrections, [zoe]);
});
