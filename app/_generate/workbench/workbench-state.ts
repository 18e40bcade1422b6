import { mergeChanges, type SessionChanges } from "#lib/client/changes/session-changes.ts";
import { type Direction, emptyTimeline, type Timeline } from "#lib/client/changes/timeline.ts";
import { ApiError, isSessionOver } from "#lib/client/requests/api-error.ts";
import type { DesignRequest } from "#lib/contracts/designs/design-request.ts";
import type { FieldError } from "#lib/contracts/errors.ts";
import type { JobId } from "#lib/contracts/ids.ts";
import type { WordFonts } from "#lib/contracts/sessions/choices.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { Again } from "../again/again.ts";

export interface WorkbenchState {
  /** The chosen template's id. */
  template: string;
  /** The visitor's own design, chosen for the next session or last seen in one: it comes back with its template. */
  design: DesignRequest | null;
  /** The visitor's own fonts for the chosen Word file; without an own one, none. */
  wordFonts: WordFonts;
  /** The locale of its documents, if the visitor chose one. */
  wordLocale: string | null;
  /** An upload: the part sent, from 0 to 1; at 1 the server reads the file. */
  sending: { filename: string; sent: number } | null;
  /** The server's last answer. */
  session: SessionResponse | null;
  /** Changes that the server has not confirmed yet. */
  unsent: SessionChanges;
  /** `finding`: the session in the URL is loading. */
  activity: "idle" | "finding" | "saving" | "starting";
  trouble: Trouble | null;
  fieldErrors: FieldError[];
  /** The job whose failed rows are to be created from a corrected sheet. */
  again: Again | null;
  /** The setup that fits the sheet best, if any: applied, or offered. */
  setup: SetupInUse | null;
  /** A started job that the visitor left by asking for something else. */
  leftBehind: { jobId: JobId; filename: string } | null;
  /** What can be undone and redone. */
  timeline: Timeline;
  /** What was undone or redone last, until the next change. */
  moved: LastMove | null;
}

export interface LastMove {
  direction: Direction;
  /** The paths of what changed, as in the timeline. */
  what: string[];
}

export interface SetupInUse {
  name: string;
  isApplied: boolean;
  /** What to change to have the session as it was before; null if unknown. */
  before: SessionChanges | null;
}

/**
 * What blocks the visitor. `file`: this file cannot be used. `gone`: the session is over. `start`: the documents could
 * not be started. `unsaved`: the last change was not saved, or was rejected; or the session in the URL could not be
 * loaded.
 */
export interface Trouble {
  kind: "file" | "gone" | "unsaved" | "start";
  /** The error thrown. */
  error: unknown;
}

export type WorkbenchEvent =
  | { type: "finding" }
  | { type: "sending"; filename: string; template?: string; sent?: number }
  | { type: "sent"; part: number }
  | { type: "opened"; session: SessionResponse }
  /** A change is recorded, undone or redone. */
  | { type: "recorded"; timeline: Timeline; moved: LastMove | null }
  | { type: "cameAgain"; again: Again }
  | {
      type: "templateChosen";
      template: string;
      design?: DesignRequest;
      wordFonts?: WordFonts | undefined;
      locale?: string | null;
    }
  | { type: "changed"; changes: SessionChanges }
  | { type: "answered"; session: SessionResponse; unsent: SessionChanges }
  | { type: "checked"; session: SessionResponse }
  | { type: "starting" }
  | { type: "setUp"; setup: SetupInUse | null }
  | { type: "leftBehind"; jobId: JobId; filename: string }
  /** The file is rejected before the upload. */
  | { type: "refused"; error: unknown }
  | { type: "failed"; during: "file" | "unsaved" | "start"; error: unknown }
  | { type: "cleared" };

/** Before anything is loaded or chosen. @param template the id of the template that the page begins with */
export function emptyWorkbench(template: string): WorkbenchState {
  const nothing = {
    design: null,
    wordFonts: {},
    wordLocale: null,
    sending: null,
    session: null,
    trouble: null,
    fieldErrors: [],
  };
  const unchanged = { unsent: {}, timeline: emptyTimeline, moved: null };
  return { template, ...nothing, ...unchanged, activity: "idle", again: null, setup: null, leftBehind: null };
}

