import type { ErrorCode, FieldError } from "#lib/contracts/errors.ts";
import type { ServerMessage, Wording } from "#lib/messages/server-message.ts";

/** What is wrong with a field of a request; without a wording it is for programmers, and in English. */
export type FieldFault = FieldError & { wording?: Wording | undefined };

const mark = Symbol.for("rowpress.AppError");

/**
 * A named condition that a visitor is told of. `detail` tells a person what to do, in the language of who asked; it
 * must hold nothing that only we may know. Anything else that is thrown is a defect: logged whole, answered generically.
 */
export class AppError extends Error {
  /** Next bundles routes and start-up code apart, so there may be two of this class: a mark tells, not the constructor. */
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
