import { useEffect, useEffectEvent } from "react";
import { followPreflight } from "#lib/client/polling/follow-preflight.ts";
import { useHidden } from "#lib/client/polling/use-hidden.ts";
import { readSession } from "#lib/client/requests/api.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { WorkbenchState } from "./workbench/workbench-state.ts";

/** Polls the open session's preflight while it is running, the tab is visible and no change is being saved. */
export function usePreflight(
  { session, activity }: WorkbenchState,
  onRead: (session: SessionResponse) => void,
  onRefused: (error: unknown) => void,
): void {
  const isHidden = useHidden();
  const isRunning = session?.state === "open" && session.preflight?.state === "running";
  const sessionId = isRunning && activity === "idle" && !isHidden ? session.sessionId : null;
  const tell = useEffectEvent(onRead);
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    if (!sessionId) return;
    const left = new AbortController();
    const read = () => readSession({ sessionId }, left.signal);
    void followPreflight({ read, onRead: tell, onRefused: refuse, signal: left.signal });
    return () => left.abort();
  }, [sessionId]);
}
