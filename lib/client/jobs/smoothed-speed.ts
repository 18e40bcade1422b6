import type { StatusResponse } from "#lib/contracts/job.ts";

/** A job's speed and remaining time from `atMs` on, smoother than the responses, which arrive in jumps. */
export interface Pace {
  atMs: number;
  /** Documents created or failed. */
  handled: number;
  perSecond: number;
  secondsLeft: number;
}

/** Time constant of the average: a change this long ago counts about a third. */
const memorySeconds = 5;
/** After a longer gap, e.g. when the site was down or the page was suspended, we use the server's own rate. */
const silentSeconds = 30;
/**
 * The most that the remaining time may grow per second that has passed: by this share of itself, plus this many
 * seconds.
 */
const risePerSecond = 0.1;

/**
 * The pace after another response: an exponential average of the rate, and a remaining time that falls with the rate
 * but rises slowly. Null until the first documents are created or have failed.
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

/** The remaining time at a later moment, counting down between responses. */
export function secondsLeftAt({ atMs, secondsLeft }: Pace, nowMs: number): number {
  return Math.max(0, secondsLeft - (nowMs - atMs) / 1_000);
}
