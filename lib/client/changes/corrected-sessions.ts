import { isSessionId } from "#lib/contracts/id-guards.ts";
import type { SessionId } from "#lib/contracts/ids.ts";

/*
 * Which session was created after a started one, to correct its documents. Remembered by the browser, so that whoever
 * corrects a second person on a job's page keeps the first correction.
 */

const key = "corrected";
/** Sessions expire within days, and few are corrected. */
const most = 50;

/** The last session in the chain that begins with this one; null if there is none. */
export function sessionAfter(from: SessionId): SessionId | null {
  const pairs = new Map(readPairs());
  const seen = new Set<string>([from]);
  let last: string = from;
  for (let next = pairs.get(last); next !== undefined && !seen.has(next); next = pairs.get(last)) {
    seen.add(next);
    last = next;
  }
  return last !== from && isSessionId(last) ? last : null;
}

/** Whether this session was created after a started one. */
export function isSessionAfter(sessionId: SessionId): boolean {
  return readPairs().some(([, next]) => next === sessionId);
}

/** Without storage, nothing is remembered. */
export function keepSessionAfter(from: SessionId, next: SessionId): void {
  const last = sessionAfter(from) ?? from;
  const pairs = [...readPairs(), [last, next]].slice(-most);
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(pairs)));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

function readPairs(): [string, string][] {
  try {
    const kept = Object.entries(Object(JSON.parse(localStorage.getItem(key) ?? "{}")));
    return kept.filter((pair): pair is [string, string] => typeof pair[1] === "string");
  } catch {
    return [];
  }
}
