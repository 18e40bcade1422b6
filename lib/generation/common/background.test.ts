import assert from "node:assert/strict";
import { test } from "node:test";
import { createBackground } from "./background.ts";

/** Work that runs until it is aborted and logs its start and end. */
function endless(told: string[], name: string) {
  return (signal: AbortSignal) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    told.push(`${name} begun`);
    signal.addEventListener("abort", () => {
      told.push(`${name} ended`);
      resolve();
    });
    return promise;
  };
}

test("ends earlier work of the same name, and all work when stopped", async () => {
  const background = createBackground();
  const told: string[] = [];
  background.begin("a", endless(told, "first"));
  background.begin("b", endless(told, "other"));
  background.begin("a", endless(told, "second"));
  assert.deepEqual(told, ["first begun", "other begun", "first ended", "second begun"]);
  await background.stop();
  background.begin("c", endless(told, "late"));
  assert.deepEqual(told.slice(4), ["other ended", "second ended"]);
  assert.equal(background.hasRoom, false);
});

test("ends the work of one name when it is no longer wanted", async () => {
  const background = createBackground();
  const told: string[] = [];
  background.begin("a", endless(told, "a"));
  background.begin("b", endless(told, "b"));
  background.end("a");
  assert.deepEqual(told, ["a begun", "b begun", "a ended"]);
  await background.stop();
});

test("frees its slot when work ends, even if it failed", async () => {
  const background = createBackground();
  const { promise, resolve } = Promise.withResolvers<void>();
  for (let index = 0; index < 19; index += 1) background.begin(`${index}`, () => promise);
  background.begin("failing", () => promise.then(() => Promise.reject(new Error("out of paper"))));
  assert.equal(background.hasRoom, false);
  resolve();
  await background.settled();
  assert.equal(background.hasRoom, true);
});
