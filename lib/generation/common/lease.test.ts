import assert from "node:assert/strict";
import { test } from "node:test";
import { isHeld, leaseMs } from "./lease.ts";

const now = 1_000_000_000;

test("a lease holds until its end, and not at it", () => {
  assert.equal(isHeld(now + leaseMs, now), true);
  assert.equal(isHeld(now + 1, now), true);
  assert.equal(isHeld(now, now), false);
});

test("a lease from before the clock was set back by two hours is over, and one of a clock that is a little ahead holds", () => {
  assert.equal(isHeld(now + leaseMs, now - 7_200_000), false);
  assert.equal(isHeld(now + leaseMs, now - 30_000), true);
});
