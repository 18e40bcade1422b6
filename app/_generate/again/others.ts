import { withoutWas } from "#lib/client/corrections.ts";
import type { CreateSession, SessionResponse } from "#lib/contracts/session.ts";

/**
 * The request for another session of the same sheet with the same settings, because this one can no longer be changed.
 */
export function othersOf({ uploadId, template, reading, ...settled }: SessionResponse): CreateSession {
  const { mapping, settings, sample, pictures, output, rows, failedIn, only } = settled;
  const corrections = settled.corrections.map(withoutWas);
  const kept = { mapping, settings, sample, pictures, output, rows, failedIn, only, corrections };
  return { uploadId, template: template.id, ...reading, ...kept, preview: { row: only?.[0] ?? rows.from } };
}
