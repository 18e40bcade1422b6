import assert from "node:assert/strict";
import { test } from "node:test";
import { msUntil } from "./server-clock.ts";

const now = Date.parse("2026-11-22T10:00:00Z");

test("waits until a moment has passed by the server's clock", () => {
  assert.equal(msUntil("2026-11-22T11:00:00Z", now), 3_601_000);
  assert.equal(msUntil("2026-11-22T09:00:00Z", now), 1_000);
});

test("waits no longer than a timer can", () => {
  assert.equal(msUntil("2027-11-22T10:00:00Z", now), 2_147_483_647);
});
