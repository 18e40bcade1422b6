import type { SessionId } from "#lib/contracts/ids.ts";
import type { SessionChanges } from "./session-changes.ts";

/*
 * What a visitor can undo and redo: a list of steps in each direction, independent of the page. A step has the request
 * that reverses a change, or the session of the sheet that was replaced. What adds and takes steps is in `undo.ts`.
 */

interface AnyStep {
  /** The paths of what changed: `settings.accent`, `rows`, `file`. */
  what: string[];
  /** Whether it was typed: consecutive typing in one field is one step. */
  isTyped?: boolean;
}
interface ChangeStep extends AnyStep {
  changes: SessionChanges;
}
interface SessionStep extends AnyStep {
  session: SessionRef;
}
export type Step = ChangeStep | SessionStep;

/** The session of a spreadsheet that another one replaced. */
export interface SessionRef {
  sessionId: SessionId;
  filename: string;
}

export interface Timeline {
  /** The latest last. */
  past: readonly Step[];
  /** The next one to redo last. */
  future: readonly Step[];
}

export const emptyTimeline: Timeline = { past: [], future: [] };

export type Direction = "undo" | "redo";
