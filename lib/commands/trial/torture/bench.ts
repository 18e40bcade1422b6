import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#lib/generation/database/database.ts";
import { openPostgres } from "#lib/generation/database/postgres.ts";
import { openSqlite } from "#lib/generation/database/sqlite.ts";
import type { Random } from "../../test/seeded-random.ts";
import { Fault } from "./fault.ts";
import { type Program, startProgram } from "./program.ts";

/** A built site with its own folder and database, on the loopback, and what trials need to know about it. */
export interface Bench {
  url: string;
  dataDir: string;
  random: Random;
  rows: number;
  site: Program;
  /** Reads the site's database directly. */
  database: Database;
  /** Starts an additional worker process, until the trial is over. */
  startWorker(): Program;
  answering(): Promise<void>;
  /** Warnings and errors that were logged since the last call. */
  troubles(): string[];
  close(): Promise<void>;
}

export interface BenchOptions {
  port: number;
  random: Random;
  rows: number;
  /** Where its folder is created; default: the system's folder for temporary files. */
  parent?: string;
  settings?: Record<string, string>;
  /** How this process reaches the database, if it is a Postgres. */
  databaseUrl?: string;
}

/** Starts the site to torture, in an empty folder. */
export async function openBench({ port, random, rows, parent, settings, databaseUrl }: BenchOptions): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-torture-"));
  const dataDir = mkdtempSync(join(parent ?? folder, "data-"));
  const logPath = join(folder, "log");
  const url = `http://127.0.0.1:${port}`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DATA_DIR: dataDir,
    RATE_LIMITS: "off",
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    ...settings,
  };
  const next = ["node_modules/next/dist/bin/next", "start", "-H", "127.0.0.1", "-p", String(port)];
  const site = startProgram(next, env, logPath, random);
  const answering = async () => {
    for (const deadline = performance.now() + 60_000; ; await sleep(50)) {
      const answer = await fetch(`${url}/api`).catch(() => null);
      if (site.hasEnded()) throw new Fault("The site ended by itself");
      if (answer?.status === 404) return;
      if (performance.now() > deadline) throw new Fault("The site does not answer again");
    }
  };
  await answering();
  const database = databaseUrl ? openPostgres(databaseUrl, 1) : openSqlite(join(dataDir, "rowpress.sqlite"));
  let read = 0;
  return {
    url,
    dataDir,
    random,
    rows,
    site,
    database,
    answering,
    startWorker: () => startProgram(["lib/commands/worker.ts"], { ...env, RENDER_WORKERS: "1" }, logPath, random),
    troubles() {
      const log = readFileSync(logPath);
      const lines = log.subarray(read).toString().split("\n");
      read = log.byteLength;
      return lines.filter((line) => /"level":"(warn|error)"/.test(line));
    },
    async close() {
      await database.close();
      await site.stop();
      rmSync(dataDir, { recursive: true });
      rmSync(folder, { recursive: true });
    },
  };
}
