import { Worker } from "node:worker_threads";

/** Ends a process that holds too much memory, and tells this end from a kill by somebody else. */
export const memorySignal = "SIGUSR2";

/**
 * Native code that runs on and on blocks this process's event loop, so a thread watches: it ends the process when
 * its parent is gone (a killed site must leave no renderer behind) or when it holds more than `residentBytesLimit`.
 */
export function startWatchdog(residentBytesLimit: number): void {
  const source = `
    const { workerData } = require("node:worker_threads");
    const parent = process.ppid;
    setInterval(() => {
      const orphan = process.ppid !== parent;
      if (orphan) process.kill(process.pid, "SIGKILL");
      if (process.memoryUsage.rss() > workerData) process.kill(process.pid, "${memorySignal}");
    }, 250);`;
  new Worker(source, { eval: true, workerData: residentBytesLimit }).unref();
}
