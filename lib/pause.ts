import { setTimeout as sleep } from "node:timers/promises";

/** Waits, and no longer than until `stopped` aborts. What waits so keeps its process alive. */
export async function pause(ms: number, stopped: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal: stopped });
  } catch (error) {
    if (!stopped.aborted) throw error;
  }
}
