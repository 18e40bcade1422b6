import { pause } from "../pause.ts";
import { retryAfterMs } from "../polling/next-poll.ts";
import { isPassing } from "./api-error.ts";

/** Few, because the reads behind a failing one wait for it. */
const mostTries = 5;

/**
 * Runs reads one after the other, in the order in which they were asked for: the server refuses a visitor who has too
 * many previews made at once. A read that may succeed later is retried a few times.
 */
export function oneAtATime(): <T>(read: () => Promise<T>, signal: AbortSignal) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (read, signal) => {
    const own = last.then(() => readUntilDone(read, signal));
    last = own.catch(() => {});
    return own;
  };
}

/** @throws the reason of an aborted signal, or an error that a retry wouldn't help against */
async function readUntilDone<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    signal.throwIfAborted();
    try {
      return await read();
    } catch (error) {
      if (signal.aborted || !isPassing(error) || tries === mostTries) throw error;
      await pause(retryAfterMs(error, tries), signal);
    }
  }
}
