import { setTimeout as sleep } from "node:timers/promises";

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

/** What was asked for could not be done now: a store was too busy, or broken for a moment. */
export class PassingError extends Error {
  // Next bundles routes and start-up code apart, so there may be two of this class: the name tells, not the constructor.
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "PassingError";
  }

  readonly retryAfterMs: number | null;

  constructor(message: string, { retryAfterMs = null, cause }: { retryAfterMs?: number | null; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = "PassingError";
    this.retryAfterMs = retryAfterMs;
  }
}

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

const networkErrors = new Set(["fetch failed", "terminated"]);

/** Besides what the adapters say, connections that `fetch` (undici) could not make or lost, and requests out of time. */
export function isPassing(error: unknown): boolean {
  if (error instanceof TypeError) return networkErrors.has(error.message);
  return error instanceof PassingError || (error instanceof Error && error.name === "TimeoutError");
}
