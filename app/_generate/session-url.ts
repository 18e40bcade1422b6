import { isSessionId } from "#lib/contracts/id-guards.ts";
import type { SessionId } from "#lib/contracts/ids.ts";

/**
 * The session that the address names, so that a reload or a bookmark finds it again; or, as `from`, the started one of
 * whose sheet others are to be made.
 */
export function sessionInUrl(as: "session" | "from" = "session"): SessionId | null {
  const named = new URLSearchParams(window.location.search).get(as);
  return isSessionId(named) ? named : null;
}

export function keepSessionInUrl(sessionId: SessionId | null): void {
  if (sessionId === sessionInUrl()) return;
  window.history.replaceState(null, "", sessionId ? `/?session=${sessionId}` : "/");
}
