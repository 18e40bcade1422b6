import assert from "node:assert/strict";
import { test } from "node:test";
import { JobIdSchema, SessionIdSchema, UploadIdSchema } from "#lib/contracts/ids.ts";
import { changeSession, closeSession, createSession, readSession, readStatus, startGeneration } from "./api.ts";
import { ConnectionError, isPassing } from "./api-error.ts";
import { timeLimitsMs } from "./time-limits.ts";

const sessionId = SessionIdSchema.parse(`ses_${"a".repeat(22)}`);
const uploadId = UploadIdSchema.parse(`upl_${"a".repeat(22)}`);

const calls: Record<string, { limitMs: number; call: () => Promise<unknown> }> = {
  "a new session": {
    limitMs: timeLimitsMs.create,
    call: () => createSession({ uploadId, template: "badge" }),
  },
  "a change": { limitMs: timeLimitsMs.change, call: () => changeSession({ sessionId, template: "badge" }) },
  "a session": { limitMs: timeLimitsMs.read, call: () => readSession({ sessionId }) },
  "the end of a session": { limitMs: timeLimitsMs.close, call: () => closeSession(sessionId) },
  "a start": { limitMs: timeLimitsMs.start, call: () => startGeneration(sessionId) },
  "a status": {
    limitMs: timeLimitsMs.status,
    call: () => readStatus(JobIdSchema.parse(`job_${"a".repeat(22)}`)),
  },
};

/** A server that never responds. Returns the signals of its requests. */
function silentServer(mock: typeof test.mock): AbortSignal[] {
  const signals: AbortSignal[] = [];
  mock.method(globalThis, "fetch", (_: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise(() => {});
  });
  return signals;
}

for (const [name, { limitMs, call }] of Object.entries(calls)) {
  test(`waits for ${name} for ${limitMs / 1_000} s, and no longer`, async ({ mock }) => {
    mock.timers.enable({ apis: ["setTimeout"] });
    const signals = silentServer(mock);
    let error: unknown;
    const asked = call().catch((thrown: unknown) => {
      error = thrown;
    });
    mock.timers.tick(limitMs - 1);
    await new Promise(setImmediate);
    assert.deepEqual([error, signals.map(({ aborted }) => aborted)], [undefined, [false]]);
    mock.timers.tick(1);
    await asked;
    assert.ok(error instanceof ConnectionError && error.isLate && isPassing(error));
    assert.equal(signals[0]?.aborted, true);
  });
}

test("rejects with the caller's abort reason, not the connection's", async ({ mock }) => {
  const signals = silentServer(mock);
  const visitor = new AbortController();
  const asked = readSession({ sessionId }, visitor.signal);
  visitor.abort(new Error("another sheet"));
  await assert.rejects(asked, /another sheet/);
  assert.equal(signals[0]?.aborted, true);
});

test("distinguishes an unreachable server from a slow one", async ({ mock }) => {
  mock.method(globalThis, "fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await assert.rejects(readSession({ sessionId }), (error) => error instanceof ConnectionError && !error.isLate);
});
