import { type SessionId, SessionIdSchema } from "#lib/contracts/ids.ts";

/** The session that the address names, so that a reload or a bookmark finds it again. */
export function sessionInUrl(): SessionId | null {
  const { data } = SessionIdSchema.safeParse(new URLSearchParams(window.location.search).get("session"));
  return data ?? null;
}

export function keepSessionInUrl(sessionId: SessionId | null): void {
  if (sessionId === sessionInUrl()) return;
  window.history.replaceState(null, "", sessionId ? `/?session=${sessionId}` : "/");
}
