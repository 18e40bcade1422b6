import assert from "node:assert/strict";
import { test } from "node:test";
import { rowsBeside } from "./rows-beside.ts";

test("steps to the rows that the server names, and while one is loading to those next to it", () => {
  const preview = { row: 5, previous: 2, next: null };
  const beside = (row: number) => {
    const { previous, next } = rowsBeside(preview, row, 9);
    return [previous, next];
  };
  assert.deepEqual(
    [beside(5), beside(6), beside(1), beside(9)],
    [
      [2, null],
      [5, 7],
      [null, 2],
      [8, null],
    ],
  );
});
