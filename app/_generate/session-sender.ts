import type { Dispatch } from "react";
import { changeSession } from "#lib/client/api.ts";
import { type ChangeSender, createChangeSender } from "#lib/client/change-sender.ts";
import type { SessionChanges } from "#lib/client/session-changes.ts";
import type { SessionResponse } from "#lib/contracts/session.ts";
import type { WorkbenchEvent } from "./workbench-state.ts";

/** Long enough to swallow what comes in one go; one request at a time keeps a burst of keys from becoming one of requests. */
const delayMs = 50;

export type SessionSender = ChangeSender;

/** The road of an open session's changes to the server; every answer brings the preview of the row on show. */
export function openSessionSender(
  { sessionId, preview }: SessionResponse,
  dispatch: Dispatch<WorkbenchEvent>,
  fail: (during: "unsaved", error: unknown) => void,
): SessionSender {
  let row = preview?.row ?? 1;
  return createChangeSender<SessionResponse>({
    delayMs,
    send(changes: SessionChanges) {
      row = changes.preview?.row ?? row;
      return changeSession({ ...changes, sessionId, preview: { row } });
    },
    onAnswer: (session, unsent) => dispatch({ type: "answered", session, unsent }),
    onError: (error) => fail("unsaved", error),
  });
}
