import type { Timeline } from "#lib/client/changes/timeline.ts";
import { ApiError } from "#lib/client/requests/api-error.ts";
import type { CreateSession } from "#lib/contracts/sessions/requests.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { isOwnFile } from "../template/template-ids.ts";
import type { LoadingSession } from "./loading-session.ts";
import type { OpenTools } from "./open-tools.ts";
import type { PageServices } from "./page-services.ts";
import type { WorkbenchPage } from "./workbench-page.ts";
import type { WorkbenchState } from "./workbench-state.ts";

interface Sheet {
  filename: string;
  read: (signal: AbortSignal) => Promise<File>;
  /** The template whose sample it is. */
  sampleOf?: string;
}

/**
 * Returns a function that uploads a spreadsheet and loads a session of it, which continues the one on the page. A
 * failed upload is sent again by `goOnline` and `retry` in workbench-page.ts.
 * @param comingAgain resolves once it is known whose failed rows the sheet corrects; null if none were asked for
 */
export function createSheetSender(
  services: PageServices,
  { getState, dispatch, saveChanges }: WorkbenchPage,
  loading: LoadingSession,
  comingAgain: () => Promise<void> | null,
) {
  async function find({ read, sampleOf }: Sheet, signal: AbortSignal): Promise<SessionResponse> {
    const onProgress = (part: number) => signal.aborted || dispatch({ type: "sent", part });
    const file = await read(signal);
    const upload = services.uploadFile(file, { signal, onProgress, asSheet: true });
    const [{ uploadId }, usualLocale] = await Promise.all([upload, services.firstLocale()]);
    await comingAgain();
    if (await saveChanges()) loading.forgetChanges();
    signal.throwIfAborted();
    const state = getState();
    const { again, template, session } = state;
    const row = again?.row ?? 1;
    const request = { uploadId, template, ...ownOf(state), preview: { row }, ...(sampleOf && { sample: true }) };
    return createFrom(services, session, request, firstOf(sampleOf ? null : again, usualLocale), signal);
  }

  return (sheet: Sheet) => {
    const { filename, sampleOf } = sheet;
    const isSample = sampleOf !== undefined;
    loading.load({
      begin: { type: "sending", filename, ...(sampleOf && { template: sampleOf }) },
      isSample,
      continues: true,
      timeline: (tools) =>
        timelineAfter(tools, getState(), isSample && getState().session?.sample ? "template" : "file"),
      isFirst: () => !isSample && isUntouched(getState()),
      find: (signal) => find(sheet, signal),
    });
  };
}

/** Whether the visitor has changed nothing yet that another sheet would keep. */
const isUntouched = ({ again, session }: WorkbenchState) => !again && (session === null || session.sample);

/** The design or fonts of the chosen template, if it is the visitor's own. */
function ownOf({ template, design, wordFonts, wordLocale }: WorkbenchState) {
  if (template === "design") return design ? { design } : {};
  if (!isOwnFile(template)) return {};
  return {
    ...(Object.keys(wordFonts).length > 0 && { wordFonts }),
    ...(wordLocale !== null && { output: { locale: wordLocale } }),
  };
}

type FirstChoices = Pick<CreateSession, "failedIn" | "usualLocale">;

/** What a session gets that continues none. An upload of corrected rows keeps the language of its documents. */
function firstOf(again: WorkbenchState["again"], usualLocale: string | null): FirstChoices {
  if (again) return { failedIn: again.jobId };
  return usualLocale === null ? {} : { usualLocale };
}

/** Continues the session on the page, or starts afresh if that has expired meanwhile. */
async function createFrom(
  { api }: PageServices,
  before: SessionResponse | null,
  request: CreateSession,
  first: FirstChoices,
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
function timelineAfter(
  { withSession, refOf }: Pick<OpenTools, "withSession" | "refOf">,
  { session, timeline }: WorkbenchState,
  what: string,
): Timeline {
  return session?.state === "open" ? withSession(timeline, refOf(session), what) : timeline;
}
