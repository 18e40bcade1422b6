/** How long a task of the embedded queue, or a preflight, stays with a process that gives no sign of life (decision 24). */
export const leaseMs = 8_000;

/**
 * A lease that ends further ahead than any can is from before the clock was set back, or of an earlier start of the machine,
 * and over. This much is allowed for clocks that differ and for the wait for a busy database.
 */
export const slackMs = 60_000;

/** Whether a lease still holds. @param until and `now` in milliseconds, by the same clock */
export function isHeld(until: number, now: number): boolean {
  return until > now && until <= now + leaseMs + slackMs;
}
