import assert from "node:assert/strict";
import { test } from "node:test";
import { JobIdSchema, SessionIdSchema } from "#lib/contracts/ids.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import { ApiError, ConnectionError } from "../requests/api-error.ts";
import { nextPollMs, retryAfterMs } from "./next-poll.ts";

function running(pollAfter: number): StatusResponse {
  return {
    jobId: JobIdSchema.parse(`job_${"a".repeat(22)}`),
    sessionId: SessionIdSchema.parse(`ses_${"a".repeat(22)}`),
    status: "running",
    progress: { total: 10, done: 1, failed: 0, perSecond: null, etaSeconds: null },
    phase: null,
    newest: [],
    results: [],
    problems: [],
    problemCount: 0,
    error: null,
    createdAt: "2026-11-21T10:00:00Z",
    startedAt: null,
    finishedAt: null,
    expiresAt: "2026-11-22T10:00:00Z",
    unit: "document",
    pollAfterMs: pollAfter,
  };
}

test("the server's pace is kept, and 0 stops, in a hidden tab too", () => {
  assert.equal(nextPollMs(running(500), false), 500);
  assert.equal(nextPollMs(running(0), false), 0);
  assert.equal(nextPollMs(running(0), true), 0);
});

test("a hidden tab polls every 15 s at most", () => {
  assert.equal(nextPollMs(running(500), true), 15_000);
  assert.equal(nextPollMs(running(20_000), true), 20_000);
});

test("polling goes on before the first response, or it would never start", () => {
  assert.equal(nextPollMs(undefined, false), 1_000);
});

test("retries wait twice as long each time, up to 30 s", ({ mock }) => {
  mock.method(Math, "random", () => 0);
  const waits = [1, 2, 3, 6, 40].map((failures) => retryAfterMs(new ConnectionError(), failures));
  assert.deepEqual(waits, [1_000, 2_000, 4_000, 30_000, 30_000]);
});

test("retries have up to 50 % of jitter, and never come too early", () => {
  const waits = Array.from({ length: 500 }, () => retryAfterMs(busyFor(7), 1));
  assert.ok(Math.min(...waits) >= 7_000 && Math.max(...waits) <= 10_500);
  assert.ok(Math.max(...waits) - Math.min(...waits) > 2_000);
});

test("Retry-After is respected", ({ mock }) => {
  mock.method(Math, "random", () => 0);
  assert.equal(retryAfterMs(busyFor(7), 1), 7_000);
});

function busyFor(seconds: number): ApiError {
  const problem = { type: "about:blank", title: "Busy", status: 503, detail: "Wait.", code: "busy" } as const;
  return new ApiError(problem, seconds);
}
