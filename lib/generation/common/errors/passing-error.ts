/** A temporary failure: a store was too busy, or briefly unavailable. */
export class PassingError extends Error {
  // Next bundles routes and start-up code separately, so this class may exist twice. That's why the name identifies
  // instances.
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

/** Besides the adapters' own errors: failed or lost connections of `fetch` (undici), and timeouts. */
export function isPassing(error: unknown): boolean {
  if (error instanceof TypeError) return networkErrors.has(error.message);
  return error instanceof PassingError || (error instanceof Error && error.name === "TimeoutError");
}
