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

const networkErrors = new Set(["fetch failed", "terminated"]);

/** Besides what the adapters say, connections that `fetch` (undici) could not make or lost, and requests out of time. */
export function isPassing(error: unknown): boolean {
  if (error instanceof TypeError) return networkErrors.has(error.message);
  return error instanceof PassingError || (error instanceof Error && error.name === "TimeoutError");
}
