import { rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { errorTable } from "#lib/contracts/errors.ts";
import { limits } from "#lib/contracts/limits.ts";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { WorkerDiedError } from "#lib/generation/common/errors/worker-died.ts";
import { type ClientPool, createWorkerPool } from "#lib/generation/workers/pool.ts";
import { residentLimits } from "#lib/generation/workers/resident-limits.ts";

/** The worker processes that read visitors' files, set up as in the site. */
export function readingPool(size: number): ClientPool {
  const rootDir = process.cwd();
  const program = join(rootDir, "lib/generation/workers/program.ts");
  return createWorkerPool(size, { program, rootDir, residentBytesLimit: residentLimits.reading }).for("site");
}

export interface Reading {
  /** `read`, an error code, or another failure. */
  outcome: string;
  /** Read, or rejected with a status below 500, by a process that survived. */
  isValid: boolean;
  milliseconds: number;
}

async function readFile(pool: ClientPool, path: string): Promise<void> {
  const { kind } = await pool.run("detectKind", { path });
  if (kind === "document")
    await pool.run("readWord", {
      path,
      sourcePath: `${path}.typ`,
      formPath: `${path}.form`,
      fontFolder: dirname(path),
    });
  else if (kind === "spreadsheet") {
    await pool.run("readTable", { path, options: {}, limits, tablePath: `${path}.ndjson` });
  } else if (kind === "template") await pool.run("readDesignFile", { path, folder: dirname(path) });
  else if (kind === "font") await pool.run("readFont", { path, fontPath: `${path}.otf`, family: "Own 1" });
  else if (kind === "design") await pool.run("readDesign", { path, kind, folder: dirname(path) });
  else await pool.run("readPictures", { path, kind, packPath: `${path}.pack` });
}

function outcomeOf(error: unknown): Pick<Reading, "outcome" | "isValid"> {
  if (!(error instanceof AppError)) return { outcome: `defect: ${error}`, isValid: false };
  if (error.cause instanceof WorkerDiedError) return { outcome: error.cause.message, isValid: false };
  return { outcome: error.code, isValid: errorTable[error.code].status < 500 };
}

/** Reads a file's content like an upload: detects its kind, then reads all of it. `path` is a temporary file for it. */
export async function readingOf(pool: ClientPool, path: string, content: Buffer): Promise<Reading> {
  writeFileSync(path, content);
  const started = performance.now();
  const outcome = await readFile(pool, path).then(() => ({ outcome: "read", isValid: true }), outcomeOf);
  const milliseconds = performance.now() - started;
  for (const left of [path, `${path}.ndjson`, `${path}.pack`]) rmSync(left, { force: true });
  return { ...outcome, milliseconds };
}
