import assert from "node:assert/strict";
import { test } from "node:test";
import { whileMoving } from "./while-moving.ts";

const forever = () => new Promise<never>(() => undefined);

test("lets work continue that makes progress, and passes on its error", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  await whileMoving(300, undefined, async (_, moved) => {
    for (let step = 0; step < 10; step += 1) {
      context.mock.timers.tick(299);
      await new Promise(setImmediate);
      moved();
    }
  });
  const failing = whileMoving(300, undefined, () => Promise.reject(new Error("refused")));
  await assert.rejects(failing, /refused/);
});

test("aborts work that stalls", async () => {
  let given: AbortSignal | undefined;
  const standing = whileMoving(10, undefined, (signal) => {
    given = signal;
    return forever();
  });
  await assert.rejects(standing, { name: "TimeoutError" });
  assert.equal(given?.aborted, true);
});

test("ends at once if the visitor cancels", async () => {
  const controller = new AbortController();
  const sending = whileMoving(60_000, controller.signal, forever);
  controller.abort(new Error("given up"));
  await assert.rejects(sending, /given up/);
  await assert.rejects(whileMoving(60_000, controller.signal, forever), /given up/);
});
