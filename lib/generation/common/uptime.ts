/**
 * Milliseconds since this machine started, the same for each of its processes (CLOCK_MONOTONIC): setting the time of day
 * does not change it.
 */
export function uptimeMs(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}
