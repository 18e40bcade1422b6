import { useCallback } from "react";
import useSWR, { type SWRConfiguration } from "swr";
import type { JobId } from "#lib/contracts/ids.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import { readStatus } from "./api.ts";
import { isGone, isPassing } from "./api-error.ts";
import { pollAfterMs, retryAfterMs } from "./poll-pace.ts";
import { useHidden } from "./use-hidden.ts";

export interface Generation {
  /** The last answer; kept while the server cannot be reached. */
  job: StatusResponse;
  /** `retrying`: no answer now, asking again. `gone`: never was, expired or deleted. `refused`: no use in asking again. */
  trouble: "retrying" | "gone" | "refused" | null;
  error: Error | undefined;
  /** Asks at once. */
  refresh: () => void;
}

/**
 * Follows a job from its first status until its download link is ready, at the pace that each answer names.
 *
 * - Over (`pollAfterMs` 0): stops. A look back at the tab asks once more, so that a deleted result is not offered.
 * - Hidden tab: every 15 s at most, so that the title still tells the end; asks at once on becoming visible.
 * - No answer, 429 or 5xx: keeps the last answer and retries after 1, 2, 4 ... 30 s, or after `Retry-After`;
 *   a hidden tab waits until it is seen.
 * - 404, 410 and every other refusal: stops.
 */
export function useGeneration(first: StatusResponse): Generation {
  const hidden = useHidden();
  // SWR starts its timer anew when this function changes: a tab that becomes visible is not left with a slow one.
  const refreshInterval = useCallback(
    (latest: StatusResponse | undefined) => pollAfterMs(latest ?? first, hidden),
    [first, hidden],
  );
  const { data, error, mutate } = useSWR<StatusResponse, Error, JobId>(first.jobId, readStatus, {
    ...configuration,
    fallbackData: first,
    revalidateOnMount: first.pollAfterMs > 0,
    refreshInterval,
  });
  return { job: data ?? first, trouble: troubleOf(error), error, refresh: useCallback(() => void mutate(), [mutate]) };
}

const configuration: SWRConfiguration<StatusResponse, Error> = {
  refreshWhenHidden: true,
  // The default of 2 s would swallow polls that come faster.
  dedupingInterval: 100,
  focusThrottleInterval: 1_000,
  shouldRetryOnError: isPassing,
  onErrorRetry(error, _key, _configuration, revalidate, { retryCount }) {
    setTimeout(() => void revalidate({ retryCount }), retryAfterMs(error, retryCount));
  },
};

function troubleOf(error: Error | undefined): Generation["trouble"] {
  if (!error) return null;
  if (isGone(error)) return "gone";
  return isPassing(error) ? "retrying" : "refused";
}
