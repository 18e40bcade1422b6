import type { CreateSession, SessionResponse } from "#lib/contracts/session.ts";

/** Asks for a further session of the same sheet with all that was settled in this one, which can be changed no more. */
export function othersOf({ uploadId, template, reading, ...settled }: SessionResponse): CreateSession {
  const { mapping, settings, pictures, output, rows, failedIn } = settled;
  const preview = { row: rows.from };
  return { uploadId, template: template.id, ...reading, mapping, settings, pictures, output, rows, failedIn, preview };
}
