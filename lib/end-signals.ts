import { setTimeout as sleep } from "node:timers/promises";
import { log } from "./log.ts";

/** Container hosts kill a process 10 s after asking it to end. */
const longestMs = 9_500;

/**
 * Runs `work` once when this process is asked to end (SIGTERM, or Ctrl-C, which npm passes on a second time), then
 * calls the earlier signal handlers: Next sends its last responses and exits. Without any, exits itself. A process
 * forked with an IPC channel also ends when its parent does.
 */
export function beforeEnd(work: () => Promise<void>): void {
  let ending = false;
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const others = process.listeners(signal);
    process.removeAllListeners(signal);
    process.on(signal, async () => {
      if (ending) return;
      ending = true;
      log("info", "shutting down", { signal });
      const done = work().catch((error) => log("error", "shutdown failed", { error }));
      await Promise.race([done, sleep(longestMs)]);
      log("info", "shutdown complete", { signal });
      for (const listener of others) listener(signal);
      if (others.length === 0) process.exit(0);
    });
  }
}
