import { ApiError, ConnectionError, FileError } from "#lib/client/requests/api-error.ts";
import type { Say } from "#lib/messages/page-messages.ts";

/** Why something failed, and what to do: the server's message if it answered, otherwise the page's own. */
export function errorInWords(error: unknown, say: Say): string {
  if (error instanceof ConnectionError) return say(error.isLate ? "trouble.late" : "trouble.unreachable");
  if (error instanceof FileError) return say(`trouble.file.${error.kind}`, { name: error.filename });
  if (error instanceof ApiError && error.refusedFile !== null) {
    return say("trouble.file.refused", { name: error.refusedFile, reason: error.message });
  }
  return error instanceof Error ? error.message : say("trouble.unknown");
}
