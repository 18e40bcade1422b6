import assert from "node:assert/strict";
import { test } from "node:test";
import { createPageLoader } from "./page-loader.ts";

const items = (...rows: number[]) => rows.map((row) => ({ row }));

/** A loader whose loads finish on command. */
function heldLoader(loadMs = 0) {
  let nowMs = 0;
  const asked: number[] = [];
  const rests: number[] = [];
  let release = () => {};
  const loader = createPageLoader<{ row: number }>({
    now: () => nowMs,
    load: ({ row }) => {
      asked.push(row);
      nowMs += loadMs;
      return new Promise((resolve) => {
        release = resolve;
      });
    },
    rest: async (ms) => void rests.push(ms),
  });
  const finish = async () => {
    release();
    await new Promise(setImmediate);
  };
  return { asked, rests, loader, finish };
}

test("loads one at a time, always the newest wanted, and each once", async () => {
  const { asked, loader, finish } = heldLoader();
  loader.want(items(3, 2, 1));
  loader.want(items(5, 4, 3));
  assert.deepEqual(asked, [3]);
  await finish();
  assert.deepEqual(asked, [3, 5]);
  await finish();
  await finish();
  await finish();
  loader.want(items(5, 3));
  assert.deepEqual(asked, [3, 5, 4]);
});

test("loads nothing more once nothing is wanted, and rests after each", async () => {
  const { asked, rests, loader, finish } = heldLoader(500);
  loader.want(items(2, 1));
  loader.want([]);
  await finish();
  assert.deepEqual([asked, rests], [[2], [1_500]]);
});

test("loads nothing more after one that took too long", async () => {
  const { asked, loader, finish } = heldLoader(3_001);
  loader.want(items(2, 1));
  await finish();
  loader.want(items(3));
  assert.deepEqual(asked, [2]);
});
