import assert from "node:assert/strict";
import { test } from "node:test";
import { AppError } from "#lib/generation/app-error.ts";
import { addressOf, createRateLimiter, ratesPerMinute } from "./rate-limit.ts";

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

test("takes the address that the nearest proxy saw, which a sender cannot choose", () => {
  const request = new Request("http://localhost", { headers: { "x-forwarded-for": "6.6.6.6, 10.0.0.7" } });
  assert.equal(addressOf(request), "10.0.0.7");
});
