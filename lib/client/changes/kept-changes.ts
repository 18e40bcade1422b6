import type { SessionId } from "#lib/contracts/ids.ts";
import { loadAnswers } from "../requests/read-as.ts";
import type { SessionChanges } from "./session-changes.ts";
import { emptyTimeline, type Timeline } from "./timeline.ts";

/*
 * A visitor's unconfirmed changes, and what can be undone, stored by the tab so that they survive a reload or a crash.
 * If the browser's storage is full or blocked, they aren't stored.
 */

/** @param changes in the order of their requests */
export function keepChanges(sessionId: SessionId, changes: SessionChanges[]): void {
  keep(`unsent ${sessionId}`, changes.length > 0 ? changes : null);
}

/** @throws ConnectionError if the code that parses them can't be loaded */
export async function keptChanges(sessionId: SessionId): Promise<SessionChanges[]> {
  const kept = keptText(`unsent ${sessionId}`);
  return kept === null ? [] : (await loadAnswers()).readChanges(sessionId, kept);
}

/** Keeps the changes that a tab can undo and redo, for when it is reloaded. */
export function keepTimeline(sessionId: SessionId, timeline: Timeline): void {
  keep(`timeline ${sessionId}`, timeline.past.length + timeline.future.length > 0 ? timeline : null);
}

/** @throws ConnectionError if the code that parses it can't be loaded */
export async function keptTimeline(sessionId: SessionId): Promise<Timeline> {
  const kept = keptText(`timeline ${sessionId}`);
  return kept === null ? emptyTimeline : (await loadAnswers()).readTimeline(kept);
}

function keep(key: string, value: object | null): void {
  try {
    sessionStorage.removeItem(key);
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

function keptText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
