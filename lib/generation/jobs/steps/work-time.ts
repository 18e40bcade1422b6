/** The longest that a job waits for its turn among other jobs. A longer gap is an unrecorded interruption. */
const longestWaitMs = 30_000;

/** When this process last started or resumed work. */
let steadySince = Date.now();

/** Notes that no work was possible until now: the process just started, or the store or database was unreachable. */
export function noteInterruption(until = Date.now()): void {
  steadySince = until;
}

/**
 * How much of the time since a job's latest shard counts as work on the next one. Waiting for its turn counts, because
 * the job does take that much longer; time when the site or its stores were down doesn't, as far as this process has
 * noted it (`noteInterruption`).
 * @param latest when the job's latest shard was done; null for its first
 */
export function workedMs(now: number, begunAt: number, latest: number | null): number {
  const from = Math.max(latest ?? begunAt, steadySince, begunAt - longestWaitMs);
  // The clock may have been set back.
  return Math.max(1, now - (from > now ? Math.min(begunAt, now) : from));
}
