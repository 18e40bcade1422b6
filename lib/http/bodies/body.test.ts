import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { patientReader } from "./body.ts";

const chunk = (bytes: number) => ({ done: false as const, value: new Uint8Array(bytes) });
const isStalled = (error: unknown) => error instanceof AppError && error.code === "no_file";

test("cuts off a sender that is silent", async () => {
  const read = patientReader(() => sleep(5_000, chunk(1), { ref: false }), { bytes: 10, periodMs: 30 });
  await assert.rejects(read(), isStalled);
});

test("cuts off a sender that sends a byte at a time, though it is never silent for long", async () => {
  const read = patientReader(() => sleep(20, chunk(1)), { bytes: 1_000, periodMs: 200 });
  let received = 0;
  const all = async () => {
    for (; ; received += 1) await read();
  };
  await assert.rejects(all(), isStalled);
  assert.ok(received > 0 && received < 20, `${received} bytes`);
});

test("lets a slow sender go on that sends enough, and does not count the time in which its data is used", async () => {
  const read = patientReader(() => sleep(20, chunk(600)), { bytes: 1_000, periodMs: 2_000 });
  for (let at = 0; at < 6; at += 1) {
    assert.equal((await read()).value?.byteLength, 600);
    if (at === 0) await sleep(2_100);
  }
});
