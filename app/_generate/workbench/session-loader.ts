import type { Latest } from "#lib/client/changes/latest.ts";
import { queueChanges, type SessionChanges } from "#lib/client/changes/session-changes.ts";
import type { SessionRef, Timeline } from "#lib/client/changes/timeline.ts";
import { ApiError } from "#lib/client/requests/api-error.ts";
import type { JobId, SessionId } from "#lib/contracts/ids.ts";
import type { CreateSession } from "#lib/contracts/sessions/requests.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { othersOf } from "../again/same-sheet-request.ts";
import type { SessionSetups } from "../setups/session-setups.ts";
import { isOwnFile } from "../template/own-file.ts";
import type { OpenTools } from "./open-tools.ts";
import type { PageServices } from "./page-services.ts";
import { isSessionOver, type Moved, type WorkbenchEvent, type WorkbenchState } from "./workbench-state.ts";

/** How to load a session onto the page. */
interface Loading {
  /** The event that shows it as loading. */
  begin: Extract<WorkbenchEvent, { type: "sending" | "finding" }>;
  find: (signal: AbortSignal) => Promise<SessionResponse>;
  /** Its undo history. */
  timeline: (tools: OpenTools) => Timeline | Promise<Timeline>;
  isSample?: boolean;
  /** Whether the setup that fits its sheet is applied. */
  isFirst?: () => boolean;
  /** Whether it continues the session on the page, including changes made there until it opens. */
  goesOn?: boolean;
  /** It is opened by undo or redo. */
  moved?: Moved;
}

/** Whether the visitor has changed nothing yet that another sheet would keep. */
const isFirst = ({ again, session }: WorkbenchState) => !again && (session === null || session.sample);

/** The design or fonts of the chosen template, if it is the visitor's own. */
function ownOf({ template, design, wordFonts, wordLocale }: WorkbenchState) {
  if (template === "design") return design ? { design } : {};
  if (!isOwnFile(template)) return {};
  return {
    ...(Object.keys(wordFonts).length > 0 && { wordFonts }),
    ...(wordLocale !== null && { output: { locale: wordLocale } }),
  };
}

/** A session to show. */
export interface LoadedSession {
  session: SessionResponse;
  tools: OpenTools;
  /** Changes that the server doesn't have yet, in the order of their requests. */
  unsent: SessionChanges[];
  timeline: Timeline;
  moved: Moved | null;
}

/** The page that sessions are loaded onto. */
interface SessionLoaderOptions {
  latest: Latest;
  getState: () => WorkbenchState;
  dispatch: (event: WorkbenchEvent) => void;
  /** Sends unsent changes of the session on the page; resolves to false if that fails. */
  saveChanges: () => Promise<boolean>;
  open: (brought: LoadedSession) => void;
  fail: (during: "file" | "unsaved", error: unknown, again: () => void) => void;
  setupsOf: (tools: OpenTools) => Pick<SessionSetups, "fit">;
}

