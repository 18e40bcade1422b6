import { setTimeout as sleep } from "node:timers/promises";

/** Waits until the time is over or `stopped` aborts. Keeps the process alive meanwhile. */
export async function pause(ms: number, stopped: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal: stopped });
  } catch (error) {
    if (!stopped.aborted) throw error;
  }
}
