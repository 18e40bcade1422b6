import type { SessionChanges } from "#lib/client/changes/session-changes.ts";
import { rememberJob } from "#lib/client/jobs/my-jobs.ts";
import type { SessionId } from "#lib/contracts/ids.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { isOwnFile } from "../template/own-file.ts";
import type { SetupInUse, WorkbenchEvent, WorkbenchState } from "../workbench/workbench-state.ts";
import * as setups from "./optional-setups.ts";

interface SessionSetupsOptions {
  /** Whether the visitor chose a template: a new sheet then gets no other template's setup by itself. */
  isTemplateChosen: () => boolean;
  getState: () => WorkbenchState;
  dispatch: (event: WorkbenchEvent) => void;
  change: (changes: SessionChanges) => void;
  /** Sends what is unsent. @returns whether it was accepted */
  saveChanges: () => Promise<boolean>;
  /** Shows the session that is found as the open one. */
  show: (find: (signal: AbortSignal) => Promise<SessionResponse>) => void;
}

/** What the workbench does with setups: finds one for a new sheet, and remembers what was set at the start. */
export function createSessionSetups({
  isTemplateChosen,
  getState,
  dispatch,
  change,
  saveChanges,
  show,
}: SessionSetupsOptions) {
  /** The setup that was found for the session to open. */
  let found: { sessionId: SessionId; setup: SetupInUse } | null = null;
  /** The visitor wants this session to be set otherwise than the setup that fits. */
  let isDeclined = false;

  function use(setup: SetupInUse | null, sessionId = getState().session?.sessionId) {
    dispatch({ type: "setUp", setup });
    if (sessionId) setups.keepSetupInUse(sessionId, setup?.isApplied ? setup : null);
  }

  return {
    /** Applies the setup that fits a new session's sheet, if there is one. */
    async fit(before: SessionResponse, signal: AbortSignal): Promise<SessionResponse> {
      const isChosen = isTemplateChosen() || setups.templateInUrl() !== null;
      const template = isChosen ? before.template.id : null;
      const { session, setup } = await setups.fitSession(before, template, signal);
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

    /** Puts a started session on the list of jobs, and keeps what was set for the next sheet like this. */
    async remember(shown: SessionResponse, status: StatusResponse): Promise<void> {
      const { session, setup } = getState();
      // A Word file of the visitor's is gone by the time of the next sheet.
      const isKept = session?.sessionId === shown.sessionId && !session.sample && !isOwnFile(session.template.id);
      const inUse = setup?.isApplied ? setup.name : null;
      // The page names the template in its own language, the session in English.
      const how = { inUse, isDeclined, title: shown.template.title };
      rememberJob(status, isKept ? await setups.rememberSession(session, how) : null);
    },

    /** Applies the setup that the visitor has chosen. */
    apply(name: string) {
      show(async (signal) => {
        const { session } = getState();
        if (!session) throw new Error("There is no session to set up");
        const before = (await saveChanges()) ? (getState().session ?? session) : session;
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

/** What a setup changes, as it is in a session. */
function choicesIn({ template, mapping, settings, output }: SessionResponse): SessionChanges {
  return { template: template.id, mapping, settings, output };
}
