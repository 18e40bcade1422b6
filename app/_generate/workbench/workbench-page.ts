import { createLatest, type Latest } from "#lib/client/changes/latest.ts";
import { isPassing, isSessionOver } from "#lib/client/requests/api-error.ts";
import {
  emptyWorkbench,
  isStarted,
  type Trouble,
  type WorkbenchEvent,
  type WorkbenchState,
  workbenchReducer,
} from "./workbench-state.ts";

/** What the parts of the workbench share: the page's state, its latest request, and how to report a failure. */
export interface WorkbenchPage {
  latest: Latest;
  getState: () => WorkbenchState;
  /** Ignored once the page has been left. */
  dispatch: (event: WorkbenchEvent) => void;
  /** Sends unsent changes of the session on the page; resolves to false if that fails. */
  saveChanges: () => Promise<boolean>;
  /** Shows an error. @param again what a retry does */
  fail: (during: Exclude<Trouble["kind"], "gone">, error: unknown, again: () => void) => void;
}

interface PageOptions extends Pick<WorkbenchPage, "saveChanges"> {
  /** Forgets the session on the page, which is over. */
  forgetSession: () => void;
  /** Forgets the unsent changes of the session on the page, which has been started. */
  forgetChanges: () => void;
}

/** The state of the five-step page, without a session. */
export function createWorkbenchPage(firstTemplate: string, options: PageOptions) {
  const latest = createLatest();
  const listeners = new Set<() => void>();
  let state = emptyWorkbench(firstTemplate);
  let isLeft = false;
  let retry = () => {};

  function dispatch(event: WorkbenchEvent) {
    if (isLeft) return;
    state = workbenchReducer(state, event);
    for (const listener of listeners) listener();
  }

  const page: WorkbenchPage = {
    latest,
    getState: () => state,
    dispatch,
    saveChanges: options.saveChanges,
    fail(during, error, again) {
      if (isLeft) return;
      retry = again;
      if (during !== "file" && isSessionOver(error)) options.forgetSession();
      if (isStarted(error)) options.forgetChanges();
      dispatch({ type: "failed", during, error });
    },
  };

  return {
    ...page,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter() {
      isLeft = false;
    },
    /** Pending requests must not change the next page's URL. */
    leave() {
      isLeft = true;
      latest.end();
    },
    retry: () => retry(),
    /** The browser is online again: a failed upload or change is sent again. A failed start is left to the visitor. */
    goOnline() {
      const { trouble } = state;
      if (trouble && trouble.kind !== "start" && isPassing(trouble.error)) retry();
    },
  };
}
