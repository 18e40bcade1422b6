import { msg } from "#lib/messages/server-message.ts";
import { AppError, type FieldFault } from "../common/errors/app-error.ts";

/** What a request with choices that a session can't have is refused with: an AppError `invalid_request` naming each of them. */
export function invalidChoices(errors: FieldFault[]): AppError {
  return new AppError("invalid_request", msg("session.choices"), { errors });
}
