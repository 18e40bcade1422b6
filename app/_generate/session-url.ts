import { isSessionId } from "#lib/contracts/id-patterns.ts";
import type { SessionId } from "#lib/contracts/ids.ts";

/** The session that the address names, so that a reload or a bookmark finds it again. */
export function sessionInUrl(): SessionId | null {
  const named = new URLSearchParams(window.location.search).get("session");
  return isSessionId(named) ? named : null;
}

export function keepSessionInUrl(sessionId: SessionId | null): void {
  if (sessionId === sessionInUrl()) return;
  window.history.replaceState(null, "", sessionId ? `/?session=${sessionId}` : "/");
}
