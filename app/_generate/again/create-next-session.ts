import type * as corrected from "#lib/client/changes/corrected-sessions.ts";
import { withoutWas } from "#lib/client/changes/corrections.ts";
import type * as api from "#lib/client/requests/api.ts";
import { isGone } from "#lib/client/requests/api-error.ts";
import type { SessionId } from "#lib/contracts/ids.ts";
import type { Correction } from "#lib/contracts/sessions/choices.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type * as address from "../workbench/session-url.ts";
import { othersOf } from "./same-sheet-request.ts";

interface AfterServices {
  api: Pick<typeof api, "readSession" | "createSession">;
  address: Pick<typeof address, "limitsInUrl">;
  corrected: Pick<typeof corrected, "sessionAfter" | "keepSessionAfter">;
}

/**
 * Creates another session from a started session's sheet, limited as the URL says. It keeps corrections that were made
 * in later sessions of that sheet.
 * @throws ApiError, ConnectionError
 */
export async function createAfter(
  services: AfterServices,
  from: SessionId,
  signal: AbortSignal,
): Promise<SessionResponse> {
  const { api, address, corrected } = services;
  const before = await api.readSession({ sessionId: from }, signal);
  const corrections = await correctionsAfter(services, before, signal);
  const limits = address.limitsInUrl();
  const session = await api.createSession(
    { ...othersOf(before), ...(corrections && { corrections }), ...limits },
    signal,
  );
  corrected.keepSessionAfter(from, session.sessionId);
  return session;
}

/** Null if there are none, or if they belong to another sheet. */
async function correctionsAfter(
  { api, corrected }: AfterServices,
  before: SessionResponse,
  signal: AbortSignal,
): Promise<Correction[] | null> {
  const sessionId = corrected.sessionAfter(before.sessionId);
  if (!sessionId) return null;
  try {
    const { uploadId, source, corrections } = await api.readSession({ sessionId }, signal);
    const { sheet, headerRow, headerLines, rowCount } = source;
    const isSame =
      uploadId === before.uploadId &&
      sheet === before.source.sheet &&
      headerRow === before.source.headerRow &&
      headerLines === before.source.headerLines &&
      rowCount === before.source.rowCount;
    return isSame ? corrections.map(withoutWas) : null;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}
