import { useState } from "react";
import { startGeneration } from "#lib/client/requests/api.ts";
import type { SessionId } from "#lib/contracts/ids.ts";

/** Restarts a job that failed or was stopped; it continues where it ended. */
export function useRestart(sessionId: SessionId) {
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);

  async function restart() {
    setStarting(true);
    try {
      await startGeneration(sessionId);
      // Polling stops when a job ends, so the page is reloaded.
      location.reload();
    } catch (error) {
      setRefusal(error);
      setStarting(false);
    }
  }

  return { isStarting, refusal, restart: () => void restart() };
}
