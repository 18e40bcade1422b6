import type { CreateSession } from "#lib/contracts/sessions/requests.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";

/**
 * The request for another session of the same sheet with the same settings, because this one can no longer be changed.
 */
export function othersOf({ uploadId, template, sample, rows, only, sessionId }: SessionResponse): CreateSession {
  return { uploadId, template: template.id, sample, from: sessionId, preview: { row: only?.[0] ?? rows.from } };
}
