import { readFileSync } from "node:fs";
import "../../workers/program.ts";
import type { WorkerRequest, WorkerTasks } from "../../workers/protocol.ts";

/** The worker program, except that documents with certain names kill the process. */
(process as NodeJS.EventEmitter).prependListener("message", ({ name, input }: WorkerRequest) => {
  if (name !== "typesetShard") return;
  const { shardPath, part = { first: 0, documents: 0 } } = input as WorkerTasks["typesetShard"]["input"];
  const lines = readFileSync(shardPath, "utf8").split("\n");
  const meant = lines.slice(part.first, part.first + part.documents).join();
  if (meant.includes("Crash")) process.kill(process.pid, "SIGABRT");
  if (meant.includes("Kill")) process.kill(process.pid, "SIGKILL");
  if (meant.includes("Hang")) hang();
});

/**
 * Busy for a third of the time, where a core is free: what is hardly busy counts as suspended, and nobody blames it for
 * that (`process.ts`).
 */
function hang(): never {
  const nobody = new Int32Array(new SharedArrayBuffer(4));
  const usedMs = () => process.cpuUsage().user / 1_000;
  for (let before = usedMs(); ; before = usedMs()) {
    const started = performance.now();
    while (performance.now() - started < 50);
    // Less than the time that went by: others want the core, too.
    if (usedMs() - before > 40) Atomics.wait(nobody, 0, 0, 100);
  }
}
