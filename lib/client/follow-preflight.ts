import type { SessionResponse } from "#lib/contracts/session.ts";
import { isPassing } from "./api-error.ts";
import { retryAfterMs } from "./poll-pace.ts";

interface FollowOptions {
  read: () => Promise<SessionResponse>;
  onRead: (session: SessionResponse) => void;
  /** It is of no use to ask again. */
  onRefused: (error: unknown) => void;
  /** Nothing is reported, or requested, after its abort. */
  signal: AbortSignal;
  everyMs?: number;
}

/** Asks about a session until its preflight is over; where no answer comes, as seldom as for a job. */
export async function followPreflight({
  read,
  onRead,
  onRefused,
  signal,
  everyMs = 700,
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

/** False where the signal was aborted meanwhile. */
function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(!signal.aborted), ms);
    signal.addEventListener("abort", () => resolve(false), { once: true });
  });
}
