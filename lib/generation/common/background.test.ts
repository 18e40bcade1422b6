import assert from "node:assert/strict";
import { test } from "node:test";
import { createBackground } from "./background.ts";

/** Work that runs until it is aborted and logs its start and end. */
function endless(events: string[], name: string) {
  return (signal: AbortSignal) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    events.push(`${name} begun`);
    signal.addEventListener("abort", () => {
      events.push(`${name} ended`);
      resolve();
    });
    return promise;
  };
}

test("ends earlier work of the same name, and all work when stopped", async () => {
  const background = createBackground();
  const events: string[] = [];
  background.begin("a", endless(events, "first"));
  background.begin("b", endless(events, "other"));
  background.begin("a", endless(events, "second"));
  assert.deepEqual(events, ["first begun", "other begun", "first ended", "second begun"]);
  await background.stop();
  background.begin("c", endless(events, "late"));
  assert.deepEqual(events.slice(4), ["other ended", "second ended"]);
  assert.equal(background.hasRoom, false);
});

test("ends the work of one name when it is no longer wanted", async () => {
  const background = createBackground();
  const events: string[] = [];
  background.begin("a", endless(events, "a"));
  background.begin("b", endless(events, "b"));
  background.end("a");
  assert.deepEqual(events, ["a begun", "b begun", "a ended"]);
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
