import { isSessionId } from "#lib/contracts/id-guards.ts";
import type { SessionId } from "#lib/contracts/ids.ts";
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

/** Replaces the one before; null forgets it. */
export function keepUnstarted(sessionId: SessionId | null): void {
  try {
    if (sessionId) localStorage.setItem(key, sessionId);
    else localStorage.removeItem(key);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
