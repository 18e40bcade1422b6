import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import { inParallel } from "./in-parallel.ts";

test("returns results in the order of the items, working on several but not all at once", async () => {
  const items = Array.from({ length: 30 }, (_, index) => index);
  let [busy, most] = [0, 0];
  const results = await inParallel(items, async (item) => {
    busy += 1;
    most = Math.max(most, busy);
    for (let turns = item % 3; turns >= 0; turns -= 1) await turn();
    busy -= 1;
    return item * 2;
  });
  assert.deepEqual(
    results,
    items.map((item) => item * 2),
  );
  assert.ok(most > 1 && most < items.length);
});

test("rejects with the first failure", async () => {
  const failing = inParallel([1, 2, 3], async (item) => {
    if (item === 2) throw new Error(`fails at ${item}`);
  });
  await assert.rejects(failing, /fails at 2/);
});
