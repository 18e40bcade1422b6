import { setTimeout as sleep } from "node:timers/promises";
import { log } from "./log.ts";

/** Container hosts kill a process 10 s after they told it to end. */
const longestMs = 9_500;

/**
 * Has `work` done once, when this process is told to end (SIGTERM, or Ctrl-C, which npm passes on once more), and the
 * process ended after it. Who listened before is called then: Next gives the last answers, and ends the process itself.
 * A process that was started with a channel ends with the one that did so.
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
