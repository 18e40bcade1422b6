import type { SessionChanges } from "#lib/client/changes/session-changes.ts";
import type { Design } from "#lib/contracts/designs/design.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { SessionSetups } from "../setups/session-setups.ts";
import { createOpenSession } from "./open-session.ts";
import type { OpenTools } from "./open-tools.ts";
import type { PageServices } from "./page-services.ts";
import { createSessionEnding } from "./session-ending.ts";
import { createSessionLoader } from "./session-loader.ts";
import { createTemplateChoice } from "./template-choice.ts";
import { createWorkbenchPage } from "./workbench-page.ts";
import type { WorkbenchState } from "./workbench-state.ts";

/**
 * The state and actions of the five-step page. The server owns the session's state, and each answer replaces it. The
 * page ends up showing the visitor's latest request: a file, a sample, another session of the same sheet, the session
 * in the URL, or the started job.
 */
export function createWorkbenchStore(firstTemplate: string, services: PageServices) {
  let setups: SessionSetups | null = null;
  const { subscribe, retry, goOnline, enter, leave, ...page } = createWorkbenchPage(firstTemplate, {
    saveChanges: () => session.saveChanges(),
    forgetSession: () => session.forget(),
    forgetChanges: () => session.forgetChanges(),
  });
  const loader = createSessionLoader(services, page, { open: (loaded) => session.open(loaded), setupsOf });
  const session = createOpenSession(services, page, { ...loader, setupsOf });
  const { isTemplateChosen, ...choice } = createTemplateChoice(page, session, loader);
  const ending = createSessionEnding(services, page, {
    forgetLoading: loader.forget,
    forgetSession: session.forget,
    remember: async (started, status) => setups?.remember(started, status),
  });

  function setupsOf({ createSessionSetups }: OpenTools): SessionSetups {
    setups ??= createSessionSetups({ ...page, isTemplateChosen, change: session.change, show: loader.show });
    return setups;
  }

  return {
    getState: page.getState,
    subscribe,
    retry,
    goOnline,
    ...choice,
    ...ending,
    ...sessionActions(services, session, loader, page),
    getSetups: () => setups,
    arrive() {
      enter();
      loader.resume();
    },
    /** The page navigates away. */
    leavePage() {
      leave();
      session.sendLast();
      session.stopSending();
    },
  };
}

/** What a visitor can do with the session on the page, besides starting its job. */
function sessionActions(
  { address }: PageServices,
  session: ReturnType<typeof createOpenSession>,
  { findAgain, takeFile, makeOthers, resume }: ReturnType<typeof createSessionLoader>,
  { getState, dispatch }: Pick<ReturnType<typeof createWorkbenchPage>, "getState" | "dispatch">,
) {
  return {
    findAgain,
    takeFile,
    makeOthers,
    /** The page is hidden or closed, and may come back. */
    sendLast: session.sendLast,
    refuseFile: (message: string) => dispatch({ type: "refused", error: new Error(message) }),
    tellChecked: (checked: SessionResponse) => dispatch({ type: "checked", session: checked }),
    refuseCheck: session.refuse,
    change: (changes: SessionChanges) => session.change(changes),
    /** All changes of one visit to the designer are one step of the page's timeline: the designer has its own undo. */
    changeDesign: (design: Design, isFirst: boolean) => session.change({ design }, !isFirst),
    undo: () => session.move("undo"),
    redo: () => session.move("redo"),
    /** The browser's back and forward buttons move between the steps; only undo returns to an earlier sheet. */
    travel() {
      const shown = getState().session;
      const named = address.sessionInUrl();
      if (!shown || !address.isHere()) return;
      if (named === null || session.hasSession(named)) address.keepSessionInUrl(shown.sessionId);
      else if (named !== shown.sessionId) resume();
    },
  };
}

export type Workbench = ReturnType<typeof createWorkbenchStore> & { state: WorkbenchState };
