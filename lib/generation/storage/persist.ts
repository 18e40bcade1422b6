import { setTimeout as sleep } from "node:timers/promises";
import { isPassing, PassingError } from "../common/passing-error.ts";

/** How long and how often a store is asked before a failure is one. */
export interface Patience {
  tries: number;
  /** Pauses double from here on. */
  firstPauseMs: number;
  /** A request, or the wait for the next bytes of an answer, that takes longer has failed. */
  timeoutMs: number;
}

/** Some 13 seconds of pauses: a store that is out for longer fails the task, which is tried again as a whole. */
export const usualPatience: Patience = { tries: 7, firstPauseMs: 200, timeoutMs: 60_000 };

const longestPauseMs = 30_000;

/** Runs `work` until it succeeds, fails for good, or has been tried often enough. */
export async function persist<T>(patience: Patience, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(AbortSignal.timeout(patience.timeoutMs));
    } catch (error) {
      await pauseAfter(error, attempt, patience);
    }
  }
}

/** Waits before the next try. @throws the error itself where there should be none */
export async function pauseAfter(error: unknown, attempt: number, { tries, firstPauseMs }: Patience): Promise<void> {
  if (attempt >= tries || !isPassing(error)) throw error;
  const asked = error instanceof PassingError ? error.retryAfterMs : null;
  // Spread out, so that many processes that failed together do not come back together.
  const usual = firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
  await sleep(Math.min(longestPauseMs, Math.max(usual, asked ?? 0)));
}
