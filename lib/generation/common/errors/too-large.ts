import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "./app-error.ts";

/** The error for a file or body of more than `maxBytes`, which it names in megabytes. */
export function tooLarge(maxBytes: number): AppError {
  const megabytes = (maxBytes / 1_000_000).toFixed(maxBytes < 10_000_000 ? 1 : 0);
  return new AppError("too_large", msg("upload.tooLarge.parts", { size: megabytes }));
}
