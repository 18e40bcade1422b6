import assert from "node:assert/strict";
import { test } from "node:test";
import { createChangeSender } from "./change-sender.ts";
import type { SessionChanges } from "./session-changes.ts";

const delayMs = 150;

/** A sender whose requests are answered by hand, and a clock that is moved by hand. */
function openSender(clock: { tick: (ms: number) => void }) {
  const requests: { changes: SessionChanges; answer: (text: string) => void; refuse: (error: Error) => void }[] = [];
  const heard: string[] = [];
  const sender = createChangeSender<string>({
    delayMs,
    send: (changes) =>
      new Promise((answer, refuse) => {
        requests.push({ changes, answer, refuse });
      }),
    onAnswer: (answer, unsent) => heard.push(`${answer} ${JSON.stringify(unsent)}`),
    onError: (error) => heard.push(String(error)),
  });
  const pass = async (ms = delayMs) => {
    clock.tick(ms);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { sender, requests, heard, pass };
}

test("a burst of changes becomes one request after a pause", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { sender, requests, pass } = openSender(mock.timers);
  sender.add({ settings: { title: "A" } });
  await pass(delayMs - 1);
  sender.add({ settings: { title: "AB" } });
  await pass(delayMs - 1);
  assert.equal(requests.length, 0);
  await pass(1);
  assert.deepEqual(requests[0]?.changes, { settings: { title: "AB" } });
});

test("a change made while a request is on its way waits for the answer", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { sender, requests, heard, pass } = openSender(mock.timers);
  sender.add({ template: "badge" });
  await pass();
  sender.add({ sheet: "People" });
  await pass();
  assert.equal(requests.length, 1);
  requests[0]?.answer("first");
  await pass();
  assert.deepEqual(heard, ['first {"sheet":"People"}']);
  assert.deepEqual(requests[1]?.changes, { sheet: "People" });
});

test("a refused change goes out again with the next one, which wins", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { sender, requests, heard, pass } = openSender(mock.timers);
  sender.add({ settings: { title: "{", accent: "#000000" } });
  await pass();
  requests[0]?.refuse(new Error("refused"));
  await pass();
  assert.deepEqual(heard, ["Error: refused"]);
  assert.equal(requests.length, 1);
  sender.add({ settings: { title: "right" } });
  await pass();
  assert.deepEqual(requests[1]?.changes, { settings: { title: "right", accent: "#000000" } });
});

test("flush sends at once, and says whether all was answered", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { sender, requests, pass } = openSender(mock.timers);
  assert.equal(await sender.flush(), true);
  sender.add({ template: "badge" });
  const flushed = sender.flush();
  await pass(0);
  requests[0]?.refuse(new Error("no answer"));
  assert.equal(await flushed, false);
  const again = sender.flush();
  await pass(0);
  requests[1]?.answer("done");
  assert.equal(await again, true);
});

test("a stopped sender sends nothing more and keeps its answer to itself", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { sender, requests, heard, pass } = openSender(mock.timers);
  sender.add({ template: "badge" });
  await pass();
  sender.add({ template: "invoice" });
  sender.stop();
  requests[0]?.answer("late");
  await pass();
  assert.equal(requests.length, 1);
  assert.deepEqual(heard, []);
});
