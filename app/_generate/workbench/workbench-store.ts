import type { ChangeSender } from "#lib/client/changes/change-sender.ts";
import { createLatest } from "#lib/client/changes/latest.ts";
import { type SessionChanges, withChanges } from "#lib/client/changes/session-changes.ts";
import { type Direction, emptyTimeline, type Timeline } from "#lib/client/changes/timeline.ts";
import { isPassing } from "#lib/client/requests/api-error.ts";
import type { Design } from "#lib/contracts/designs/design.ts";
import type { DesignRequest } from "#lib/contracts/designs/design-request.ts";
import type { WordFonts } from "#lib/contracts/sessions/choices.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { SessionSetups } from "../setups/session-setups.ts";
import { isOffered } from "../template/own-file.ts";
import type { OpenTools } from "./open-tools.ts";
import type { PageServices } from "./page-services.ts";
import { createSessionEnding } from "./session-ending.ts";
import { createSessionLoader, type LoadedSession } from "./session-loader.ts";
import {
  emptyWorkbench,
  isSessionOver,
  isStarted,
  templateOfSession,
  type WorkbenchEvent,
  type WorkbenchState,
  workbenchReducer,
} from "./workbench-state.ts";

/** The template id of a visitor's own design, and its initial A4 page. */
export const ownDesign = "design";
const emptyDesign: DesignRequest = { blank: { width: 210, height: 297 } };

/**
 * The state and actions of the five-step page. The server owns the session's state, and each answer replaces it. The
 * page ends up showing the visitor's latest request: a file, a sample, another session of the same sheet, the session
 * in the URL, or the started job.
 */
