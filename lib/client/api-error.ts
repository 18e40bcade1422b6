import type { ErrorCode, FieldError, ProblemDetails } from "#lib/contracts/errors.ts";

/** The server answered with a problem (RFC 9457). The message is its `detail`: a sentence that says what to do. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly errors: FieldError[];
  readonly retryAfterSeconds: number | null;

  constructor({ status, code, detail, errors = [] }: ProblemDetails, retryAfterSeconds: number | null) {
    super(detail);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No answer came, or one that is not ours (a proxy's page, half a body). Asking again may help. */
export class ConnectionError extends Error {
  /** The server was reached, perhaps, and has not answered within the time that such a request may take. */
  readonly isLate: boolean;

  constructor(cause?: unknown) {
    super("The server cannot be reached. Check your connection and try again.", { cause });
    this.name = "ConnectionError";
    this.isLate = cause instanceof DOMException && cause.name === "TimeoutError";
  }
}

/** The browser cannot read a file of the visitor's: from the start, or no more since it was changed on the disk. */
export class FileError extends Error {
  readonly filename: string;
  readonly kind: "unreadable" | "changed";

  constructor(filename: string, kind: "unreadable" | "changed", cause?: unknown) {
    super(`“${filename}” cannot be read.`, { cause });
    this.name = "FileError";
    this.filename = filename;
    this.kind = kind;
  }
}

/** What a failed request is to whoever asked: the reason of their own abort, or that no answer came. */
export function failureOf(cause: unknown, signal?: AbortSignal): unknown {
  if (signal?.aborted) return signal.reason;
  return cause instanceof ApiError || cause instanceof ConnectionError ? cause : new ConnectionError(cause);
}

/**
 * True where the thing asked for will not come back: never was, expired, or deleted. Not where that is said of a field of
 * the request, such as a logo.
 */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410) && error.errors.length === 0;
}

/** True where the same request may succeed later. */
export function isPassing(error: unknown): boolean {
  return (
    error instanceof ConnectionError || (error instanceof ApiError && (error.status === 429 || error.status >= 500))
  );
}

/** `Retry-After` in seconds (RFC 9110, 10.2.3; our server never sends its date form); null where there is none. */
export function retryAfterSeconds(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
