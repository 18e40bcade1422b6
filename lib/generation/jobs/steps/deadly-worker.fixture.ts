import { readFileSync } from "node:fs";
import "../../workers/program.ts";
import type { WorkerRequest, WorkerTasks } from "../../workers/protocol.ts";

/** The worker program, except that documents with certain names kill the process. */
(process as NodeJS.EventEmitter).prependListener("message", ({ name, input }: WorkerRequest) => {
  if (name !== "makeShard") return;
  const { shardPath, part = { first: 0, documents: 0 } } = input as WorkerTasks["makeShard"]["input"];
  const lines = readFileSync(shardPath, "utf8").split("\n");
  const meant = lines.slice(part.first, part.first + part.documents).join();
  if (meant.includes("Crash")) process.kill(process.pid, "SIGABRT");
  if (meant.includes("Kill")) process.kill(process.pid, "SIGKILL");
  if (meant.includes("Hang")) hang();
});

/** Twice the share of a deadline below which a process counts as suspended, and isn't blamed (`process.ts`). */
const busyShare = 1 / 5;

/** Uses no more of a core than that; on a busy machine, everything it gets until it has used as much. */
function hang(): never {
  const nobody = new Int32Array(new SharedArrayBuffer(4));
  const usedMs = () => process.cpuUsage().user / 1_000;
  const before = usedMs();
  const started = performance.now();
  while (true) {
    if (usedMs() - before > (performance.now() - started) * busyShare) Atomics.wait(nobody, 0, 0, 50);
    for (const burst = performance.now(); performance.now() - burst < 10; );
  }
}
