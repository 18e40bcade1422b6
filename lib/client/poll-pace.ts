import type { StatusResponse } from "#lib/contracts/job.ts";
import { ApiError } from "./api-error.ts";

/** Nobody looks at a hidden tab; its title and the end of the job may come this late. */
const hiddenPollMs = 15_000;
/** Until the first answer, which says the server's own pace. */
const firstPollMs = 1_000;
const longestRetryMs = 30_000;

/**
 * Milliseconds until the status is asked for again; 0 stops. The server names the pace, a hidden tab slows it.
 */
export function pollAfterMs(latest: StatusResponse | undefined, hidden: boolean): number {
  if (latest?.pollAfterMs === 0) return 0;
  const pace = latest?.pollAfterMs ?? firstPollMs;
  return hidden ? Math.max(pace, hiddenPollMs) : pace;
}

/**
 * Milliseconds until the next try after `failures` failures in a row: 1, 2, 4 ... 30 s, or as the server says; and up to
 * half as long again, so that those who failed together do not come back together.
 */
export function retryAfterMs(error: unknown, failures: number): number {
  const said = error instanceof ApiError ? error.retryAfterSeconds : null;
  const pauseMs = said === null ? Math.min(1_000 * 2 ** Math.max(0, failures - 1), longestRetryMs) : said * 1_000;
  return pauseMs * (1 + Math.random() / 2);
}
