import { isSessionOver } from "#lib/client/requests/api-error.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { PageServices } from "./page-services.ts";
import type { WorkbenchPage } from "./workbench-page.ts";

interface SessionEndingOptions {
  /** Forgets the session that is loading. */
  forgetLoading: () => void;
  /** Remembers its settings for the next similar sheet. */
  remember: (session: SessionResponse, status: StatusResponse) => Promise<void>;
  /** Forgets the session on the page. */
  forgetSession: () => void;
}

/** Ends the session on the page: starts its job, or closes it for another spreadsheet. */
export function createSessionEnding(
  { api, showJob }: PageServices,
  { latest, getState, dispatch, saveChanges, fail }: WorkbenchPage,
  { forgetLoading, forgetSession, remember }: SessionEndingOptions,
) {
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
      forgetSession();
      dispatch({ type: "cleared" });
    } catch (error) {
      // Each is shown where the visitor can act on it: an ended session as such, everything else beside the
      // spreadsheet.
      if (isShown()) fail(isSessionOver(error) ? "unsaved" : "file", error, () => void startOver(session));
    }
  }

  return { start, startOver };
}