export function createWorkbenchStore(firstTemplate: string, services: PageServices) {
  const { api, address, kept } = services;
  const latest = createLatest();
  const listeners = new Set<() => void>();
  let state = emptyWorkbench(firstTemplate);
  let tools: OpenTools | null = null;
  let sender: ChangeSender | null = null;
  let isLeft = false;
  let retry = () => {};

  let setups: SessionSetups | null = null;
  let isTemplateChosen = false;

  const saveChanges = async () => (await sender?.flush()) ?? true;
  const page = { latest, getState: () => state, dispatch, saveChanges, fail };
  const loader = createSessionLoader(services, { ...page, open, setupsOf });
  const ending = createSessionEnding(services, {
    ...page,
    forgetLoading: loader.forget,
    remember: async (session, status) => setups?.remember(session, status),
    leave,
  });

  function setupsOf({ createSessionSetups }: OpenTools): SessionSetups {
    setups ??= createSessionSetups({
      ...{ getState: () => state, dispatch, change, saveChanges },
      isTemplateChosen: () => isTemplateChosen,
      show: (find) => loader.show(find),
    });
    return setups;
  }

  function dispatch(event: WorkbenchEvent) {
    if (isLeft) return;
    state = workbenchReducer(state, event);
    for (const listener of listeners) listener();
  }

  function open({ session, unsent, timeline, moved, ...brought }: LoadedSession) {
    tools = brought.tools;
    // Changes that could not be saved in the earlier session stay with it.
    sender?.stop();
    sender = null;
    if (state.session) kept.keepTimeline(state.session.sessionId, emptyTimeline);
    dispatch({ type: "opened", session });
    setupsOf(tools).opened(session);
    record(timeline, moved);
    address.keepSessionInUrl(session.sessionId);
    if (session.state !== "open") return kept.keepChanges(session.sessionId, []);
    sender = tools.openSessionSender(session, {
      change: api.changeSession,
      onAnswer: (session, unsent) => dispatch({ type: "answered", session, unsent }),
      onError: (error) => fail("unsaved", error, () => void sender?.flush()),
      onPending: (changes) => kept.keepChanges(session.sessionId, changes),
    });
    for (const changes of unsent) send(changes);
  }

  function leave() {
    forgetChanges();
    if (state.session) kept.keepTimeline(state.session.sessionId, emptyTimeline);
    address.keepSessionInUrl(null);
  }

  function forgetChanges() {
    sender?.stop();
    sender = null;
    if (state.session) kept.keepChanges(state.session.sessionId, []);
  }

  function fail(during: "file" | "unsaved" | "start", error: unknown, again: () => void) {
    if (isLeft) return;
    retry = again;
    if (during !== "file" && isSessionOver(error)) leave();
    if (isStarted(error)) forgetChanges();
    dispatch({ type: "failed", during, error });
  }

  /** The session with unconfirmed changes. */
  function seenSession(): SessionResponse | null {
    const seen = state.session && withChanges(state.session, state.unsent);
    return seen && { ...seen, template: { ...seen.template, id: templateOfSession(state) } };
  }

  function change(changes: SessionChanges, isTyped = services.isTyping()) {
    const seen = seenSession();
    if (!sender || !tools || !seen) return;
    record(tools.withChange(state.timeline, changes, seen, isTyped), null);
    send(changes);
  }

  function send(changes: SessionChanges) {
    if (changes.template !== undefined) dispatch({ type: "templateChosen", template: changes.template });
    dispatch({ type: "changed", changes });
    loader.noteChange(changes);
    sender?.add(changes);
  }

  function record(timeline: Timeline, moved: WorkbenchState["moved"]) {
    dispatch({ type: "recorded", timeline, moved });
    if (state.session) kept.keepTimeline(state.session.sessionId, timeline);
  }

  function move(direction: Direction) {
    const seen = seenSession();
    if (!sender || !tools || !seen) return;
    const next = tools.nextStep(state.timeline, direction, seen, tools.refOf(seen));
    if (!next) return;
    const { step, timeline } = next;
    const moved = { direction, what: step.what };
    if ("session" in step) return loader.goBackTo(step.session, timeline, moved, tools);
    record(timeline, moved);
    send(step.changes);
  }

  /** The browser's back and forward buttons move between the steps; only undo returns to an earlier sheet. */
  function travel() {
    const { session, timeline } = state;
    const named = address.sessionInUrl();
    if (!session || !address.isHere()) return;
    if (named === null || tools?.hasSession(timeline, named)) address.keepSessionInUrl(session.sessionId);
    else if (named !== session.sessionId) loader.resume();
  }

  /** Uses the visitor's own page instead of a template, also for the next sheet. */
  function chooseDesign(design: DesignRequest) {
    const chosen = { template: ownDesign, design };
    if (sender) return change(chosen);
    dispatch({ type: "templateChosen", ...chosen });
    loader.noteChange(chosen);
  }

  /** @param own the visitor's own fonts and the documents' locale for a Word file */
  function chooseTemplate(template: string, own?: { wordFonts: WordFonts; locale: string | null }) {
    if (template === ownDesign) return chooseDesign(state.design ?? emptyDesign);
    if (loader.isSampleNext() && !isOffered(template)) return loader.trySample(template);
    isTemplateChosen = true;
    const { wordFonts, locale = null } = own ?? {};
    const chosen = { template, ...(wordFonts && { wordFonts }), ...(locale && { output: { locale } }) };
    if (sender) return change(chosen);
    dispatch({ type: "templateChosen", template, wordFonts, locale });
    loader.noteChange(chosen);
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    arrive() {
      isLeft = false;
      loader.resume();
    },
    findAgain: loader.findAgain,
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
    /** The browser is online again (`use-workbench.ts`): a failed upload or change is sent again. */
    goOnline() {
      const { trouble } = state;
      if (trouble && trouble.kind !== "start" && isPassing(trouble.error)) retry();
    },
    takeFile: loader.takeFile,
    refuseFile: (message: string) => dispatch({ type: "refused", error: new Error(message) }),
    tellChecked: (session: SessionResponse) => dispatch({ type: "checked", session }),
    refuseCheck: (error: unknown) => fail("unsaved", error, () => void sender?.flush()),
    // An offered design has no sample.
    trySample: () => loader.trySample(isOffered(state.template) ? "certificate" : state.template),
    chooseTemplate,
    chooseDesign,
    change: (changes: SessionChanges) => change(changes),
    /** All changes of one visit to the designer are one step of the page's timeline: the designer has its own undo. */
    changeDesign: (design: Design, isFirst: boolean) => change({ design }, !isFirst),
    undo: () => move("undo"),
    redo: () => move("redo"),
    travel,
    getSetups: () => setups,
    ...ending,
    makeOthers: loader.makeOthers,
  };
}

export type Workbench = ReturnType<typeof createWorkbenchStore> & { state: WorkbenchState };
