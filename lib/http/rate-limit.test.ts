import assert from "node:assert/strict";
import { test } from "node:test";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { createRateLimiter, ratesPerMinute } from "./rate-limit.ts";

test("refuses an address past its rate, says when to come back, and lets others through", () => {
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

test("keeps nobody out for longer because the clock was set back", (context) => {
  const right = Date.now;
  let offsetMs = 0;
  context.mock.method(Date, "now", () => right() + offsetMs);
  const spend = createRateLimiter();
  spend("upload", "a");
  offsetMs = -2 * 3_600_000;
  spend("upload", "a");
});
