import type { SessionChanges } from "#lib/client/changes/session-changes.ts";
import { type Direction, emptyTimeline, type SessionRef, type Timeline } from "#lib/client/changes/timeline.ts";
import { hasSession, nextStep, withChange, withoutSession } from "#lib/client/changes/undo.ts";
import { withChanges } from "#lib/client/changes/with-changes.ts";
import type { SessionId } from "#lib/contracts/ids.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { WorkbenchPage } from "./workbench-page.ts";
import { type LastMove, templateOfSession, type WorkbenchState } from "./workbench-state.ts";

interface HistoryOptions extends Pick<WorkbenchPage, "getState" | "dispatch"> {
  keepTimeline: (sessionId: SessionId, timeline: Timeline) => void;
  isTyping: () => boolean;
  /** Whether the session can be changed. */
  isOpen: () => boolean;
  send: (changes: SessionChanges) => void;
  /** Opens the session of a replaced spreadsheet. @param onOver called if that session is over */
  goBackTo: (session: SessionRef, timeline: Timeline, moved: LastMove, onOver: (id: SessionId) => void) => void;
}

/** Changes the session on the page so that each change can be undone. */
export function createSessionHistory({ getState, dispatch, keepTimeline, ...options }: HistoryOptions) {
  const { isTyping, isOpen, send, goBackTo } = options;

  function keep(timeline: Timeline) {
    const { session } = getState();
    if (session) keepTimeline(session.sessionId, timeline);
  }

  function record(timeline: Timeline, moved: WorkbenchState["moved"]) {
    dispatch({ type: "recorded", timeline, moved });
    keep(timeline);
  }

  function removeSession(id: SessionId) {
    record(withoutSession(getState().timeline, id), null);
  }

  return {
    record,
    /** Whether undo or redo can return to a session. */
    hasSession: (id: SessionId) => hasSession(getState().timeline, id),
    /** Deletes it from the browser. */
    forget: () => keep(emptyTimeline),
    change(changes: SessionChanges, isTyped = isTyping()) {
      const seen = seenSession(getState());
      if (!isOpen() || !seen) return;
      record(withChange(getState().timeline, changes, seen, isTyped), null);
      send(changes);
    },
    move(direction: Direction) {
      const seen = seenSession(getState());
      if (!isOpen() || !seen) return;
      const next = nextStep(getState().timeline, direction, seen);
      if (!next) return;
      const { step, timeline } = next;
      const moved = { direction, what: step.what };
      if ("session" in step) return goBackTo(step.session, timeline, moved, removeSession);
      record(timeline, moved);
      send(step.changes);
    },
  };
}

export type SessionHistory = ReturnType<typeof createSessionHistory>;

/** The session with unconfirmed changes. */
function seenSession(state: WorkbenchState): SessionResponse | null {
  const seen = state.session && withChanges(state.session, state.unsent);
  return seen && { ...seen, template: { ...seen.template, id: templateOfSession(state) } };
}
