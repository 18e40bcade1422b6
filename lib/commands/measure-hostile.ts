import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { limits } from "#lib/contracts/limits.ts";
import { AppError } from "#lib/generation/app-error.ts";
import { residentLimits } from "#lib/generation/rendering/resident-limits.ts";
import { startWorkerProcess, WorkerDiedError, type WorkerProcess } from "#lib/generation/rendering/worker-process.ts";
import { hostileArchives } from "#lib/generation/spreadsheet/hostile-archives.fixture.ts";
import type { HostileCase } from "#lib/generation/spreadsheet/hostile-case.fixture.ts";
import { cutFiles } from "#lib/generation/spreadsheet/hostile-cuts.fixture.ts";
import { hostileOpenDocuments } from "#lib/generation/spreadsheet/hostile-open-documents.fixture.ts";
import { hostileTexts } from "#lib/generation/spreadsheet/hostile-texts.fixture.ts";
import { hostileWorkbooks } from "#lib/generation/spreadsheet/hostile-workbooks.fixture.ts";

/**
 * `npm run measure:hostile -- [word]`: what each hostile file (whose name has the word) costs the worker process that
 * reads it, a new process for each. Fails where one takes more than 2 s or 512 MB.
 */
const longestMs = 2_000;
const rootDir = process.cwd();
const program = join(rootDir, "lib/generation/rendering/worker-program.ts");
const folder = mkdtempSync(join(tmpdir(), "rowpress-hostile-"));

/** The most that a process has held resident, in bytes (Linux: proc_pid_status(5)). */
function peakBytes(pid: number | undefined): number {
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) * 1_024;
}

/** As an upload is read: what it is, then all of it. */
async function outcomeOf(worker: WorkerProcess, path: string): Promise<string> {
  try {
    await worker.ask({ id: 2, name: "detectKind", input: { path } }, 60_000);
    const input = { path, options: {}, limits, tablePath: `${path}.ndjson` };
    await worker.ask({ id: 3, name: "readTable", input }, 60_000);
    return "read";
  } catch (error) {
    if (error instanceof WorkerDiedError) return "died";
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

async function measure({ name, content, outcome }: HostileCase): Promise<boolean> {
  const path = join(folder, "upload");
  writeFileSync(path, content());
  const worker = startWorkerProcess({ program, rootDir, residentBytesLimit: residentLimits.reading });
  // The process is up once it has answered.
  await worker.ask({ id: 1, name: "detectKind", input: { path: "package.json" } }, 60_000);
  const started = performance.now();
  const found = await outcomeOf(worker, path);
  const ms = performance.now() - started;
  const bytes = found === "died" ? Number.NaN : peakBytes(worker.pid);
  worker.stop();
  rmSync(`${path}.ndjson`, { force: true });
  const right = found === outcome && ms <= longestMs && bytes <= residentLimits.reading;
  const figures = [found, `${(ms / 1_000).toFixed(2)} s`, `${Math.round(bytes / 1e6)} MB`];
  console.log(`| ${[name, ...figures].join(" | ")} |${right ? "" : ` should be ${outcome}`}`);
  return right;
}

const all = [...hostileArchives, ...hostileWorkbooks, ...hostileOpenDocuments, ...hostileTexts, ...cutFiles];
let wrong = 0;
for (const each of all.filter(({ name }) => name.includes(process.argv[2] ?? ""))) {
  if (!(await measure(each))) wrong += 1;
}
rmSync(folder, { recursive: true });
if (wrong > 0) throw new Error(`${wrong} files were not refused or read as they should be`);
