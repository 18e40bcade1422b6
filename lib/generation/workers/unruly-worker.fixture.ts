import { appendFileSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import type { WorkerRequest } from "./protocol.ts";
import { startWatchdog } from "./watchdog.ts";

/** The priorities of all threads, once that of each was lowered. */
function busyUntilLowered(): number[] {
  const before = getPriority();
  for (;;) {
    const priorities = readdirSync("/proc/self/task").map((thread) => getPriority(Number(thread)));
    if (priorities.every((priority) => priority > before)) return priorities;
  }
}

function whenThere(path: string, then: () => void): void {
  if (existsSync(path)) then();
  else setTimeout(whenThere, 10, path, then);
}

/** A worker program for the pool's tests: does what the task's path says. */
startWatchdog(Number(process.argv[2]));
process.on("disconnect", () => process.exit(0));
process.on("message", ({ id, input }: WorkerRequest) => {
  const command = "path" in input ? input.path : "";
  const done = (output: unknown, residentBytes = 1) => process.send?.({ id, outcome: "done", output, residentBytes });
  const kept: Buffer[] = [];
  if (command === "crash") process.exit(7);
  // `killed 2 <file>`: each process logs its start to the file, and the first two kill themselves.
  const [, kills, log] = command.match(/^killed (\d+) (.*)$/) ?? [];
  if (log) {
    appendFileSync(log, ".");
    if (readFileSync(log).length <= Number(kills)) process.kill(process.pid, "SIGKILL");
  }
  // `until <file>`: done once the file exists.
  const [, gate] = command.match(/^until (.*)$/) ?? [];
  if (gate) return void whenThere(gate, () => done(process.pid));
  if (command === "stop") process.kill(process.pid, "SIGSTOP");
  if (command === "hang") while (true);
  if (command === "busy until lowered") return done([process.pid, ...busyUntilLowered()]);
  if (command === "grow") while (true) kept.push(Buffer.alloc(10_000_000, 1));
  if (command === "refuse") process.send?.({ id, outcome: "refused", code: "damaged_file", detail: "Save it again." });
  else if (command === "defect") process.send?.({ id, outcome: "defect", message: "broken", stack: "Error: broken" });
  else if (command === "full") process.send?.({ id, outcome: "defect", message: "full", stack: "", code: "ENOSPC" });
  else if (command === "swell") done(process.pid, Number.MAX_SAFE_INTEGER);
  else if (command === "environment") done(Object.keys(process.env));
  else setTimeout(() => done(process.pid), 30);
});
