import { isJobId, isSessionId } from "#lib/contracts/id-guards.ts";
import type { SessionId } from "#lib/contracts/ids.ts";
import type { CreateSession } from "#lib/contracts/sessions/requests.ts";

/**
 * The session in the URL, which survives a reload or a bookmark; or, as `from`, the started session whose sheet to use
 * again.
 */
export function sessionInUrl(as: "session" | "from" = "session"): SessionId | null {
  const named = new URLSearchParams(window.location.search).get(as);
  return isSessionId(named) ? named : null;
}

/**
 * What to create from the session in `from`: only the documents with some rows (`only=3`), only what failed in a job
 * (`failed=<job>`, beginning with `row`), or everything (`all=1`); otherwise the same as in that session.
 */
export function limitsInUrl(): Partial<Pick<CreateSession, "only" | "failedIn" | "preview">> {
  const asked = new URLSearchParams(window.location.search);
  if (asked.has("all")) return { only: null, failedIn: null };
  const [only, row, job] = [rowIn(asked.get("only")), rowIn(asked.get("row")), asked.get("failed")];
  if (only) return { only: [only], failedIn: null, preview: { row: only } };
  return isJobId(job) ? { only: null, failedIn: job, preview: { row: row ?? 1 } } : {};
}

function rowIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Keeps the step in the URL too, except for a session that is over. */
export function keepSessionInUrl(sessionId: SessionId | null): void {
  if (sessionId === sessionInUrl()) return;
  window.history.replaceState(null, "", sessionId ? `/?session=${sessionId}${window.location.hash}` : "/");
}

/** Whether the URL is this page's: the browser's arrows may just have led to another. */
export function isHere(): boolean {
  return window.location.pathname === "/";
}
