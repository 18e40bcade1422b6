import { ApiError, ConnectionError, FileError } from "#lib/client/requests/api-error.ts";
import type { Remembering, SessionWithSetup } from "#lib/client/setups/setups.ts";
import { keepInTab, keptInTab } from "#lib/client/tab-storage.ts";
import type { SessionId } from "#lib/contracts/ids.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { SetupInUse } from "../workbench/workbench-state.ts";

/*
 * The page's use of setups. They are a convenience: where the browser blocks storage, or the code for them can't be
 * loaded, everything else works without them.
 */

const loadSetups = () => import("#lib/client/setups/setups.ts");

/** The template that the page was opened for: `/?template=invoice`. */
export const templateInUrl = (): string | null => new URLSearchParams(window.location.search).get("template");

/** Where a tab keeps which setup its session uses. */
const inUseName = "setup";

interface StoredSetupInUse {
  sessionId: SessionId;
  setup: SetupInUse;
}

/** The setup that a session of this tab uses, also after a reload. */
export function setupInUse(sessionId: SessionId): SetupInUse | null {
  try {
    const kept: StoredSetupInUse | null = JSON.parse(keptInTab(inUseName) ?? "null");
    return kept?.sessionId === sessionId ? kept.setup : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Stores it for `setupInUse`; null if none is used. */
export function keepSetupInUse(sessionId: SessionId, setup: SetupInUse | null): void {
  const kept: StoredSetupInUse | null = setup && { sessionId, setup };
  keepInTab(inUseName, kept);
}

/** The setup that fits, applied if the sheet closely resembles the setup's own. */
export async function fitSession(
  session: SessionResponse,
  template: string | null,
  signal: AbortSignal,
): Promise<SessionWithSetup> {
  try {
    return await (await loadSetups()).fitSession(session, template, signal);
  } catch (error) {
    signal.throwIfAborted();
    return without(error, { session, setup: null });
  }
}

/** Applies the setup that the visitor chose. @throws ApiError, ConnectionError, FileError */
export async function applyNamed(
  session: SessionResponse,
  name: string,
  signal: AbortSignal,
): Promise<SessionResponse> {
  return (await loadSetups()).applyNamed(session, name, signal);
}

/** Remembers a started session. @returns the setup's name, null if it couldn't be kept */
export async function rememberSession(session: SessionResponse, how: Remembering): Promise<string | null> {
  try {
    return await (await loadSetups()).rememberSession(session, how);
  } catch (error) {
    return without(error, null);
  }
}

/** A failure of the browser's storage or of a request; anything else is a defect. */
function without<T>(error: unknown, value: T): T {
  const isExpected = [DOMException, TypeError, ApiError, ConnectionError, FileError].some(
    (kind) => error instanceof kind,
  );
  if (isExpected) return value;
  throw error;
}
