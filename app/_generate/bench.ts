import { isPassing } from "#lib/client/api-error.ts";
import type { ChangeSender } from "#lib/client/change-sender.ts";
import { createLatest } from "#lib/client/latest.ts";
import type { SessionChanges } from "#lib/client/session-changes.ts";
import type { JobId, SessionId } from "#lib/contracts/ids.ts";
import type { SessionResponse } from "#lib/contracts/session.ts";
import { othersOf } from "./again/others.ts";
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

/** How to open a session on the page. */
interface Bringing {
  /** The event that shows it as loading. */
  begin: Extract<WorkbenchEvent, { type: "sending" | "finding" }>;
  find: (signal: AbortSignal) => Promise<SessionResponse>;
  isSample?: boolean;
}

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
  let bringing: Bringing | null = null;
  let comingAgain: Promise<void> | null = null;
  /** Whether the visitor chose a template after the pending session was requested. */
  let isChosenSince = false;
  let isLeft = false;
  let retry = () => {};

  function dispatch(event: WorkbenchEvent) {
    if (isLeft) return;
    state = workbenchReducer(state, event);
    for (const listener of listeners) listener();
  }

  function bring(next: Bringing) {
    bringing = next;
    isChosenSince = false;
    dispatch(next.begin);
    const find = async (signal: AbortSignal) => {
      const session = await next.find(signal);
      return { session, unsent: await kept.keptChanges(session.sessionId) };
    };
    void latest.run(find, {
      done({ session, unsent }) {
        bringing = null;
        open(session, unsent, next.isSample === true);
      },
      failed(error) {
        bringing = null;
        fail(next.begin.type === "sending" ? "file" : "unsaved", error, () => bring(next));
      },
    });
  }

  /** Loads a session together with the components that show it. */
  async function withParts(asked: Promise<SessionResponse>): Promise<SessionResponse> {
    const [session] = await Promise.all([asked, doors.loadParts()]);
    return session;
  }

  function open(session: SessionResponse, unsent: SessionChanges, isSample: boolean) {
    const chosen = isChosenSince ? state.template : session.template.id;
    leave();
    dispatch({ type: "opened", session, isSample });
    address.keepSessionInUrl(session.sessionId);
    if (session.state !== "open") return kept.keepChanges(session.sessionId, {});
    sender = openSessionSender(session, {
      change: api.changeSession,
      onAnswer: (session, unsent) => dispatch({ type: "answered", session, unsent }),
      onError: (error) => fail("unsaved", error, () => void sender?.flush()),
      onPending: (changes) => kept.keepChanges(session.sessionId, changes),
    });
    if (Object.keys(unsent).length > 0) change(unsent);
    if (chosen !== session.template.id) chooseTemplate(chosen);
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

  function takeFile(filename: string, read: (signal: AbortSignal) => Promise<File>, sampleOf?: string) {
    bring({
      begin: { type: "sending", filename, ...(sampleOf && { template: sampleOf }) },
      isSample: sampleOf !== undefined,
      async find(signal) {
        const onProgress = (part: number) => signal.aborted || dispatch({ type: "sent", part });
        const { uploadId } = await doors.uploadFile(await read(signal), { signal, onProgress, asSheet: true });
        await comingAgain;
        signal.throwIfAborted();
        isChosenSince = false;
        const locale = doors.firstLocale();
        const { again, template } = state;
        // An upload of corrected rows keeps the language of its documents.
        const first = again && !sampleOf ? { failedIn: again.jobId } : { output: locale ? { locale } : {} };
        const request = { uploadId, template, ...first, preview: { row: again?.row ?? 1 } };
        return withParts(api.createSession(request, signal));
      },
    });
  }

  function trySample(template = state.template) {
    takeFile(`${template}.csv`, (signal) => doors.readSample(template, signal), template);
  }

  function change(changes: SessionChanges) {
    if (!sender) return;
    dispatch({ type: "changed", changes });
    sender.add(changes);
  }

  function chooseTemplate(template: string) {
    if (bringing?.isSample ?? state.isSample) return trySample(template);
    isChosenSince = true;
    dispatch({ type: "templateChosen", template });
    change({ template });
  }

  function start(session: SessionResponse) {
    const { sessionId, filename } = session;
    bringing = null;
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

  function makeOthers(before: SessionResponse) {
    bring({
      begin: { type: "sending", filename: before.filename, sent: 1 },
      find: (signal) => withParts(api.createSession(othersOf(before), signal)),
    });
  }

  async function comeAgain(jobId: JobId) {
    const { template } = state;
    try {
      const again = await doors.readAgain(jobId);
      dispatch({ type: "cameAgain", again });
      if (state.template === template) dispatch({ type: "templateChosen", template: again.template });
    } catch (error) {
      fail("unsaved", error, resume);
    }
  }

  /** Shows what the URL names. */
  function resume() {
    const [jobId, from, sessionId] = [address.jobInUrl(), address.sessionInUrl("from"), address.sessionInUrl()];
    if (jobId) comingAgain = comeAgain(jobId);
    else if (from) bring({ begin: { type: "finding" }, find: (signal) => findOthers(from, signal) });
    else if (sessionId) bring({ begin: { type: "finding" }, find: (signal) => find(sessionId, signal) });
  }

  function find(sessionId: SessionId, signal: AbortSignal) {
    return withParts(api.readSession({ sessionId, preview: { row: 1 } }, signal));
  }

  async function findOthers(from: SessionId, signal: AbortSignal) {
    const before = await api.readSession({ sessionId: from }, signal);
    return withParts(api.createSession(othersOf(before), signal));
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    arrive() {
      isLeft = false;
      resume();
    },
    /** Reloads the session in the URL, unless another one is loading. */
    findAgain() {
      if (!bringing) resume();
    },
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
    takeFile: (file: File) => takeFile(file.name, async () => file),
    refuseFile: (message: string) => dispatch({ type: "refused", error: new Error(message) }),
    tellChecked: (session: SessionResponse) => dispatch({ type: "checked", session }),
    refuseCheck: (error: unknown) => fail("unsaved", error, () => void sender?.flush()),
    trySample: () => trySample(),
    chooseTemplate,
    change,
    start,
    startOver,
    makeOthers,
  };
}

/** A workbench and its current state. */
export type Workbench = ReturnType<typeof createBench> & { state: WorkbenchState };
