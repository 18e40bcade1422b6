import { isPassing } from "#lib/client/api-error.ts";
import type { ChangeSender } from "#lib/client/change-sender.ts";
import { createLatest } from "#lib/client/latest.ts";
import type { SessionChanges } from "#lib/client/session-changes.ts";
import type { SessionResponse } from "#lib/contracts/session.ts";
import { type Brought, createBringer } from "./bringer.ts";
import type { Doors } from "./doors.ts";
import { openSessionSender } from "./session-sender.ts";
import {
  emptyWorkbench,
  isSessionOver,
  isStarted,
  type WorkbenchEvent,
  type WorkbenchState,
  workbenchReducer,
} from "./workbench-state.ts";

/**
 * The state and actions of the five-step page. The server owns the session's state, and each answer replaces it. The
 * page ends up showing the visitor's latest request: a file, a sample, another session of the same sheet, the session
 * in the URL, or the started job.
 */
export function createBench(firstTemplate: string, doors: Doors) {
  const { api, address, kept } = doors;
  const latest = createLatest();
  const listeners = new Set<() => void>();
  let state = emptyWorkbench(firstTemplate);
  let sender: ChangeSender | null = null;
  let isLeft = false;
  let retry = () => {};

  const bringer = createBringer(doors, { latest, getState: () => state, dispatch, open, fail });

  function dispatch(event: WorkbenchEvent) {
    if (isLeft) return;
    state = workbenchReducer(state, event);
    for (const listener of listeners) listener();
  }

  function open({ session, unsent, chosen }: Brought) {
    leave();
    dispatch({ type: "opened", session });
    address.keepSessionInUrl(session.sessionId);
    if (session.state !== "open") return kept.keepChanges(session.sessionId, {});
    sender = openSessionSender(session, {
      change: api.changeSession,
      onAnswer: (session, unsent) => dispatch({ type: "answered", session, unsent }),
      onError: (error) => fail("unsaved", error, () => void sender?.flush()),
      onPending: (changes) => kept.keepChanges(session.sessionId, changes),
    });
    if (Object.keys(unsent).length > 0) change(unsent);
    if (chosen) chooseTemplate(chosen);
  }

  function leave() {
    forgetChanges();
    address.keepSessionInUrl(null);
  }

  function forgetChanges() {
    sender?.stop();
    sender = null;
    if (state.session) kept.keepChanges(state.session.sessionId, {});
  }

  function fail(during: "file" | "unsaved" | "start", error: unknown, again: () => void) {
    if (isLeft) return;
    retry = again;
    if (during !== "file" && isSessionOver(error)) leave();
    if (isStarted(error)) forgetChanges();
    dispatch({ type: "failed", during, error });
  }

  function change(changes: SessionChanges) {
    if (!sender) return;
    dispatch({ type: "changed", changes });
    sender.add(changes);
  }

  function chooseTemplate(template: string) {
    if (bringer.isSampleNext()) return bringer.trySample(template);
    bringer.noteTemplate();
    dispatch({ type: "templateChosen", template });
    change({ template });
  }

  function start(session: SessionResponse) {
    const { sessionId, filename } = session;
    bringer.forget();
    dispatch({ type: "starting" });
    const begin = async (signal: AbortSignal) => {
      // The documents must include the last change; if it is rejected, the sender has already reported that.
      if (sender && !(await sender.flush())) return null;
      signal.throwIfAborted();
      const { jobId } = await api.startGeneration(sessionId);
      if (signal.aborted) dispatch({ type: "leftBehind", jobId, filename });
      return jobId;
    };
    void latest.run(begin, {
      done: (jobId) => jobId && doors.showJob(jobId),
      failed: (error) => fail("start", error, () => start(session)),
    });
  }

  async function startOver(session: SessionResponse) {
    const isShown = () => state.session?.sessionId === session.sessionId;
    try {
      if (session.state === "open") await api.closeSession(session.sessionId);
      if (!isShown()) return;
      leave();
      dispatch({ type: "cleared" });
    } catch (error) {
      if (isShown()) fail(isSessionOver(error) ? "unsaved" : "file", error, () => void startOver(session));
    }
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    arrive() {
      isLeft = false;
      bringer.resume();
    },
    findAgain: bringer.findAgain,
    /** The page navigates away: pending requests must not change the next page's URL. */
    leavePage() {
      isLeft = true;
      latest.end();
      sender?.sendLast();
      sender?.stop();
    },
    /** The page is hidden or closed, and may come back. */
    sendLast: () => sender?.sendLast(),
    retry: () => retry(),
    goOnline() {
      const { trouble } = state;
      if (trouble && trouble.kind !== "start" && isPassing(trouble.error)) retry();
    },
    takeFile: bringer.takeFile,
    refuseFile: (message: string) => dispatch({ type: "refused", error: new Error(message) }),
    tellChecked: (session: SessionResponse) => dispatch({ type: "checked", session }),
    refuseCheck: (error: unknown) => fail("unsaved", error, () => void sender?.flush()),
    trySample: () => bringer.trySample(state.template),
    chooseTemplate,
    change,
    start,
    startOver,
    makeOthers: bringer.makeOthers,
  };
}

/** A workbench and its current state. */
export type Workbench = ReturnType<typeof createBench> & { state: WorkbenchState };
