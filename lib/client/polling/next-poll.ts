import type { AnyStatus } from "#lib/contracts/job.ts";
import { ApiError } from "../requests/api-error.ts";

/** Nobody looks at a hidden tab, so its title and the end of the job may be this late. */
const hiddenPollMs = 15_000;
/** Until the first response, which sets the pace. */
const firstPollMs = 1_000;
const longestRetryMs = 30_000;

/**
 * Milliseconds until the next poll; 0 stops. The pace is the `pollAfterMs` of the latest status, which the server sets
 * (`lib/generation/jobs/poll-pace.ts`); a hidden tab slows it down.
 */
export function nextPollMs(latest: AnyStatus | undefined, hidden: boolean): number {
  if (latest?.pollAfterMs === 0) return 0;
  const pace = latest?.pollAfterMs ?? firstPollMs;
  return hidden ? Math.max(pace, hiddenPollMs) : pace;
}

/**
 * Milliseconds until the next attempt after `failures` failures in a row: 1, 2, 4 ... 30 s, or the server's
 * `Retry-After`, plus up to 50 % of jitter, so that clients that failed together don't retry together.
 */
export function retryAfterMs(error: unknown, failures: number): number {
  const said = error instanceof ApiError ? error.retryAfterSeconds : null;
  const pauseMs = said === null ? Math.min(1_000 * 2 ** Math.max(0, failures - 1), longestRetryMs) : said * 1_000;
  return pauseMs * (1 + Math.random() / 2);
}
