import type { ChangeSender } from "#lib/client/changes/change-sender.ts";
import type { SessionChanges } from "#lib/client/changes/session-changes.ts";
import type { Direction } from "#lib/client/changes/timeline.ts";
import type { SessionId } from "#lib/contracts/ids.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { SessionSetups } from "../setups/session-setups.ts";
import type { LoadedSession } from "./loading-session.ts";
import type { OpenTools } from "./open-tools.ts";
import type { PageServices } from "./page-services.ts";
import type { SessionHistory } from "./session-history.ts";
import type { SessionLoader } from "./session-loader.ts";
import type { WorkbenchPage } from "./workbench-page.ts";

interface OpenSessionOptions extends Pick<SessionLoader, "noteChange" | "goBackTo"> {
  setupsOf: (tools: OpenTools) => Pick<SessionSetups, "opened">;
}

/** The session on the page, which sends its changes to the server. */
export function createOpenSession(
  services: PageServices,
  page: WorkbenchPage,
  { setupsOf, noteChange, goBackTo }: OpenSessionOptions,
) {
  const { kept, address } = services;
  const { getState, dispatch } = page;
  const sending = createSending(services, page);
  let history: SessionHistory | null = null;

  function open({ session, tools, unsent, timeline, moved }: LoadedSession) {
    // Changes that could not be saved in the earlier session stay with it.
    sending.stop();
    history?.forget();
    history = tools.createSessionHistory({
      ...{ getState, dispatch, send, goBackTo },
      keepTimeline: kept.keepTimeline,
      isTyping: services.isTyping,
      isOpen: sending.isOpen,
    });
    dispatch({ type: "opened", session });
    setupsOf(tools).opened(session);
    history.record(timeline, moved);
    address.keepSessionInUrl(session.sessionId);
    if (session.state !== "open") return kept.keepChanges(session.sessionId, []);
    sending.start(tools, session);
    for (const changes of unsent) send(changes);
  }

  function send(changes: SessionChanges) {
    if (changes.template !== undefined) dispatch({ type: "templateChosen", template: changes.template });
    dispatch({ type: "changed", changes });
    noteChange(changes);
    sending.add(changes);
  }

  function forgetChanges() {
    sending.stop();
    const { session } = getState();
    if (session) kept.keepChanges(session.sessionId, []);
  }

  return {
    open,
    forgetChanges,
    change: (changes: SessionChanges, isTyped?: boolean) => history?.change(changes, isTyped),
    move: (direction: Direction) => history?.move(direction),
    forget() {
      forgetChanges();
      history?.forget();
      address.keepSessionInUrl(null);
    },
    /** Whether changes can be made. */
    isOpen: sending.isOpen,
    hasSession: (id: SessionId) => history?.hasSession(id) === true,
    refuse: sending.refuse,
    saveChanges: sending.saveChanges,
    sendLast: sending.sendLast,
    stopSending: sending.stop,
  };
}

/** Sends changes while the session on the page is open. */
function createSending({ api, kept }: PageServices, { dispatch, fail }: WorkbenchPage) {
  let sender: ChangeSender | null = null;

  function refuse(error: unknown) {
    fail("unsaved", error, () => void sender?.flush());
  }

  return {
    refuse,
    start({ openSessionSender }: OpenTools, session: SessionResponse) {
      sender = openSessionSender(session, {
        change: api.changeSession,
        onAnswer: (answer, unsent) => dispatch({ type: "answered", session: answer, unsent }),
        onError: refuse,
        onPending: (changes) => kept.keepChanges(session.sessionId, changes),
      });
    },
    stop() {
      sender?.stop();
      sender = null;
    },
    isOpen: () => sender !== null,
    add: (changes: SessionChanges) => sender?.add(changes),
    saveChanges: async () => (await sender?.flush()) ?? true,
    sendLast: () => sender?.sendLast(),
  };
}

export type OpenSession = ReturnType<typeof createOpenSession>;
