import type { ChangeSender } from "#lib/client/changes/change-sender.ts";
import { type SessionChanges, withChanges } from "#lib/client/changes/session-changes.ts";
import { type Direction, emptyTimeline, type Timeline } from "#lib/client/changes/timeline.ts";
import type { SessionId } from "#lib/contracts/ids.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { SessionSetups } from "../setups/session-setups.ts";
import type { LoadedSession } from "./loading-session.ts";
import type { OpenTools } from "./open-tools.ts";
import type { PageServices } from "./page-services.ts";
import type { SessionLoader } from "./session-loader.ts";
import type { WorkbenchPage } from "./workbench-page.ts";
import { templateOfSession, type WorkbenchState } from "./workbench-state.ts";

interface OpenSessionOptions extends Pick<SessionLoader, "noteChange" | "goBackTo"> {
  setupsOf: (tools: OpenTools) => Pick<SessionSetups, "opened">;
}

/** The session on the page: sends its changes, and records them so that they can be undone. */
export function createOpenSession(
  services: PageServices,
  { getState, dispatch, fail }: WorkbenchPage,
  { setupsOf, noteChange, goBackTo }: OpenSessionOptions,
) {
  const { kept, address } = services;
  let tools: OpenTools | null = null;
  let sender: ChangeSender | null = null;

  function open({ session, unsent, timeline, moved, ...loaded }: LoadedSession) {
    tools = loaded.tools;
    // Changes that could not be saved in the earlier session stay with it.
    stopSending();
    forgetTimeline();
    dispatch({ type: "opened", session });
    setupsOf(tools).opened(session);
    record(timeline, moved);
    address.keepSessionInUrl(session.sessionId);
    if (session.state !== "open") return kept.keepChanges(session.sessionId, []);
    sender = openSender(tools, session);
    for (const changes of unsent) send(changes);
  }

  const openSender = (opened: OpenTools, session: SessionResponse) =>
    opened.openSessionSender(session, {
      change: services.api.changeSession,
      onAnswer: (answer, unsent) => dispatch({ type: "answered", session: answer, unsent }),
      onError: refuse,
      onPending: (changes) => kept.keepChanges(session.sessionId, changes),
    });

  function refuse(error: unknown) {
    fail("unsaved", error, () => void sender?.flush());
  }

  function stopSending() {
    sender?.stop();
    sender = null;
  }

  function forgetTimeline() {
    const { session } = getState();
    if (session) kept.keepTimeline(session.sessionId, emptyTimeline);
  }

  function forgetChanges() {
    stopSending();
    const { session } = getState();
    if (session) kept.keepChanges(session.sessionId, []);
  }

  function forget() {
    forgetChanges();
    forgetTimeline();
    address.keepSessionInUrl(null);
  }

  /** The session with unconfirmed changes. */
  function seenSession(): SessionResponse | null {
    const state = getState();
    const seen = state.session && withChanges(state.session, state.unsent);
    return seen && { ...seen, template: { ...seen.template, id: templateOfSession(state) } };
  }

  function change(changes: SessionChanges, isTyped = services.isTyping()) {
    const seen = seenSession();
    if (!sender || !tools || !seen) return;
    record(tools.withChange(getState().timeline, changes, seen, isTyped), null);
    send(changes);
  }

  function send(changes: SessionChanges) {
    if (changes.template !== undefined) dispatch({ type: "templateChosen", template: changes.template });
    dispatch({ type: "changed", changes });
    noteChange(changes);
    sender?.add(changes);
  }

  function record(timeline: Timeline, moved: WorkbenchState["moved"]) {
    dispatch({ type: "recorded", timeline, moved });
    const { session } = getState();
    if (session) kept.keepTimeline(session.sessionId, timeline);
  }

  function move(direction: Direction) {
    const seen = seenSession();
    if (!sender || !tools || !seen) return;
    const next = tools.nextStep(getState().timeline, direction, seen, tools.refOf(seen));
    if (!next) return;
    const { step, timeline } = next;
    const moved = { direction, what: step.what };
    if ("session" in step) return goBackTo(step.session, timeline, moved, tools);
    record(timeline, moved);
    send(step.changes);
  }

  return {
    ...{ open, change, move, refuse, forget, forgetChanges, stopSending },
    /** Whether changes can be made. */
    isOpen: () => sender !== null,
    /** Whether undo or redo can return to a session. */
    hasSession: (id: SessionId) => tools?.hasSession(getState().timeline, id) === true,
    saveChanges: async () => (await sender?.flush()) ?? true,
    sendLast: () => sender?.sendLast(),
  };
}

export type OpenSession = ReturnType<typeof createOpenSession>;
