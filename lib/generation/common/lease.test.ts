import assert from "node:assert/strict";
import { test } from "node:test";
import { isHeld, leaseMs } from "./lease.ts";

const now = 1_000_000_000;

test("a lease is valid until, but not at, its end", () => {
  assert.equal(isHeld(now + leaseMs, now), true);
  assert.equal(isHeld(now + 1, now), true);
  assert.equal(isHeld(now, now), false);
});

test("a lease from before the clock was set back by two hours has ended; one from a clock slightly ahead is valid", () => {
  assert.equal(isHeld(now + leaseMs, now - 7_200_000), false);
  assert.equal(isHeld(now + leaseMs, now - 30_000), true);
});
