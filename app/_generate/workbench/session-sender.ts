import { type ChangeSender, createChangeSender } from "#lib/client/changes/change-sender.ts";
import type { SessionChanges } from "#lib/client/changes/session-changes.ts";
import type { changeSession } from "#lib/client/requests/api.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";

/**
 * Long enough to batch changes made at once; sending one request at a time keeps fast typing from flooding the server.
 */
const delayMs = 50;

interface SenderOptions {
  change: typeof changeSession;
  onAnswer: (session: SessionResponse, unsent: SessionChanges) => void;
  onError: (error: unknown) => void;
  onPending: (changes: SessionChanges[]) => void;
}

/** Sends an open session's changes to the server; every answer includes the preview of the displayed row. */
export function openSessionSender(
  { sessionId, preview }: SessionResponse,
  { change, ...heard }: SenderOptions,
): ChangeSender {
  let shown: NonNullable<SessionChanges["preview"]> = { row: preview?.row ?? 1 };
  return createChangeSender<SessionResponse>({
    ...heard,
    delayMs,
    send({ preview, ...changes }, isLast) {
      if (isLast) return change({ ...changes, sessionId }, { keepalive: true });
      shown = { ...shown, ...preview };
      return change({ ...changes, sessionId, preview: shown });
    },
  });
}
