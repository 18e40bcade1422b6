import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { pause } from "../pause.ts";
import { isPassing } from "../requests/api-error.ts";
import { retryAfterMs } from "./next-poll.ts";

/** Short, because each poll only reads the session, and the visitor watches the numbers change. */
const usualPaceMs = 700;

interface FollowOptions {
  read: () => Promise<SessionResponse>;
  onRead: (session: SessionResponse) => void;
  /** Retrying is pointless. */
  onRefused: (error: unknown) => void;
  /** After its abort, nothing is requested or reported. */
  signal: AbortSignal;
  /** Between polls. */
  everyMs?: number;
}

/** Polls a session until its preflight has ended. Failed polls are retried at the same pace as those of a job. */
export async function followPreflight({
  read,
  onRead,
  onRefused,
  signal,
  everyMs = usualPaceMs,
}: FollowOptions): Promise<void> {
  let pauseMs = everyMs;
  for (let failures = 0; await pause(pauseMs, signal); ) {
    try {
      const session = await read();
      if (signal.aborted) return;
      onRead(session);
      if (session.preflight?.state !== "running") return;
      [failures, pauseMs] = [0, everyMs];
    } catch (error) {
      if (signal.aborted) return;
      if (!isPassing(error)) return onRefused(error);
      failures += 1;
      pauseMs = retryAfterMs(error, failures);
    }
  }
}
