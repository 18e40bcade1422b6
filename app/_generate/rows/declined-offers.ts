import type { SessionId } from "#lib/contracts/ids.ts";

const keyOf = (sessionId: SessionId) => `declined ${sessionId}`;

/** Keeps the columns for which a visitor has declined the offer to skip cancelled rows, as long as the tab is open. */
export function keepDeclined(sessionId: SessionId, columns: readonly string[]): void {
  try {
    sessionStorage.setItem(keyOf(sessionId), JSON.stringify(columns));
  } catch (error) {
    // The browser's storage is full or blocked.
    if (!(error instanceof DOMException)) throw error;
  }
}

export function keptDeclined(sessionId: SessionId): string[] {
  try {
    const columns: unknown = JSON.parse(sessionStorage.getItem(keyOf(sessionId)) ?? "[]");
    return Array.isArray(columns) ? columns.filter((column) => typeof column === "string") : [];
  } catch {
    return [];
  }
}
