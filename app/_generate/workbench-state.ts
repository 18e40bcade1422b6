import { ApiError, isGone } from "#lib/client/api-error.ts";
import { mergeChanges, type SessionChanges } from "#lib/client/session-changes.ts";
import type { FieldError } from "#lib/contracts/errors.ts";
import type { Reading, SessionResponse } from "#lib/contracts/session.ts";

export interface WorkbenchState {
  /** The chosen template's id. */
  template: string;
  /** A file on its way: the part that is sent, from 0 to 1; at 1 the server reads it. */
  sending: { filename: string; sent: number } | null;
  /** The server's last answer. */
  session: SessionResponse | null;
  /** The sheet is the template's own sample, and changes with it. */
  isSample: boolean;
  /** What the visitor changed and the server has not answered. */
  unsent: SessionChanges;
  activity: "idle" | "saving" | "starting";
  trouble: Trouble | null;
  fieldErrors: FieldError[];
}

/**
 * What stands in the way.
 * `file`: this file cannot be used. `gone`: the session is over. `started`: it can be changed no more.
 * `unsaved`: the last change did not arrive, or was refused. `start`: the documents could not be started.
 */
export interface Trouble {
  kind: "file" | "gone" | "started" | "unsaved" | "start";
  /** What was thrown; null for a session that was started already when it was found again. */
  error: unknown;
}

export type WorkbenchEvent =
  | { type: "sending"; filename: string }
  | { type: "sent"; part: number }
  | { type: "opened"; session: SessionResponse; isSample: boolean }
  | { type: "templateChosen"; template: string }
  | { type: "changed"; changes: SessionChanges }
  | { type: "answered"; session: SessionResponse; unsent: SessionChanges }
  | { type: "checked"; session: SessionResponse }
  | { type: "starting" }
  | { type: "failed"; during: "file" | "unsaved" | "start"; error: unknown }
  | { type: "cleared" };

export function emptyWorkbench(template: string): WorkbenchState {
  const nothing = { sending: null, session: null, isSample: false, trouble: null, fieldErrors: [] };
  return { template, ...nothing, unsent: {}, activity: "idle" };
}

export function workbenchReducer(state: WorkbenchState, event: WorkbenchEvent): WorkbenchState {
  switch (event.type) {
    case "sending":
      return { ...state, sending: { filename: event.filename, sent: 0 }, trouble: null };
    case "sent":
      return { ...state, sending: state.sending && { ...state.sending, sent: event.part } };
    case "opened":
      return opened(event.session, event.isSample);
    case "templateChosen":
      return { ...state, template: event.template };
    case "changed":
      return { ...state, unsent: mergeChanges(state.unsent, event.changes), activity: "saving" };
    case "answered":
      return answered(state, event.session, event.unsent);
    case "checked":
      return { ...state, session: state.session && withFindings(state.session, event.session) };
    case "starting":
      return { ...state, activity: "starting", trouble: null };
    case "failed":
      return failed(state, event.during, event.error);
    case "cleared":
      return emptyWorkbench(state.template);
  }
}

function opened(session: SessionResponse, isSample: boolean): WorkbenchState {
  const found = { ...emptyWorkbench(session.template.id), session };
  return session.state === "open" ? { ...found, isSample } : { ...found, trouble: { kind: "started", error: null } };
}

function answered(state: WorkbenchState, session: SessionResponse, unsent: SessionChanges): WorkbenchState {
  const isSaved = Object.keys(unsent).length === 0;
  const template = unsent.template ?? session.template.id;
  // A start sends first what was typed last, and goes on from its answer.
  const saving = isSaved ? "idle" : "saving";
  const activity = state.activity === "starting" ? "starting" : saving;
  return { ...state, template, session, unsent, activity, trouble: null, fieldErrors: [] };
}

/** What the server has found of the same session meanwhile; it was asked for that alone, and gives no proof. */
function withFindings(session: SessionResponse, found: SessionResponse): SessionResponse {
  const { preflight, problems, problemCount } = found;
  return { ...session, preflight, problems, problemCount };
}

function failed(state: WorkbenchState, during: Trouble["kind"], error: unknown): WorkbenchState {
  const idle: WorkbenchState = { ...state, sending: null, activity: "idle" };
  const trouble = { kind: during, error };
  if (during === "file" || !(error instanceof ApiError)) return { ...idle, trouble };
  if (isSessionOver(error)) {
    return { ...emptyWorkbench(state.template), trouble: { kind: "gone", error } };
  }
  if (error.code === "session_started") return { ...idle, unsent: {}, trouble: { ...trouble, kind: "started" } };
  const isToldAtFields = during === "unsaved" && error.errors.length > 0;
  return { ...idle, trouble: isToldAtFields ? null : trouble, fieldErrors: error.errors };
}

/** A table of them, so that the types miss none. */
const partsOfReading: Record<keyof Reading, true> = {
  sheet: true,
  hiddenRows: true,
  headerRow: true,
  headerLines: true,
  dateOrder: true,
  delimiter: true,
  quote: true,
  escape: true,
  encoding: true,
};

/** True while the server reads the file in another way: what it told of its rows is of the reading before. */
export function isReadAnew({ activity, unsent }: WorkbenchState): boolean {
  return (
    activity === "saving" &&
    Object.entries(unsent).some(([part, value]) => value !== undefined && part in partsOfReading)
  );
}

/** True where the session takes no more changes, whatever is sent. */
export function isSessionOver(error: unknown): boolean {
  return isGone(error) || (error instanceof ApiError && error.code === "session_closed");
}
