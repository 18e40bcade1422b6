import type { SessionId } from "#lib/contracts/ids.ts";
import { loadAnswers } from "./read-as.ts";
import type { SessionChanges } from "./session-changes.ts";

/*
 * What a visitor changed and the server has not answered, kept by the tab: a reload or a crash does not take it. A
 * browser may have no place for it, or none for this site; then it is not kept.
 */

export function keepChanges(sessionId: SessionId, changes: SessionChanges): void {
  try {
    if (Object.keys(changes).length === 0) sessionStorage.removeItem(keyOf(sessionId));
    else sessionStorage.setItem(keyOf(sessionId), JSON.stringify(changes));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** @throws ConnectionError where what reads them cannot be loaded */
export async function keptChanges(sessionId: SessionId): Promise<SessionChanges> {
  const kept = keptText(sessionId);
  return kept === null ? {} : (await loadAnswers()).readChanges(sessionId, kept);
}

function keptText(sessionId: SessionId): string | null {
  try {
    return sessionStorage.getItem(keyOf(sessionId));
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

const keyOf = (sessionId: SessionId) => `unsent ${sessionId}`;
