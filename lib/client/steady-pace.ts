import type { StatusResponse } from "#lib/contracts/job.ts";

/** How fast a job goes, and how long it will take from `atMs` on: steadier than its answers, which come in jumps. */
export interface Pace {
  atMs: number;
  done: number;
  perSecond: number;
  secondsLeft: number;
}

/** What happened so long ago counts a third. */
const memorySeconds = 5;
/** How much longer than said it may take, for each second that has gone by since. */
const risePerSecond = 0.1;

/**
 * The pace after another answer: the rate as an exponential average, and a time left that falls as the rate says, but
 * rises slowly. Null until the first documents are made.
 */
export function nextPace(
  before: Pace | null,
  { total, done, failed, perSecond }: StatusResponse["progress"],
  atMs: number,
): Pace | null {
  const left = Math.max(0, total - done - failed);
  if (!before) return perSecond === null ? null : { atMs, done, perSecond, secondsLeft: left / perSecond };
  const seconds = (atMs - before.atMs) / 1_000;
  if (seconds <= 0) return before;
  const weight = 1 - Math.exp(-seconds / memorySeconds);
  const rate = before.perSecond + weight * ((done - before.done) / seconds - before.perSecond);
  const most = before.secondsLeft * (1 + risePerSecond * seconds) + risePerSecond * seconds;
  return { atMs, done, perSecond: rate, secondsLeft: Math.min(left / rate, most) };
}

/** Seconds left at a later moment: they go down while no answer comes. */
export function secondsLeftAt({ atMs, secondsLeft }: Pace, nowMs: number): number {
  return Math.max(0, secondsLeft - (nowMs - atMs) / 1_000);
}
