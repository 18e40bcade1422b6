import { setTimeout as sleep } from "node:timers/promises";
import { isPassing, PassingError } from "../../common/errors/passing-error.ts";

/** How often a request to a store is tried, and how long each try may take. */
export interface Patience {
  tries: number;
  /** Doubles with each attempt. */
  firstPauseMs: number;
  /** Time limit for a request, and for the next bytes of a response. */
  timeoutMs: number;
}

/** About 13 seconds of pauses in total. If a store is down for longer, the task fails and is retried as a whole. */
export const usualPatience: Patience = { tries: 7, firstPauseMs: 200, timeoutMs: 60_000 };

const longestPauseMs = 30_000;

/** Runs `work` until it succeeds, fails permanently, or has used up its attempts. */
export async function persist<T>(patience: Patience, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(AbortSignal.timeout(patience.timeoutMs));
    } catch (error) {
      await pauseAfter(error, attempt, patience);
    }
  }
}

/** Pauses before the next attempt. @throws the error itself if there should be none */
export async function pauseAfter(error: unknown, attempt: number, { tries, firstPauseMs }: Patience): Promise<void> {
  if (attempt >= tries || !isPassing(error)) throw error;
  const asked = error instanceof PassingError ? error.retryAfterMs : null;
  // Jitter, so that processes that failed together don't retry together.
  const usual = firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
  await sleep(Math.min(longestPauseMs, Math.max(usual, asked ?? 0)));
}
