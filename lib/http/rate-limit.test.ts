import assert from "node:assert/strict";
import { test } from "node:test";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { createRateLimiter, ratesPerMinute } from "./rate-limit.ts";

test("rejects an address over its rate with Retry-After, and lets others through", () => {
  let now = 0;
  const spend = createRateLimiter(() => now);
  for (let request = 0; request < ratesPerMinute.upload; request += 1) spend("upload", "a");
  const refused = (error: unknown) =>
    error instanceof AppError && error.code === "too_many_requests" && error.retryAfterSeconds === 1;
  assert.throws(() => spend("upload", "a"), refused);
  spend("upload", "b");
  spend("session", "a");
  now += 60_000 / ratesPerMinute.upload;
  spend("upload", "a");
  assert.throws(() => spend("upload", "a"), refused);
});

test("blocks nobody for longer because the clock was set back", (context) => {
  const right = Date.now;
  let offsetMs = 0;
  context.mock.method(Date, "now", () => right() + offsetMs);
  const spend = createRateLimiter();
  spend("upload", "a");
  offsetMs = -2 * 3_600_000;
  spend("upload", "a");
});
