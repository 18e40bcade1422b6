import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { limits } from "#lib/contracts/limits.ts";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { WorkerDiedError } from "#lib/generation/common/errors/worker-died.ts";
import type { HostileCase } from "#lib/generation/spreadsheet/hostile/hostile-case.fixture.ts";
import { startWorkerProcess, type WorkerProcess } from "#lib/generation/workers/process.ts";
import type { WorkerTaskName, WorkerTasks } from "#lib/generation/workers/protocol.ts";
import { residentLimits } from "#lib/generation/workers/resident-limits.ts";
import { hostileKinds } from "./hostile/hostile-kinds.ts";

/**
 * `npm run measure:hostile -- [word]`: what each hostile file (of this kind, or whose name contains the word) costs the
 * worker process that reads it, with a new process for each, and the maximum per kind. Fails if one exceeds its time or
 * 512 MB. The time is CPU time, so that a busy machine gives the same result as an idle one.
 */
const rootDir = process.cwd();
const program = join(rootDir, "lib/generation/workers/program.ts");
/** For a busy machine. */
const deadlineMs = 900_000;
const folder = mkdtempSync(join(tmpdir(), "rowpress-hostile-"));

/** The peak resident memory of a process in bytes (Linux: proc_pid_status(5)). */
function peakBytes(pid: number | undefined): number {
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) * 1_024;
}

/** The CPU time of a process in milliseconds (Linux: proc_pid_stat(5)). */
function processorMs(pid: number | undefined): number {
  // After the name in brackets, utime and stime are the 12th and 13th, in hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Reads it like an upload: detects its kind, then reads all of it. */
async function outcomeOf(worker: WorkerProcess, path: string): Promise<string> {
  let id = 0;
  const ask = async <Name extends WorkerTaskName>(name: Name, input: WorkerTasks[Name]["input"]) => {
    id += 1;
    return (await worker.ask({ id, name, input }, deadlineMs)).output as WorkerTasks[Name]["output"];
  };
  try {
    const { kind } = await ask("detectKind", { path });
    if (kind === "document")
      await ask("readWord", { path, sourcePath: `${path}.typ`, formPath: `${path}.form`, fontFolder: tmpdir() });
    else if (kind === "spreadsheet") await ask("readTable", { path, options: {}, limits, tablePath: `${path}.ndjson` });
    else if (kind === "template") await ask("readDesignFile", { path, folder: tmpdir() });
    else if (kind === "font") await ask("readFont", { path, fontPath: `${path}.otf`, family: "Own 1" });
    else if (kind === "design") await ask("readDesign", { path, kind, folder: tmpdir() });
    else {
      const { places } = await ask("readPictures", { path, kind, packPath: `${path}.pack` });
      for (const place of places) if (place.format === "svg") await ask("drawPicture", { path: `${path}.pack`, place });
    }
    return "read";
  } catch (error) {
    if (error instanceof WorkerDiedError) return "died";
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

interface Cost {
  found: string;
  ms: number;
  bytes: number;
  isValid: boolean;
}

async function measure({ name, content, outcome }: HostileCase, mostMs: number): Promise<Cost> {
  const path = join(folder, "upload");
  writeFileSync(path, content());
  const worker = startWorkerProcess({ program, rootDir, residentBytesLimit: residentLimits.reading });
  // The process has started once it has answered, if only by refusing.
  await outcomeOf(worker, "package.json");
  const startMs = processorMs(worker.pid);
  const found = await outcomeOf(worker, path);
  const [ms, bytes] =
    found === "died" ? [Number.NaN, Number.NaN] : [processorMs(worker.pid) - startMs, peakBytes(worker.pid)];
  worker.stop();
  for (const left of [`${path}.ndjson`, `${path}.pack`]) rmSync(left, { force: true });
  const isValid = found === outcome && ms <= mostMs && bytes <= residentLimits.reading;
  const should = isValid ? "" : ` should be ${outcome} within ${mostMs / 1_000} s`;
  if (word !== "" || !isValid) console.log(`${name}: ${found}, ${seconds(ms)}, ${megabytes(bytes)}${should}`);
  return { found, ms, bytes, isValid };
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
const most = (costs: Cost[], of: (cost: Cost) => number) =>
  costs.reduce((highest, cost) => Math.max(highest, of(cost)), 0);

const word = process.argv[2] ?? "";
let wrong = 0;
const table: string[] = [];
for (const { kind, cases, mostMs } of hostileKinds) {
  const costs: Cost[] = [];
  for (const each of cases.filter(({ name }) => kind === word || name.includes(word)))
    costs.push(await measure(each, mostMs));
  if (costs.length === 0) continue;
  wrong += costs.filter(({ isValid }) => !isValid).length;
  const read = costs.filter(({ found }) => found === "read").length;
  const highest = [seconds(most(costs, ({ ms }) => ms)), megabytes(most(costs, ({ bytes }) => bytes))];
  table.push(`| ${[kind, costs.length, costs.length - read, read, ...highest].join(" | ")} |`);
}
rmSync(folder, { recursive: true });
console.log(
  ["| Kind | Cases | Refused | Read | Most processor time | Most memory |", "|---|---|---|---|---|---|", ...table].join(
    "\n",
  ),
);
if (wrong > 0) throw new Error(`${wrong} files were not refused or read as they should be`);
