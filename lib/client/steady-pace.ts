import type { StatusResponse } from "#lib/contracts/job.ts";

/** How fast a job goes, and how long it will take from `atMs` on: steadier than its answers, which come in jumps. */
export interface Pace {
  atMs: number;
  /** Documents made or failed. */
  handled: number;
  perSecond: number;
  secondsLeft: number;
}

/** What happened so long ago counts a third. */
const memorySeconds = 5;
/** After a longer silence, as while the site was down or the page asleep, only the server knows how fast work goes on. */
const silentSeconds = 30;
/** How much longer than said it may take, for each second that has gone by since. */
const risePerSecond = 0.1;

/**
 * The pace after another answer: the rate as an exponential average, and a time left that falls as the rate says, but
 * rises slowly. Null until the first documents are made or have failed.
 */
export function nextPace(
  before: Pace | null,
  { total, done, failed, perSecond }: StatusResponse["progress"],
  atMs: number,
): Pace | null {
  const handled = done + failed;
  const left = Math.max(0, total - handled);
  const seconds = before ? (atMs - before.atMs) / 1_000 : 0;
  if (!before || seconds > silentSeconds) {
    return perSecond === null ? null : { atMs, handled, perSecond, secondsLeft: left / perSecond };
  }
  if (seconds <= 0) return before;
  const weight = 1 - Math.exp(-seconds / memorySeconds);
  const rate = before.perSecond + weight * ((handled - before.handled) / seconds - before.perSecond);
  const most = before.secondsLeft * (1 + risePerSecond * seconds) + risePerSecond * seconds;
  return { atMs, handled, perSecond: rate, secondsLeft: Math.min(left / rate, most) };
}

/** Seconds left at a later moment: they go down while no answer comes. */
export function secondsLeftAt({ atMs, secondsLeft }: Pace, nowMs: number): number {
  return Math.max(0, secondsLeft - (nowMs - atMs) / 1_000);
}
