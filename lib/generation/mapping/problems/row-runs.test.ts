import assert from "node:assert/strict";
import { test } from "node:test";
import { countOf, rowsOf, runsOf } from "./row-runs.ts";

test("keeps rows as runs, and gives each of them back once and in order", () => {
  const runs = runsOf([9, 3, 4, 4, 5, 1]);
  assert.deepEqual(runs, [
    [1, 1],
    [3, 5],
    [9, 9],
  ]);
  assert.deepEqual([...rowsOf(runs)], [1, 3, 4, 5, 9]);
  assert.equal(countOf(runs), 5);
});
