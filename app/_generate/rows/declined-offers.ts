import { keepInTab, keptInTab } from "#lib/client/tab-storage.ts";
import type { SessionId } from "#lib/contracts/ids.ts";

const nameOf = (sessionId: SessionId) => `declined ${sessionId}`;

/** Keeps the columns for which a visitor has declined the offer to skip cancelled rows. */
export function keepDeclined(sessionId: SessionId, columns: readonly string[]): void {
  keepInTab(nameOf(sessionId), columns);
}

/** The columns that `keepDeclined` stored for a session; none if something else was stored. */
export function keptDeclined(sessionId: SessionId): string[] {
  try {
    const columns: unknown = JSON.parse(keptInTab(nameOf(sessionId)) ?? "[]");
    return Array.isArray(columns) ? columns.filter((column) => typeof column === "string") : [];
  } catch {
    return [];
  }
}