/** The page's state after an event. */
export function workbenchReducer(state: WorkbenchState, event: WorkbenchEvent): WorkbenchState {
  switch (event.type) {
    case "finding":
      return { ...state, activity: "finding", trouble: null };
    case "sending":
      return sending(state, event);
    case "sent":
      return { ...state, sending: state.sending && { ...state.sending, sent: event.part } };
    case "opened":
      return opened(state, event.session);
    case "recorded":
      return { ...state, timeline: event.timeline, moved: event.moved };
    case "cameAgain":
      return { ...state, again: event.again };
    case "templateChosen":
      return templateChosen(state, event);
    case "changed":
      return { ...state, unsent: mergeChanges(state.unsent, event.changes), activity: "saving" };
    case "answered":
      return answered(state, event.session, event.unsent);
    case "checked":
      return { ...state, session: withFindings(state.session, event.session) };
    case "starting":
      return { ...state, template: templateOfSession(state), sending: null, activity: "starting", trouble: null };
    case "setUp":
      return { ...state, setup: event.setup };
    case "leftBehind":
      return { ...state, leftBehind: { jobId: event.jobId, filename: event.filename } };
    case "refused":
      return { ...state, trouble: { kind: "file", error: event.error } };
    case "failed":
      return failed(state, event.during, event.error);
    case "cleared":
      // Another file may already be uploading.
      return { ...withoutSession(state), sending: state.sending, again: null };
  }
}

function templateChosen(
  state: WorkbenchState,
  { template, design, wordFonts, locale }: Extract<WorkbenchEvent, { type: "templateChosen" }>,
): WorkbenchState {
  return { ...state, template, design: design ?? state.design, wordFonts: wordFonts ?? {}, wordLocale: locale ?? null };
}

function withoutSession(state: WorkbenchState): WorkbenchState {
  const { template, design, wordFonts, wordLocale, again, leftBehind } = state;
  return { ...emptyWorkbench(template), design, wordFonts, wordLocale, again, leftBehind };
}

function sending(
  state: WorkbenchState,
  { filename, template = state.template, sent = 0 }: Extract<WorkbenchEvent, { type: "sending" }>,
): WorkbenchState {
  // Changes are still being saved, but nobody waits any longer for a session to load or start.
  const activity = state.activity === "saving" ? "saving" : "idle";
  return { ...state, template, sending: { filename, sent }, activity, trouble: null };
}

/** The open session's template, including an unconfirmed change of it. */
export function templateOfSession({ template, session, unsent }: WorkbenchState): string {
  return session ? (unsent.template ?? session.template.id) : template;
}

function opened(state: WorkbenchState, session: SessionResponse): WorkbenchState {
  const own = { design: session.design ?? state.design, ...ownChoices(session) };
  return { ...withoutSession(state), template: session.template.id, ...own, session };
}

/** The choices for a Word file that the next session starts with. */
function ownChoices({
  wordFonts,
  localeFrom,
  output,
}: SessionResponse): Pick<WorkbenchState, "wordFonts" | "wordLocale"> {
  return { wordFonts, wordLocale: localeFrom === "chosen" ? output.locale : null };
}

function answered(state: WorkbenchState, session: SessionResponse, unsent: SessionChanges): WorkbenchState {
  const isSaved = Object.keys(unsent).length === 0;
  // A start first sends the last changes, and continues after the answer.
  const saving = isSaved ? "idle" : "saving";
  const activity = state.activity === "starting" ? "starting" : saving;
  // A file's error stays until the next file.
  const trouble = state.trouble?.kind === "file" ? state.trouble : null;
  const design = session.design ?? state.design;
  const own = { design, ...ownChoices(session) };
  const answered: WorkbenchState = { ...state, ...own, session, unsent, activity, trouble, fieldErrors: [] };
  // Meanwhile another template's sample may be loading.
  return state.sending ? answered : { ...answered, template: templateOfSession(answered) };
}

/** Merges preflight results for the same session; the request only asks for these and returns no preview. */
function withFindings(session: SessionResponse | null, found: SessionResponse): SessionResponse | null {
  if (session?.sessionId !== found.sessionId) return session;
  const { preflight, problems, problemCount } = found;
  return { ...session, preflight, problems, problemCount };
}

function failed(state: WorkbenchState, during: Trouble["kind"], error: unknown): WorkbenchState {
  const trouble = { kind: during, error };
  if (during === "file") return { ...state, template: templateOfSession(state), sending: null, trouble };
  const idle: WorkbenchState = { ...state, activity: "idle" };
  if (!(error instanceof ApiError)) return { ...idle, trouble };
  if (isSessionOver(error)) {
    return { ...withoutSession(state), sending: state.sending, trouble: { kind: "gone", error } };
  }
  if (isStarted(error)) {
    return { ...idle, session: state.session && { ...state.session, state: "started" }, unsent: {}, trouble: null };
  }
  const isShownAtFields = during === "unsaved" && error.errors.length > 0;
  return { ...idle, trouble: isShownAtFields ? null : trouble, fieldErrors: error.errors };
}

/** True if the session has been started, perhaps in another tab: it can be watched, but not changed. */
export function isStarted(error: unknown): boolean {
  return error instanceof ApiError && error.code === "session_started";
}

/** The row whose preview was requested; if that failed, the row of the displayed preview. */
export function rowOnShow({ activity, trouble, session, unsent }: WorkbenchState): number {
  const isOnItsWay = activity !== "idle" && trouble?.kind !== "unsaved";
  return (isOnItsWay ? unsent.preview?.row : undefined) ?? session?.preview?.row ?? 1;
}
