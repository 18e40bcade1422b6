import { isSessionId } from "#lib/contracts/id-guards.ts";
import type { SessionId } from "#lib/contracts/ids.ts";
import { isSessionAfter } from "../changes/corrected-sessions.ts";
import { keptNames } from "../kept-by-browser.ts";

/*
 * The session that this browser opened last, in its local storage, so that a closed tab loses no work. Nothing but its
 * id is stored: whether it's still open, and whose it is, only the server knows.
 */

const key = keptNames.unstarted;

/** Without storage, there is none. */
export function unstartedSession(): SessionId | null {
  try {
    const kept = localStorage.getItem(key);
    return isSessionId(kept) ? kept : null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/**
 * Replaces the one before, unless this session was made from a started one, whose documents stay in the list of jobs: the
 * spreadsheet before would be lost.
 */
export function keepUnstarted(sessionId: SessionId): void {
  if (isSessionAfter(sessionId) && unstartedSession()) return;
  try {
    localStorage.setItem(key, sessionId);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Forgets this one. Another tab may have opened another since. */
export function forgetUnstarted(sessionId: SessionId): void {
  if (unstartedSession() === sessionId) localStorage.removeItem(key);
}
