import { isSessionId } from "#lib/contracts/id-guards.ts";
import type { SessionId } from "#lib/contracts/ids.ts";

/**
 * The session in the URL, which survives a reload or a bookmark; or, as `from`, the started session whose sheet to use
 * again.
 */
export function sessionInUrl(as: "session" | "from" = "session"): SessionId | null {
  const named = new URLSearchParams(window.location.search).get(as);
  return isSessionId(named) ? named : null;
}

export function keepSessionInUrl(sessionId: SessionId | null): void {
  if (sessionId === sessionInUrl()) return;
  window.history.replaceState(null, "", sessionId ? `/?session=${sessionId}` : "/");
}
