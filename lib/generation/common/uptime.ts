/**
 * Milliseconds since the machine booted, the same for all its processes (CLOCK_MONOTONIC). Changes of the wall clock
 * don't affect it.
 */
export function uptimeMs(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}
