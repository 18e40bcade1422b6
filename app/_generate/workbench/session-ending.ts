import type { Latest } from "#lib/client/changes/latest.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { PageServices } from "./page-services.ts";
import { isSessionOver, type WorkbenchEvent, type WorkbenchState } from "./workbench-state.ts";

interface SessionEndingOptions {
  latest: Latest;
  getState: () => WorkbenchState;
  dispatch: (event: WorkbenchEvent) => void;
  /** Sends unsent changes of the session on the page; resolves to false if that fails. */
  saveChanges: () => Promise<boolean>;
  /** Forgets the session that is loading. */
  forgetLoading: () => void;
  /** Remembers its settings for the next similar sheet. */
  remember: (session: SessionResponse, status: StatusResponse) => Promise<void>;
  /** Forgets the session on the page. */
  leave: () => void;
  fail: (during: "file" | "unsaved" | "start", error: unknown, again: () => void) => void;
}

/** Ends the session on the page: starts its job, or closes it for another spreadsheet. */
export function createSessionEnding({ api, showJob }: PageServices, options: SessionEndingOptions) {
  const { latest, getState, dispatch, saveChanges, forgetLoading, remember, leave, fail } = options;

  function start(session: SessionResponse) {
    const { sessionId, filename } = session;
    forgetLoading();
    dispatch({ type: "starting" });
    const begin = async (signal: AbortSignal) => {
      // The documents must include the last change; if it is rejected, the sender has already reported that.
      if (!(await saveChanges())) return null;
      signal.throwIfAborted();
      const status = await api.startGeneration(sessionId);
      const { jobId } = status;
      await remember(session, status);
      if (signal.aborted) dispatch({ type: "leftBehind", jobId, filename });
      return jobId;
    };
    void latest.run(begin, {
      done: (jobId) => jobId && showJob(jobId),
      failed: (error) => fail("start", error, () => start(session)),
    });
  }

  async function startOver(session: SessionResponse) {
    const isShown = () => getState().session?.sessionId === session.sessionId;
    try {
      if (session.state === "open") await api.closeSession(session.sessionId);
      if (!isShown()) return;
      leave();
      dispatch({ type: "cleared" });
    } catch (error) {
      if (isShown()) fail(isSessionOver(error) ? "unsaved" : "file", error, () => void startOver(session));
    }
  }

  return { start, startOver };
}
