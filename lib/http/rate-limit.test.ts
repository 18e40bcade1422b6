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

test("believes a proxy of one's own, and nobody else, about the address", () => {
  const request = new Request("http://localhost", { headers: { "x-forwarded-for": "6.6.6.6, 203.0.113.9" } });
  assert.equal(addressOf(request, "127.0.0.1"), "203.0.113.9");
  assert.equal(addressOf(request, "::ffff:10.0.0.7"), "203.0.113.9");
  assert.equal(addressOf(request, "198.51.100.4"), "198.51.100.4");
  assert.equal(addressOf(new Request("http://localhost"), "::1"), "::1");
});
