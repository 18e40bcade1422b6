/** A job waits so long for its turn among others; what is longer was a stop that nobody noted. */
const longestWaitMs = 30_000;

/** Since when this process has worked without an interruption. */
let steadySince = Date.now();

/** Notes that work could not go on until now: the process has just started, or the store or the database was away. */
export function noteInterruption(until = Date.now()): void {
  steadySince = until;
}

/**
 * How much of the time since a job's latest shard counts as work on the next: its wait for its turn does, for the job
 * takes so much longer, but not the time that the site was down or without its stores.
 * @param latest when the job's latest shard was done; null for its first
 */
export function workedMs(now: number, begunAt: number, latest: number | null): number {
  const from = Math.max(latest ?? begunAt, steadySince, begunAt - longestWaitMs);
  // The clock may have been set back.
  return Math.max(1, now - (from > now ? Math.min(begunAt, now) : from));
}
