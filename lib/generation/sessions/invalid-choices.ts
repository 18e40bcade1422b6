import { msg } from "#lib/messages/server-message.ts";
import { AppError, type FieldFault } from "../common/errors/app-error.ts";

/** The error for a request with invalid choices: an AppError `invalid_request` naming each of them. */
export function invalidChoices(errors: FieldFault[]): AppError {
  return new AppError("invalid_request", msg("session.choices"), { errors });
}
