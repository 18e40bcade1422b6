import type { ErrorCode, FieldError } from "#lib/contracts/errors.ts";
import type { ServerMessage, Wording } from "#lib/messages/server-message.ts";

/** What is wrong with a field of a request. Without a wording, the message is English and meant for API clients. */
export type FieldFault = FieldError & { wording?: Wording | undefined };

const mark = Symbol.for("rowpress.AppError");

/**
 * An expected error that the visitor sees. `detail` says what to do, in the language of the request, and must not
 * reveal anything internal. Any other error is a defect: logged in full, answered with a generic message.
 */
export class AppError extends Error {
  /**
   * Next bundles routes and start-up code separately, so this class may exist twice. That's why a mark identifies
   * instances.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === "object" && value !== null && mark in value;
  }

  readonly [mark] = true;
  readonly code: ErrorCode;
  readonly wording: Wording;
  readonly errors: FieldFault[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    detail: ServerMessage,
    options: { cause?: unknown; errors?: FieldFault[]; retryAfterSeconds?: number } = {},
  ) {
    super(detail.message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.wording = detail.wording;
    this.errors = options.errors;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
