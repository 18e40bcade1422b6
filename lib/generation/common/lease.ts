/** How long a process keeps a task of the embedded queue, or a preflight, without renewing its claim (decision 24). */
export const leaseMs = 8_000;

/**
 * A lease that ends later than any granted now could was written before the clock was set back, or before the machine
 * rebooted, and counts as over. This margin allows for clocks that differ and for waits on a busy database.
 */
export const slackMs = 60_000;

/** Whether a lease is still valid. @param until and `now` in milliseconds, on the same clock */
export function isHeld(until: number, now: number): boolean {
  return until > now && until <= now + leaseMs + slackMs;
}
