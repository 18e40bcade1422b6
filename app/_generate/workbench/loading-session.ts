import { queueChanges, type SessionChanges } from "#lib/client/changes/session-changes.ts";
import type { Timeline } from "#lib/client/changes/timeline.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { SessionSetups } from "../setups/session-setups.ts";
import type { OpenTools } from "./open-tools.ts";
import type { PageServices } from "./page-services.ts";
import type { WorkbenchPage } from "./workbench-page.ts";
import type { LastMove, WorkbenchEvent } from "./workbench-state.ts";

/** How to load a session onto the page. */
export interface Loading {
  /** The event that shows it as loading. */
  begin: Extract<WorkbenchEvent, { type: "sending" | "finding" }>;
  find: (signal: AbortSignal) => Promise<SessionResponse>;
  /** Its undo history. */
  timeline: (tools: OpenTools) => Timeline | Promise<Timeline>;
  isSample?: boolean;
  /** Whether the setup that fits its sheet is applied. */
  isFirst?: () => boolean;
  /** Whether it continues the session on the page, including changes made there until it opens. */
  continues?: boolean;
  /** It is opened by undo or redo. */
  moved?: LastMove;
}

/** A session to show. */
export interface LoadedSession {
  session: SessionResponse;
  tools: OpenTools;
  /** Changes that the server doesn't have yet, in the order of their requests. */
  unsent: SessionChanges[];
  timeline: Timeline;
  moved: LastMove | null;
}

export interface LoadingOptions {
  open: (loaded: LoadedSession) => void;
  setupsOf: (tools: OpenTools) => Pick<SessionSetups, "fit">;
}

/** Loads one session at a time onto the page, and keeps what the visitor changes meanwhile. */
export function createLoadingSession(
  services: PageServices,
  { latest, dispatch, fail }: WorkbenchPage,
  { open, setupsOf }: LoadingOptions,
) {
  let current: Loading | null = null;
  /** What the visitor changed after the pending session was requested. */
  let since: SessionChanges[] = [];

  function load(next: Loading) {
    current = next;
    since = [];
    dispatch(next.begin);
    const find = async (signal: AbortSignal) => {
      const [found, tools] = await Promise.all([next.find(signal), services.loadParts()]);
      const session = next.isFirst?.() ? await setupsOf(tools).fit(found, signal) : found;
      const { keptChanges } = services.kept;
      const [unsent, timeline] = await Promise.all([keptChanges(session.sessionId), next.timeline(tools)]);
      return { session, tools, unsent, timeline };
    };
    void latest.run(find, {
      done({ unsent, ...found }) {
        current = null;
        const { moved = null, continues = false } = next;
        const later = moved ? [] : found.tools.changesSince(found.session, since, continues);
        open({ ...found, unsent: [...unsent, ...later], moved });
      },
      failed(error) {
        current = null;
        fail(next.begin.type === "sending" ? "file" : "unsaved", error, () => load(next));
      },
    });
  }

  return {
    load,
    current: () => current,
    /** Keeps what the visitor changes while a session is loading, to apply it to that session. */
    noteChange(changes: SessionChanges) {
      if (current) since = queueChanges(since, changes);
    },
    /** The changes so far are saved in the session that the loading one continues. */
    forgetChanges() {
      since = [];
    },
    /** Something else is replacing the session that is loading. */
    forget() {
      current = null;
    },
  };
}

export type LoadingSession = ReturnType<typeof createLoadingSession>;
