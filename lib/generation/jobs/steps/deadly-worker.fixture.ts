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

/** Busy for half of the time: what is hardly busy counts as suspended, and nobody blames it for that (`process.ts`). */
function hang(): never {
  const nobody = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    const { user } = process.cpuUsage();
    while (process.cpuUsage().user - user < 50_000);
    Atomics.wait(nobody, 0, 0, 50);
  }
}
