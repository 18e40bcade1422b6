import { ConnectionError, FileError } from "#lib/client/api-error.ts";
import type { Say } from "#lib/messages/messages.ts";

/** Why something failed, and what to do: in the server's words where it answered, in the page's where it did not. */
export function errorInWords(error: unknown, say: Say): string {
  if (error instanceof ConnectionError) return say(error.isLate ? "trouble.late" : "trouble.unreachable");
  if (error instanceof FileError) return say(`trouble.file.${error.kind}`, { name: error.filename });
  return error instanceof Error ? error.message : say("trouble.unknown");
}
