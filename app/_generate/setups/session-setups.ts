import type { SessionChanges } from "#lib/client/changes/session-changes.ts";
import { outputOf } from "#lib/client/changes/undo.ts";
import { rememberJob } from "#lib/client/jobs/my-jobs.ts";
import { forgetUnstarted } from "#lib/client/jobs/unstarted-session.ts";
import type { SessionId } from "#lib/contracts/ids.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { isOwnFile } from "../template/template-ids.ts";
import type { SetupInUse, WorkbenchEvent, WorkbenchState } from "../workbench/workbench-state.ts";
import * as setups from "./optional-setups.ts";

interface SessionSetupsOptions {
  /** Whether the visitor chose a template: then no setup of another template is applied to a new sheet. */
  isTemplateChosen: () => boolean;
  getState: () => WorkbenchState;
  dispatch: (event: WorkbenchEvent) => void;
  change: (changes: SessionChanges) => void;
  /** Sends unsent changes. @returns whether they were accepted */
  saveChanges: () => Promise<boolean>;
  /** Opens the session that `find` returns. */
  show: (find: (signal: AbortSignal) => Promise<SessionResponse>) => void;
}

/** The workbench's use of setups: finds one for a new sheet, and remembers the settings of a started job. */
export function createSessionSetups(options: SessionSetupsOptions) {
  const { isTemplateChosen, getState, dispatch, change, show } = options;
  /** The setup that was found for the session to open. */
  let found: { sessionId: SessionId; setup: SetupInUse } | null = null;
  /** The visitor doesn't want the setup that fits for this session. */
  let isDeclined = false;

  function use(setup: SetupInUse | null, sessionId = getState().session?.sessionId) {
    dispatch({ type: "setUp", setup });
    if (sessionId) setups.keepSetupInUse(sessionId, setup?.isApplied ? setup : null);
  }

  return {
    /** Applies the setup that fits a new session's sheet, if there is one. */
    async fit(before: SessionResponse, signal: AbortSignal): Promise<SessionResponse> {
      const isChosen = isTemplateChosen() || setups.templateInUrl() !== null;
      const { session, setup } = await setups.fitSession(before, isChosen ? before.template.id : null, signal);
      found = setup && { sessionId: session.sessionId, setup: { ...setup, before: choicesIn(before) } };
      return session;
    },

    opened({ sessionId }: SessionResponse) {
      const kept = setups.setupInUse(sessionId);
      if (found?.sessionId === sessionId) use(found.setup, sessionId);
      else if (kept) dispatch({ type: "setUp", setup: kept });
      found = null;
      isDeclined = false;
    },

    /** Adds a started session to the list of jobs, and remembers its settings for the next similar sheet. */
    remember: (started: SessionResponse, status: StatusResponse) =>
      rememberStarted(getState(), started, status, isDeclined),

    /** Applies the setup that the visitor has chosen. */
    apply(name: string) {
      show(async (signal) => {
        const before = await savedSession(options);
        const applied = await setups.applyNamed(before, name, signal);
        found = { sessionId: applied.sessionId, setup: { name, isApplied: true, before: choicesIn(before) } };
        return applied;
      });
    },

    undo({ before }: SetupInUse) {
      isDeclined = true;
      use(null);
      if (!before) return;
      if (before.template) dispatch({ type: "templateChosen", template: before.template });
      change(before);
    },

    /** The visitor saved the session under this name. */
    saved: (name: string) => use({ name, isApplied: true, before: null }),
  };
}

export type SessionSetups = ReturnType<typeof createSessionSetups>;

async function rememberStarted(
  { session, setup }: WorkbenchState,
  started: SessionResponse,
  status: StatusResponse,
  isDeclined: boolean,
): Promise<void> {
  const inUse = setup?.isApplied ? setup.name : null;
  // The page names the template in its own language, the session in English.
  const how = { inUse, isDeclined, title: started.template.title };
  const isKept = session?.sessionId === started.sessionId && isReusable(session);
  const name = isKept ? await setups.rememberSession(session, how) : null;
  forgetUnstarted(started.sessionId);
  rememberJob(status, name === null ? {} : { setup: name });
}

/** The session on the page, with the unsent changes if the server accepts them. */
async function savedSession({ getState, saveChanges }: SessionSetupsOptions): Promise<SessionResponse> {
  const { session } = getState();
  if (!session) throw new Error("There is no session to set up");
  return (await saveChanges()) ? (getState().session ?? session) : session;
}

/**
 * The settings of a sample are not the visitor's, and the visitor's Word file will have been deleted by the next sheet.
 */
const isReusable = ({ sample, template }: SessionResponse) => !sample && !isOwnFile(template.id);

/** The parts of a session that a setup changes. */
function choicesIn(session: SessionResponse): SessionChanges {
  const { template, mapping, settings } = session;
  return { template: template.id, mapping, settings, output: outputOf(session) };
}
