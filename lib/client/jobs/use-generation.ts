import { useCallback } from "react";
import useSWR, { type Arguments, type Revalidator, type RevalidatorOptions } from "swr";
import type { JobId } from "#lib/contracts/ids.ts";
import type { AnyStatus, SharedStatus, StatusResponse } from "#lib/contracts/job.ts";
import { nextPollMs, retryAfterMs } from "../polling/next-poll.ts";
import { useHidden } from "../polling/use-hidden.ts";
import { readStatus } from "../requests/api.ts";
import { isGone, isPassing } from "../requests/api-error.ts";
import { readShared } from "../requests/documents-api.ts";

export interface Generation<Status extends AnyStatus = StatusResponse> {
  /** The last response; kept while the server is unreachable. */
  job: Status;
  /**
   * `retrying`: no response, polling again. `gone`: not found, expired or deleted. `refused`: retrying is pointless.
   */
  trouble: "retrying" | "gone" | "refused" | null;
  error: Error | undefined;
  /** Polls now. */
  refresh: () => void;
}

/**
 * Follows a job from its first status until its download link is ready, at the pace of each status's `pollAfterMs`.
 *
 * - Over (`pollAfterMs` 0): stops. Polls once more when the tab gets focus, so that a deleted result isn't offered.
 * - Hidden tab: polls at most every 15 s, so that the title still shows the end; at once when it becomes visible.
 * - No response, 429 or 5xx: keeps the last status and retries after 1, 2, 4 ... 30 s, or after `Retry-After`;
 *   a hidden tab waits until it is visible.
 * - 404, 410 and every other refusal: stops.
 */
export function useGeneration(first: StatusResponse): Generation {
  return useStatus(first, first.jobId, readStatus);
}

/** The same for people who received the job's link. */
export function useSharedGeneration(first: SharedStatus, token: string): Generation<SharedStatus> {
  return useStatus(first, [first.jobId, token] as const, ([jobId]) => readShared(jobId, token));
}

function useStatus<Status extends AnyStatus, Key extends Arguments>(
  first: Status,
  key: Key,
  ask: (key: Key) => Promise<Status>,
): Generation<Status> {
  const hidden = useHidden();
  // SWR restarts its timer when this function changes, so a tab that becomes visible returns to the fast pace at once.
  const refreshInterval = useCallback(
    (latest: Status | undefined) => nextPollMs(latest ?? first, hidden),
    [first, hidden],
  );
  const { data, error, mutate } = useSWR<Status, Error>(key, ask, {
    ...configuration,
    fallbackData: first,
    revalidateOnMount: first.pollAfterMs > 0,
    refreshInterval,
  });
  return { job: data ?? first, trouble: troubleOf(error), error, refresh: useCallback(() => void mutate(), [mutate]) };
}

/** A kept job polls no faster than this: nobody watches its details. */
const keptPollMs = 2_000;

/** A job known only by its id: undefined until the first response, then updated while it runs. */
export function useKeptJob(jobId: JobId): { job: StatusResponse | undefined; error: Error | undefined } {
  const hidden = useHidden();
  const refreshInterval = useCallback(
    (latest: StatusResponse | undefined) => {
      const pace = nextPollMs(latest, hidden);
      return pace === 0 ? 0 : Math.max(pace, keptPollMs);
    },
    [hidden],
  );
  const { data, error } = useSWR<StatusResponse, Error>(jobId, readStatus, { ...configuration, refreshInterval });
  return { job: data, error };
}

const configuration = {
  refreshWhenHidden: true,
  // The default of 2 s would swallow faster polls.
  dedupingInterval: 40,
  focusThrottleInterval: 1_000,
  shouldRetryOnError: isPassing,
  onErrorRetry(
    error: Error,
    _key: string,
    _configuration: unknown,
    revalidate: Revalidator,
    { retryCount }: Required<RevalidatorOptions>,
  ) {
    setTimeout(() => void revalidate({ retryCount }), retryAfterMs(error, retryCount));
  },
};

function troubleOf(error: Error | undefined): Generation["trouble"] {
  if (!error) return null;
  if (isGone(error)) return "gone";
  return isPassing(error) ? "retrying" : "refused";
}
