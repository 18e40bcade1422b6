import assert from "node:assert/strict";
import { test } from "node:test";
import { cautiousClock } from "./cautious-clock.ts";

const hourMs = 3_600_000;

function clocks() {
  const time = { wall: 1_000 * hourMs, passed: 0 };
  const clock = cautiousClock(
    () => time.wall,
    () => time.passed,
    6 * hourMs,
  );
  const pass = (ms: number) => {
    time.wall += ms;
    time.passed += ms;
    return clock();
  };
  return { time, pass };
}

test("runs evenly while the clock is two hours ahead, and when it is right again", () => {
  const { time, pass } = clocks();
  time.wall += 2 * hourMs;
  assert.equal(pass(hourMs), 1_001 * hourMs);
  time.wall -= 2 * hourMs;
  assert.equal(pass(hourMs), 1_002 * hourMs);
});

test("trusts a clock that is still ahead after six hours, and one that is adjusted slightly", () => {
  const { time, pass } = clocks();
  time.wall += 30_000;
  assert.equal(pass(hourMs), time.wall);
  time.wall += 100 * hourMs;
  assert.ok(pass(hourMs) < time.wall);
  assert.ok(pass(5 * hourMs) < time.wall);
  assert.equal(pass(hourMs), time.wall);
});

test("follows a clock that is set back", () => {
  const { time, pass } = clocks();
  time.wall -= 2 * hourMs;
  assert.equal(pass(hourMs), 999 * hourMs);
});
