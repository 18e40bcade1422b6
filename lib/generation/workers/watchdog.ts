import { Worker } from "node:worker_threads";

/** Sent to a process that uses too much memory; distinguishes this from a kill from outside. */
export const memorySignal = "SIGUSR2";

/**
 * Native code that hangs blocks the event loop, so a thread watches the process. It ends the process when its parent is
 * gone (a killed site must not leave renderers behind) or when it holds more than `residentBytesLimit`.
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
