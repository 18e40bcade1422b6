import { type SessionChanges, withChanges } from "#lib/client/changes/session-changes.ts";
import { type Direction, emptyTimeline, type Timeline } from "#lib/client/changes/timeline.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { OpenTools } from "./open-tools.ts";
import type { PageServices } from "./page-services.ts";
import type { SessionLoader } from "./session-loader.ts";
import type { WorkbenchPage } from "./workbench-page.ts";
import { templateOfSession, type WorkbenchState } from "./workbench-state.ts";

interface HistoryOptions extends Pick<SessionLoader, "goBackTo"> {
  /** Null while no session can be changed. */
  openTools: () => OpenTools | null;
  send: (changes: SessionChanges) => void;
}

/** Changes the session on the page so that each change can be undone. */
export function createSessionHistory(
  { kept, isTyping }: PageServices,
  { getState, dispatch }: Pick<WorkbenchPage, "getState" | "dispatch">,
  { openTools, send, goBackTo }: HistoryOptions,
) {
  function keep(timeline: Timeline) {
    const { session } = getState();
    if (session) kept.keepTimeline(session.sessionId, timeline);
  }

  function record(timeline: Timeline, moved: WorkbenchState["moved"]) {
    dispatch({ type: "recorded", timeline, moved });
    keep(timeline);
  }

  return {
    record,
    /** Deletes it from the browser. */
    forget: () => keep(emptyTimeline),
    change(changes: SessionChanges, isTyped = isTyping()) {
      const [tools, seen] = [openTools(), seenSession(getState())];
      if (!tools || !seen) return;
      record(tools.withChange(getState().timeline, changes, seen, isTyped), null);
      send(changes);
    },
    move(direction: Direction) {
      const [tools, seen] = [openTools(), seenSession(getState())];
      if (!tools || !seen) return;
      const next = tools.nextStep(getState().timeline, direction, seen, tools.refOf(seen));
      if (!next) return;
      const { step, timeline } = next;
      const moved = { direction, what: step.what };
      if ("session" in step) return goBackTo(step.session, timeline, moved, tools);
      record(timeline, moved);
      send(step.changes);
    },
  };
}

/** The session with unconfirmed changes. */
function seenSession(state: WorkbenchState): SessionResponse | null {
  const seen = state.session && withChanges(state.session, state.unsent);
  return seen && { ...seen, template: { ...seen.template, id: templateOfSession(state) } };
}
