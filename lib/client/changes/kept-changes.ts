import type { SessionId } from "#lib/contracts/ids.ts";
import { loadAnswers } from "../requests/read-as.ts";
import { keepInTab, keptInTab } from "../tab-storage.ts";
import type { SessionChanges } from "./session-changes.ts";
import { emptyTimeline, type Timeline } from "./timeline.ts";

/* A visitor's unconfirmed changes, and what can be undone, stored by the tab. */

/** @param changes in the order of their requests */
export function keepChanges(sessionId: SessionId, changes: SessionChanges[]): void {
  keepInTab(`unsent ${sessionId}`, changes.length > 0 ? changes : null);
}

/** @throws ConnectionError if the code that parses them can't be loaded */
export async function keptChanges(sessionId: SessionId): Promise<SessionChanges[]> {
  const kept = keptInTab(`unsent ${sessionId}`);
  return kept === null ? [] : (await loadAnswers()).readChanges(sessionId, kept);
}

/** Keeps the changes that a tab can undo and redo, for when it is reloaded. */
export function keepTimeline(sessionId: SessionId, timeline: Timeline): void {
  keepInTab(`timeline ${sessionId}`, timeline.past.length + timeline.future.length > 0 ? timeline : null);
}

/** @throws ConnectionError if the code that parses it can't be loaded */
export async function keptTimeline(sessionId: SessionId): Promise<Timeline> {
  const kept = keptInTab(`timeline ${sessionId}`);
  return kept === null ? emptyTimeline : (await loadAnswers()).readTimeline(kept);
}
