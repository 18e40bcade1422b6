import type { ErrorCode, FieldError } from "#lib/contracts/errors.ts";

const mark = Symbol.for("rowpress.AppError");

/**
 * A named condition that a visitor is told of. `detail` tells a person what to do; it must hold nothing that
 * only we may know. Anything else that is thrown is a defect: logged whole, answered generically.
 */
export class AppError extends Error {
  /** Next bundles routes and start-up code apart, so there may be two of this class: a mark tells, not the constructor. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === "object" && value !== null && mark in value;
  }

  readonly [mark] = true;
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    detail: string,
    options: { cause?: unknown; errors?: FieldError[]; retryAfterSeconds?: number } = {},
  ) {
    super(detail, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.errors = options.errors;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
