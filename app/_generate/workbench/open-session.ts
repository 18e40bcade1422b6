import type { ChangeSender } from "#lib/client/changes/change-sender.ts";
import type { SessionChanges } from "#lib/client/changes/session-changes.ts";
import type { SessionId } from "#lib/contracts/ids.ts";
import type { SessionSetups } from "../setups/session-setups.ts";
import type { LoadedSession } from "./loading-session.ts";
import type { OpenTools } from "./open-tools.ts";
import type { PageServices } from "./page-services.ts";
import { createSessionHistory } from "./session-history.ts";
import type { SessionLoader } from "./session-loader.ts";
import type { WorkbenchPage } from "./workbench-page.ts";

interface OpenSessionOptions extends Pick<SessionLoader, "noteChange" | "goBackTo"> {
  setupsOf: (tools: OpenTools) => Pick<SessionSetups, "opened">;
}

/** The session on the page, which sends its changes to the server. */
export function createOpenSession(
  services: PageServices,
  { getState, dispatch, fail }: WorkbenchPage,
  { setupsOf, noteChange, goBackTo }: OpenSessionOptions,
) {
  const { kept, address } = services;
  let tools: OpenTools | null = null;
  let sender: ChangeSender | null = null;
  const openTools = () => (sender ? tools : null);
  const history = createSessionHistory(services, { getState, dispatch }, { openTools, send, goBackTo });

  function open({ session, unsent, timeline, moved, ...loaded }: LoadedSession) {
    tools = loaded.tools;
    // Changes that could not be saved in the earlier session stay with it.
    stopSending();
    history.forget();
    dispatch({ type: "opened", session });
    setupsOf(tools).opened(session);
    history.record(timeline, moved);
    address.keepSessionInUrl(session.sessionId);
    if (session.state !== "open") return kept.keepChanges(session.sessionId, []);
    sender = tools.openSessionSender(session, {
      change: services.api.changeSession,
      onAnswer: (answer, later) => dispatch({ type: "answered", session: answer, unsent: later }),
      onError: refuse,
      onPending: (changes) => kept.keepChanges(session.sessionId, changes),
    });
    for (const changes of unsent) send(changes);
  }

  function refuse(error: unknown) {
    fail("unsaved", error, () => void sender?.flush());
  }

  function send(changes: SessionChanges) {
    if (changes.template !== undefined) dispatch({ type: "templateChosen", template: changes.template });
    dispatch({ type: "changed", changes });
    noteChange(changes);
    sender?.add(changes);
  }

  function stopSending() {
    sender?.stop();
    sender = null;
  }

  function forgetChanges() {
    stopSending();
    const { session } = getState();
    if (session) kept.keepChanges(session.sessionId, []);
  }

  return {
    open,
    refuse,
    forgetChanges,
    stopSending,
    change: history.change,
    move: history.move,
    forget() {
      forgetChanges();
      history.forget();
      address.keepSessionInUrl(null);
    },
    /** Whether changes can be made. */
    isOpen: () => sender !== null,
    /** Whether undo or redo can return to a session. */
    hasSession: (id: SessionId) => tools?.hasSession(getState().timeline, id) === true,
    saveChanges: async () => (await sender?.flush()) ?? true,
    sendLast: () => sender?.sendLast(),
  };
}

export type OpenSession = ReturnType<typeof createOpenSession>;
