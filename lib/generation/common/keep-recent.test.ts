import assert from "node:assert/strict";
import { test } from "node:test";
import { keepRecent } from "./keep-recent.ts";

test("creates each value once, and drops the least recently used", async () => {
  const made: string[] = [];
  const recent = keepRecent<string>(2);
  const ask = (key: string) =>
    recent(key, async () => {
      made.push(key);
      return key.toUpperCase();
    });
  for (const key of ["a", "b", "a", "c", "a", "b"]) assert.equal(await ask(key), key.toUpperCase());
  assert.deepEqual(made, ["a", "b", "c", "b"]);
});

test("tries again after a failure", async () => {
  const recent = keepRecent<string>(2);
  await assert.rejects(
    recent("a", () => Promise.reject(new Error("no table"))),
    /no table/,
  );
  assert.equal(await recent("a", async () => "made"), "made");
});
