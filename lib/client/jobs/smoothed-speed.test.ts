import assert from "node:assert/strict";
import { test } from "node:test";
import { nextPace, type Pace, secondsLeftAt } from "./smoothed-speed.ts";

const total = 10_000;
const progress = (done: number, perSecond: number | null = 100) => ({
  ...{ total, done, failed: 0, perSecond, etaSeconds: null },
});

/** The paces after responses every `everyMs`, with these numbers of finished documents. */
function pacesOf(dones: number[], everyMs: number): Pace[] {
  const paces: Pace[] = [];
  for (const [index, done] of dones.entries()) {
    const pace = nextPace(paces.at(-1) ?? null, progress(done), index * everyMs);
    assert.ok(pace);
    paces.push(pace);
  }
  return paces;
}

test("knows nothing before the first documents are made", () => {
  assert.equal(nextPace(null, progress(0, null), 0), null);
});

test("stays near the true rate if documents arrive in bursts of a shard", () => {
  const bursts = Array.from({ length: 120 }, (_, index) => 400 + Math.floor(index / 8) * 200);
  const paces = pacesOf(bursts, 250).slice(16);
  for (const { perSecond } of paces) assert.ok(perSecond > 65 && perSecond < 145, String(perSecond));
});

test("never revises its estimate much, however the responses jump", () => {
  const jumps = [500, 500, 1_900, 1_900, 1_900, 2_000, 2_000, 2_000, 2_000, 4_000, 4_010, 4_020, 4_030, 4_040];
  const paces = pacesOf(jumps, 1_000);
  for (const [index, { secondsLeft }] of paces.slice(1).entries()) {
    const said = paces[index]?.secondsLeft ?? 0;
    assert.ok(secondsLeft <= said * 1.1 + 0.1, `${said} to ${secondsLeft}`);
  }
});

test("adopts the new rate if a job stays slower", () => {
  const slow = Array.from({ length: 60 }, (_, second) => 1_000 + second * 10);
  const last = pacesOf(slow, 1_000).at(-1);
  assert.ok(last && Math.abs(last.perSecond - 10) < 1);
  assert.ok(last && last.secondsLeft > 500);
});

test("counts failed documents as done", () => {
  const paces: Pace[] = [];
  for (let second = 0; second < 60; second += 1) {
    const failed = second * 90;
    const pace = nextPace(paces.at(-1) ?? null, { ...progress(second * 10), failed }, second * 1_000);
    if (pace) paces.push(pace);
  }
  const last = paces.at(-1);
  assert.ok(last && Math.abs(last.perSecond - 100) < 1, String(last?.perSecond));
  assert.ok(last && Math.abs(last.secondsLeft - (total - 5_900) / 100) < 2, String(last?.secondsLeft));
});

test("takes the speed from the server after a long silence", () => {
  const before = { atMs: 0, handled: 5_000, perSecond: 100, secondsLeft: 50 };
  const pace = nextPace(before, progress(5_100, 90), 600_000);
  assert.deepEqual(pace, { atMs: 600_000, handled: 5_100, perSecond: 90, secondsLeft: 4_900 / 90 });
});

test("counts down without a response, to zero and no further", () => {
  const pace = { atMs: 1_000, handled: 0, perSecond: 1, secondsLeft: 3 };
  assert.deepEqual([secondsLeftAt(pace, 2_000), secondsLeftAt(pace, 9_000)], [2, 0]);
});
