import type { CreateSession, SessionResponse } from "#lib/contracts/session.ts";

/**
 * The request for another session of the same sheet with the same settings, because this one can no longer be changed.
 */
export function othersOf({ uploadId, template, reading, ...settled }: SessionResponse): CreateSession {
  const { mapping, settings, pictures, output, rows, failedIn } = settled;
  const preview = { row: rows.from };
  return { uploadId, template: template.id, ...reading, mapping, settings, pictures, output, rows, failedIn, preview };
}