/** Loads sessions onto the page: from a file, a sample, another session of the same sheet, or the URL. */
export function createSessionLoader(services: PageServices, options: SessionLoaderOptions) {
  const { latest, getState, dispatch, saveChanges, open, fail, setupsOf } = options;
  const { api, address, kept } = services;
  let loading: Loading | null = null;
  let comingAgain: Promise<void> | null = null;
  /** What the visitor changed after the pending session was requested. */
  let since: SessionChanges[] = [];

  function load(next: Loading) {
    loading = next;
    since = [];
    dispatch(next.begin);
    const find = async (signal: AbortSignal) => {
      const [found, tools] = await Promise.all([next.find(signal), services.loadParts()]);
      const session = next.isFirst?.() ? await setupsOf(tools).fit(found, signal) : found;
      const [unsent, timeline] = await Promise.all([kept.keptChanges(session.sessionId), next.timeline(tools)]);
      return { session, tools, unsent, timeline };
    };
    void latest.run(find, {
      done({ unsent, ...found }) {
        loading = null;
        const { moved = null, goesOn = false } = next;
        const later = moved ? [] : found.tools.changesSince(found.session, since, goesOn);
        open({ ...found, unsent: [...unsent, ...later], moved });
      },
      failed(error) {
        loading = null;
        fail(next.begin.type === "sending" ? "file" : "unsaved", error, () => load(next));
      },
    });
  }

  function takeFile(filename: string, read: (signal: AbortSignal) => Promise<File>, sampleOf?: string) {
    load({
      begin: { type: "sending", filename, ...(sampleOf && { template: sampleOf }) },
      isSample: sampleOf !== undefined,
      goesOn: true,
      timeline: (tools) =>
        timelineAfter(tools, sampleOf !== undefined && getState().session?.sample ? "template" : "file"),
      isFirst: () => sampleOf === undefined && isFirst(getState()),
      async find(signal) {
        const onProgress = (part: number) => signal.aborted || dispatch({ type: "sent", part });
        const file = await read(signal);
        const upload = services.uploadFile(file, { signal, onProgress, asSheet: true });
        const [{ uploadId }, usualLocale] = await Promise.all([upload, services.firstLocale()]);
        await comingAgain;
        if (await saveChanges()) since = [];
        signal.throwIfAborted();
        const { again, template, session } = getState();
        const own = ownOf(getState());
        const request = { uploadId, template, ...own, preview: { row: again?.row ?? 1 } };
        // An upload of corrected rows keeps the language of its documents.
        const first = again && !sampleOf ? { failedIn: again.jobId } : usualLocale !== null ? { usualLocale } : {};
        return createFrom(session, { ...request, ...(sampleOf && { sample: true }) }, first, signal);
      },
    });
  }

  /** Continues the session on the page, or starts afresh if that has expired meanwhile. */
  async function createFrom(
    before: SessionResponse | null,
    request: CreateSession,
    first: Pick<CreateSession, "failedIn" | "usualLocale">,
    signal: AbortSignal,
  ): Promise<SessionResponse> {
    const anew = () => api.createSession({ ...request, ...first }, signal);
    if (!before) return anew();
    const { failedIn } = first;
    const from = { from: before.sessionId, ...(failedIn && { failedIn }) };
    return api.createSession({ ...request, ...from }, signal).catch((error: unknown) => {
      if (error instanceof ApiError && error.errors.some(({ path }) => path === "from")) return anew();
      throw error;
    });
  }

  /** The undo history once another session has replaced the one on the page. */
  function timelineAfter({ withSession, refOf }: OpenTools, what: string): Timeline {
    const { session, timeline } = getState();
    return session?.state === "open" ? withSession(timeline, refOf(session), what) : timeline;
  }

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

  /** Shows the session in the URL. */
  function resume() {
    const [jobId, from, sessionId] = [address.jobInUrl(), address.sessionInUrl("from"), address.sessionInUrl()];
    if (jobId) comingAgain = comeAgain(jobId);
    else if (from)
      loadFound(from, async (signal) => {
        const { createAfter } = await services.loadParts();
        return createAfter(services, from, signal);
      });
    else if (sessionId) loadFound(sessionId, (signal) => find(sessionId, signal));
  }

  function loadFound(sessionId: SessionId, find: Loading["find"]) {
    load({ begin: { type: "finding" }, find, timeline: () => kept.keptTimeline(sessionId) });
  }

  function find(sessionId: SessionId, signal: AbortSignal) {
    return api.readSession({ sessionId, preview: { row: 1 } }, signal);
  }

  return {
    takeFile: (file: File) => takeFile(file.name, async () => file),
    trySample(template: string) {
      takeFile(`${template}.csv`, (signal) => services.readSample(template, signal), template);
    },
    makeOthers(before: SessionResponse) {
      load({
        begin: { type: "sending", filename: before.filename, sent: 1 },
        find: (signal) => api.createSession(othersOf(before), signal),
        timeline: () => getState().timeline,
        goesOn: true,
      });
    },
    /** Undoes or redoes the replacement of one spreadsheet by another. */
    goBackTo({ sessionId, filename }: SessionRef, timeline: Timeline, moved: Moved, { withoutSession }: OpenTools) {
      load({
        begin: { type: "sending", filename, sent: 1 },
        moved,
        timeline: () => timeline,
        async find(signal) {
          await saveChanges();
          return find(sessionId, signal).catch((error: unknown) => {
            const left = withoutSession(getState().timeline, sessionId);
            if (isSessionOver(error)) dispatch({ type: "recorded", timeline: left, moved: null });
            throw error;
          });
        },
      });
    },
    /** Shows the session that `find` returns, and keeps the page's timeline. */
    show: (find: Loading["find"]) => load({ begin: { type: "finding" }, find, timeline: () => getState().timeline }),
    resume,
    /** Reloads the session in the URL, unless another one is loading. */
    findAgain() {
      if (!loading) resume();
    },
    /** Whether the sheet on the page, or the loading one, is the template's sample. */
    isSampleNext: () => loading?.isSample ?? getState().session?.sample,
    /** Keeps what the visitor changes while a session is loading, to apply it to that session. */
    noteChange(changes: SessionChanges) {
      if (loading) since = queueChanges(since, changes);
    },
    /** Something else is replacing the session that is loading. */
    forget() {
      loading = null;
    },
  };
}
