import type { ErrorCode, FieldError, ProblemDetails } from "#lib/contracts/errors.ts";

/** The server responded with a problem (RFC 9457). The message is its `detail`, which says what to do. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly errors: FieldError[];
  readonly retryAfterSeconds: number | null;
  /** The name of the uploaded file, if its content was refused. */
  refusedFile: string | null = null;

  constructor({ status, code, detail, errors = [] }: ProblemDetails, retryAfterSeconds: number | null) {
    super(detail);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No response, or one that isn't ours (a proxy's page, a truncated body). A retry may help. */
export class ConnectionError extends Error {
  /** The request timed out; the server may have received it. */
  readonly isLate: boolean;

  constructor(cause?: unknown) {
    super("The server cannot be reached. Check your connection and try again.", { cause });
    this.name = "ConnectionError";
    this.isLate = cause instanceof DOMException && cause.name === "TimeoutError";
  }
}

/** The browser can't read a file of the visitor: not at all, or not since it changed on disk. */
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

/** The error to report for a failed request: the reason of the caller's own abort, or a connection error. */
export function failureOf(cause: unknown, signal?: AbortSignal): unknown {
  if (signal?.aborted) return signal.reason;
  return cause instanceof ApiError || cause instanceof ConnectionError ? cause : new ConnectionError(cause);
}

/**
 * True if the requested resource won't come back: not found, expired, or deleted. False if that applies to a field of
 * the request, such as a logo.
 */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410) && error.errors.length === 0;
}

/** True if the session can never be changed again. */
export function isSessionOver(error: unknown): boolean {
  return isGone(error) || (error instanceof ApiError && error.code === "session_closed");
}

/** True if a retry may succeed. */
export function isPassing(error: unknown): boolean {
  return (
    error instanceof ConnectionError || (error instanceof ApiError && (error.status === 429 || error.status >= 500))
  );
}

/** `Retry-After` in seconds (RFC 9110, 10.2.3; our server never sends the date form); null if missing. */
export function retryAfterSeconds(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
