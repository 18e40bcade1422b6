import type { SessionId } from "#lib/contracts/ids.ts";
import { loadAnswers } from "./read-as.ts";
import type { SessionChanges } from "./session-changes.ts";

/*
 * A visitor's unconfirmed changes, stored by the tab so that they survive a reload or a crash. If the browser's storage
 * is full or blocked, they aren't stored.
 */

export function keepChanges(sessionId: SessionId, changes: SessionChanges): void {
  try {
    if (Object.keys(changes).length === 0) sessionStorage.removeItem(keyOf(sessionId));
    else sessionStorage.setItem(keyOf(sessionId), JSON.stringify(changes));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** @throws ConnectionError if the code that parses them can't be loaded */
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
