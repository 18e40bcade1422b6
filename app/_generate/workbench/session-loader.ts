import type { SessionRef, Timeline } from "#lib/client/changes/timeline.ts";
import { isSessionOver } from "#lib/client/requests/api-error.ts";
import type { JobId, SessionId } from "#lib/contracts/ids.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { othersOf } from "../again/same-sheet-request.ts";
import { createLoadingSession, type Loading, type LoadingOptions } from "./loading-session.ts";
import type { PageServices } from "./page-services.ts";
import { createSheetSender } from "./sheet-sender.ts";
import type { WorkbenchPage } from "./workbench-page.ts";
import type { LastMove } from "./workbench-state.ts";

/** Loads sessions onto the page: from a file, a sample, another session of the same sheet, or the URL. */
export function createSessionLoader(services: PageServices, page: WorkbenchPage, options: LoadingOptions) {
  const { api } = services;
  const { getState } = page;
  const loading = createLoadingSession(services, page, options);
  const { load } = loading;
  const { resume, comingAgain } = createResuming(services, page, load);
  const sendSheet = createSheetSender(services, page, loading, comingAgain);

  return {
    resume,
    takeFile: (file: File) => sendSheet({ filename: file.name, read: async () => file }),
    trySample(template: string) {
      const read = (signal: AbortSignal) => services.readSample(template, signal);
      sendSheet({ filename: `${template}.csv`, read, sampleOf: template });
    },
    makeOthers(before: SessionResponse) {
      load({
        begin: { type: "sending", filename: before.filename, sent: 1 },
        find: (signal) => api.createSession(othersOf(before), signal),
        timeline: () => getState().timeline,
        continues: true,
      });
    },
    /** Undoes or redoes the replacement of one spreadsheet by another. @param onOver called if the session is over */
    goBackTo(
      { sessionId, filename }: SessionRef,
      timeline: Timeline,
      moved: LastMove,
      onOver: (id: SessionId) => void,
    ) {
      load({
        begin: { type: "sending", filename, sent: 1 },
        moved,
        timeline: () => timeline,
        async find(signal) {
          await page.saveChanges();
          return readFirstRow(services, sessionId, signal).catch((error: unknown) => {
            if (isSessionOver(error)) onOver(sessionId);
            throw error;
          });
        },
      });
    },
    /** Shows the session that `find` returns, and keeps the page's timeline. */
    show: (find: Loading["find"]) => load({ begin: { type: "finding" }, find, timeline: () => getState().timeline }),
    /** Reloads the session in the URL, unless another one is loading. */
    findAgain() {
      if (!loading.current()) resume();
    },
    /** Whether the sheet on the page, or the loading one, is the template's sample. */
    isSampleNext: () => loading.current()?.isSample ?? getState().session?.sample,
    noteChange: loading.noteChange,
    forget: loading.forget,
  };
}

export type SessionLoader = ReturnType<typeof createSessionLoader>;

/** Shows what the URL names: a session, the session that another one continues, or a job whose rows come again. */
function createResuming(services: PageServices, page: WorkbenchPage, load: (next: Loading) => void) {
  const { address, kept } = services;
  const { getState, dispatch, fail } = page;
  let comingAgain: Promise<void> | null = null;

  async function comeAgain(jobId: JobId) {
    const { template } = getState();
    try {
      const again = await services.readAgain(jobId);
      dispatch({ type: "cameAgain", again });
      if (getState().template === template) dispatch({ type: "templateChosen", template: again.template });
    } catch (error) {
      fail("unsaved", error, resume);
    }
  }

  function resume() {
    const [jobId, from, sessionId] = [address.jobInUrl(), address.sessionInUrl("from"), address.sessionInUrl()];
    if (jobId) comingAgain = comeAgain(jobId);
    else if (from)
      loadFound(from, async (signal) => {
        const { createAfter } = await services.loadParts();
        return createAfter(services, from, signal);
      });
    else if (sessionId) loadFound(sessionId, (signal) => readFirstRow(services, sessionId, signal));
  }

  function loadFound(sessionId: SessionId, find: Loading["find"]) {
    load({ begin: { type: "finding" }, find, timeline: () => kept.keptTimeline(sessionId) });
  }

  return { resume, comingAgain: () => comingAgain };
}

/** The session with a preview of its first row. */
const readFirstRow = ({ api }: PageServices, sessionId: SessionId, signal: AbortSignal) =>
  api.readSession({ sessionId, preview: { row: 1 } }, signal);
