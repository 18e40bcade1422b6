import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";

export const damagedFont = (cause?: unknown) => new AppError("damaged_file", msg("font.damaged"), { cause });

/** A font that is built to cost more than any that somebody drew. */
export const hostileFont = (cause: string) =>
  new AppError("hostile_file", msg("font.hostile"), { cause: new Error(cause) });
