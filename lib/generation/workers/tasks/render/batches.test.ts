import assert from "node:assert/strict";
import { test } from "node:test";
import { batchesOf } from "./batches.ts";

const sizes = (values: Record<string, unknown>[]) =>
  [
    ...batchesOf(
      values.map((each, row) => ({ rows: [row], values: each })),
      null,
    ),
  ].map(({ length }) => length);

test("a batch has no more documents, and no more letters, than the engine has memory for", () => {
  const texts = (count: number, letters: number) =>
    Array.from({ length: count }, () => ({ name: "x".repeat(letters) }));
  assert.deepEqual(sizes(texts(250, 125)), [100, 100, 50]);
  assert.deepEqual(sizes(texts(40, 6_000)), [16, 16, 8]);
  // One that is too long for any batch is alone.
  assert.deepEqual(sizes([...texts(1, 200_000), ...texts(2, 10)]), [1, 2]);
});

test("letters of labels and lines count as well, and a code's drawing doesn't", () => {
  const lines = { lines: [{ values: { text: "x".repeat(30_000) } }, { values: { text: "x".repeat(30_000) } }] };
  assert.deepEqual(sizes([lines, lines]), [1, 1]);
  const code = { code: { text: "1", svg: "x".repeat(60_000) } };
  assert.deepEqual(sizes([code, code]), [2]);
});
