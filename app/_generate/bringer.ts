import type { Latest } from "#lib/client/latest.ts";
import type { SessionChanges } from "#lib/client/session-changes.ts";
import type { JobId, SessionId } from "#lib/contracts/ids.ts";
import type { SessionResponse } from "#lib/contracts/session.ts";
import { createAfter } from "./again/create-after.ts";
import { othersOf } from "./again/others.ts";
import type { Doors } from "./doors.ts";
import type { WorkbenchEvent, WorkbenchState } from "./workbench-state.ts";

/** How to open a session on the page. */
interface Bringing {
  /** The event that shows it as loading. */
  begin: Extract<WorkbenchEvent, { type: "sending" | "finding" }>;
  find: (signal: AbortSignal) => Promise<SessionResponse>;
  isSample?: boolean;
}

/** A session to show. */
export interface Brought {
  session: SessionResponse;
  /** What the tab has kept of changes to it that the server did not confirm. */
  unsent: SessionChanges;
  /** The template that the visitor chose since it was requested; null if that is the session's own. */
  chosen: string | null;
}

/** The page that sessions are brought to. */
interface BringerOptions {
  latest: Latest;
  getState: () => WorkbenchState;
  dispatch: (event: WorkbenchEvent) => void;
  open: (brought: Brought) => void;
  fail: (during: "file" | "unsaved", error: unknown, again: () => void) => void;
}

/** Everything that brings a session to the page: a file, a sample, another session of the same sheet, or the URL. */
export function createBringer(doors: Doors, { latest, getState, dispatch, open, fail }: BringerOptions) {
  const { api, address, kept } = doors;
  let bringing: Bringing | null = null;
  let comingAgain: Promise<void> | null = null;
  /** Whether the visitor chose a template after the pending session was requested. */
  let isChosenSince = false;

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
        const { template } = getState();
        const chosen = isChosenSince && template !== session.template.id ? template : null;
        open({ session, unsent, chosen });
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
        const { again, template } = getState();
        // An upload of corrected rows keeps the language of its documents.
        const first = again && !sampleOf ? { failedIn: again.jobId } : { output: locale ? { locale } : {} };
        const sample = sampleOf !== undefined && { sample: true };
        const request = { uploadId, template, ...first, ...sample, preview: { row: again?.row ?? 1 } };
        return withParts(api.createSession(request, signal));
      },
    });
  }

  async function comeAgain(jobId: JobId) {
    const { template } = getState();
    try {
      const again = await doors.readAgain(jobId);
      dispatch({ type: "cameAgain", again });
      if (getState().template === template) dispatch({ type: "templateChosen", template: again.template });
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

  function findOthers(from: SessionId, signal: AbortSignal) {
    return withParts(createAfter(doors, from, signal));
  }

  return {
    takeFile: (file: File) => takeFile(file.name, async () => file),
    trySample(template: string) {
      takeFile(`${template}.csv`, (signal) => doors.readSample(template, signal), template);
    },
    makeOthers(before: SessionResponse) {
      bring({
        begin: { type: "sending", filename: before.filename, sent: 1 },
        find: (signal) => withParts(api.createSession(othersOf(before), signal)),
      });
    },
    resume,
    /** Reloads the session in the URL, unless another one is loading. */
    findAgain() {
      if (!bringing) resume();
    },
    /** Whether the sheet on the page, or the one that is loading, is the template's sample. */
    isSampleNext: () => bringing?.isSample ?? getState().session?.sample,
    /** The visitor has chosen a template: a session that is loading gets it too. */
    noteTemplate() {
      isChosenSince = true;
    },
    /** Something else takes the place of the session that is loading. */
    forget() {
      bringing = null;
    },
  };
}
