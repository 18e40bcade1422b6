import { ConnectionError, FileError } from "#lib/client/requests/api-error.ts";
import type { Say } from "#lib/messages/page-messages.ts";

/** Why something failed, and what to do: the server's message if it answered, otherwise the page's own. */
export function errorInWords(error: unknown, say: Say): string {
  if (error instanceof ConnectionError) return say(error.isLate ? "trouble.late" : "trouble.unreachable");
  if (error instanceof FileError) return say(`trouble.file.${error.kind}`, { name: error.filename });
  return error instanceof Error ? error.message : say("trouble.unknown");
}
