import assert from "node:assert/strict";
import { test } from "node:test";
import { ApiError, ConnectionError } from "../requests/api-error.ts";
import { createChangeSender } from "./change-sender.ts";
import type { SessionChanges } from "./session-changes.ts";

const delayMs = 150;

/** A sender whose requests are answered by hand, with a clock advanced by hand. */
function openSender(clock: { tick: (ms: number) => void }) {
  const requests: {
    changes: SessionChanges;
    isLast: boolean;
    answer: (text: string) => void;
    refuse: (error: Error) => void;
  }[] = [];
  const heard: string[] = [];
  const pendings: SessionChanges[][] = [];
  const sender = createChangeSender<string>({
    delayMs,
    send: (changes, isLast) =>
      new Promise((answer, refuse) => {
        requests.push({ changes, isLast, answer, refuse });
      }),
    onAnswer: (answer, unsent) => heard.push(`${answer} ${JSON.stringify(unsent)}`),
    onError: (error) => heard.push(String(error)),
    onPending: (changes) => pendings.push(changes),
  });
  const pass = async (ms = delayMs) => {
    clock.tick(ms);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { sender, requests, heard, pendings, pass };
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

test("a change made during a request waits for the response", async ({ mock }) => {
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

test("a rejected change is sent again with the next one, which wins", async ({ mock }) => {
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

test("flush sends at once, and says whether everything was confirmed", async ({ mock }) => {
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

test("a stopped sender sends nothing more and ignores its response", async ({ mock }) => {
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

const busy = (seconds: number) =>
  new ApiError({ type: "about:blank", title: "Busy", status: 503, detail: "Wait.", code: "busy" }, seconds);

test("a failed request is retried automatically, after growing pauses", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(Math, "random", () => 0);
  const { sender, requests, heard, pass } = openSender(mock.timers);
  sender.add({ settings: { title: "A" } });
  await pass();
  for (const [index, pauseMs] of [1_000, 2_000, 4_000].entries()) {
    requests[index]?.refuse(new ConnectionError());
    await pass(0);
    await pass(pauseMs - 1);
    assert.equal(requests.length, index + 1);
    await pass(1);
    assert.equal(requests.length, index + 2);
  }
  requests[3]?.answer("arrived");
  await pass(60_000);
  assert.equal(heard.at(-1), "arrived {}");
  assert.equal(requests.length, 4);
});

test("Retry-After is respected, also if something is changed meanwhile", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(Math, "random", () => 0);
  const { sender, requests, pass } = openSender(mock.timers);
  for (let row = 1; row <= 13; row += 1) {
    sender.add({ preview: { row }, settings: { title: "A".repeat(row) } });
    await pass();
    if (row === 1) requests[0]?.refuse(busy(15));
    await pass();
  }
  assert.equal(requests.length, 1);
  await pass(15_000);
  assert.deepEqual(requests[1]?.changes, { preview: { row: 13 }, settings: { title: "A".repeat(13) } });
});

test("callers waiting for a failed request don't send their own", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { sender, requests, pass } = openSender(mock.timers);
  sender.add({ template: "badge" });
  await pass();
  const flushed = [1, 2, 3].map(() => {
    sender.add({ sheet: "People" });
    return sender.flush();
  });
  requests[0]?.refuse(busy(5));
  assert.deepEqual(await Promise.all(flushed), [false, false, false]);
  assert.equal(requests.length, 1);
  const again = [sender.flush(), sender.flush()];
  await pass(0);
  assert.deepEqual(requests[1]?.changes, { template: "badge", sheet: "People" });
  requests[1]?.answer("done");
  assert.deepEqual([await Promise.all(again), requests.length], [[true, true], 2]);
});

test("when the page is left, unconfirmed changes are sent, and kept until confirmed", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { sender, requests, pendings, pass } = openSender(mock.timers);
  sender.sendLast();
  assert.equal(requests.length, 0);
  sender.add({ settings: { title: "A" } });
  await pass();
  sender.add({ settings: { accent: "#000000" } });
  sender.sendLast();
  const all = { settings: { title: "A", accent: "#000000" } };
  assert.deepEqual([requests[1]?.changes, requests[1]?.isLast], [all, true]);
  assert.deepEqual(pendings.at(-1), [all]);
  requests[0]?.answer("first");
  await pass(0);
  assert.deepEqual(pendings.at(-1), [{ settings: { accent: "#000000" } }]);
  sender.stop();
  requests[1]?.answer("last");
  await pass(0);
  assert.deepEqual(pendings.at(-1), []);
});

test("choices for a template are sent before another one is chosen", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { sender, requests, heard, pendings, pass } = openSender(mock.timers);
  const typed = { settings: { title: "A" } };
  sender.add(typed);
  sender.add({ template: "badge" });
  sender.add({ template: "invoice" });
  assert.deepEqual(pendings.at(-1), [typed, { template: "invoice" }]);
  await pass();
  requests[0]?.answer("typed");
  await pass(0);
  requests[1]?.answer("chosen");
  await pass(0);
  assert.deepEqual(
    requests.map(({ changes }) => changes),
    [typed, { template: "invoice" }],
  );
  assert.deepEqual(heard, ['typed {"template":"invoice"}', "chosen {}"]);
});

test("rejected changes don't block another template", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { sender, requests, pendings, pass } = openSender(mock.timers);
  sender.add({ settings: { title: "{" } });
  sender.add({ template: "badge" });
  await pass();
  requests[0]?.refuse(new Error("refused"));
  await pass(0);
  await pass();
  assert.deepEqual(requests[1]?.changes, { template: "badge" });
  requests[1]?.answer("chosen");
  await pass();
  assert.deepEqual(pendings.at(-1), []);
});
