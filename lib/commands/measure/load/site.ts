import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { startPostgresServer } from "#lib/generation/database/postgres-server.fixture.ts";
import { pause } from "#lib/pause.ts";
import { requireFreePort, startSite } from "../../site-process.mjs";
import { buildSite } from "../../trial/trial-cluster-processes.ts";
import type { Load } from "./load-options.ts";
import { treeUse } from "./process-tree.ts";

/** The delay of the site's event loop within one second, in milliseconds. */
export interface LoopDelay {
  p50: number;
  p99: number;
  max: number;
  /** For which part of it the loop was busy. */
  utilization: number;
}

const watchMs = 1_000;

/**
 * Builds the site if its sources have changed and starts it as in production, behind one proxy, with defaults for
 * everything else.
 */
export async function startLoadedSite({ port, postgres, profile, soak }: Load, folder: string) {
  await requireFreePort(port);
  await buildSite();
  const dataDir = join(folder, "data");
  mkdirSync(dataDir, { recursive: true });
  const loopFile = join(folder, "loop.ndjson");
  const server = postgres ? await startPostgresServer() : null;
  const preload = `--import=${import.meta.resolve("./loop-delay.mjs")}`;
  const profiling = profile === "" ? [] : ["--cpu-prof", `--cpu-prof-dir=${profile}`];
  const site = await startSite({
    port,
    env: {
      DATA_DIR: dataDir,
      TRUST_PROXY: "1",
      ...(server && { DATABASE_URL: await server.createDatabase() }),
      // Documents of a soak test are also deleted during it.
      ...(soak > 0 && { RETENTION_HOURS: "0.05" }),
      NODE_OPTIONS: [preload, ...profiling].join(" "),
      LOOP_DELAY_FILE: loopFile,
    },
  });
  const watch = watchUse(site.pid);
  return {
    use: () => treeUse(site.pid),
    most: watch.most,
    /** One entry per second since the start. */
    loopDelays: (): LoopDelay[] => {
      const lines = readFileSync(loopFile, "utf8").split("\n");
      // The last line may be half written.
      return lines.filter((line) => line.endsWith("}")).map((line) => JSON.parse(line));
    },
    bytes: () => storedBytes(dataDir),
    async stop() {
      await watch.stop();
      await site.stop();
      await server?.stop();
    },
  };
}

/** Keeps the peaks of what a process and its children use. */
function watchUse(pid: number) {
  const stopped = new AbortController();
  const most = { pssBytes: 0, openFiles: 0, processes: 0 };
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      const use = await treeUse(pid);
      most.pssBytes = Math.max(most.pssBytes, use.pssBytes);
      most.openFiles = Math.max(most.openFiles, use.openFiles);
      most.processes = Math.max(most.processes, use.processes);
      await pause(watchMs, stopped.signal);
    }
  })();
  const stop = () => {
    stopped.abort();
    return watching;
  };
  return { most, stop };
}

/** What is stored: temporary files, the database, and everything else. */
async function storedBytes(dataDir: string) {
  const [all, scratch, database] = await Promise.all([
    bytesOf(dataDir),
    bytesOf(join(dataDir, "scratch")),
    bytesOf(...["", "-wal", "-shm"].map((end) => join(dataDir, `rowpress.sqlite${end}`))),
  ]);
  return { scratch, database, files: all - scratch - database };
}

export type LoadedSite = Awaited<ReturnType<typeof startLoadedSite>>;

/** The size of files and folders. Ignores files deleted meanwhile. */
async function bytesOf(...paths: string[]): Promise<number> {
  const there = paths.filter((path) => existsSync(path));
  if (there.length === 0) return 0;
  const { stdout } = await promisify(execFile)("sh", ["-c", 'du -sbc "$@" 2>/dev/null || true', "du", ...there]);
  return Number(stdout.trimEnd().split("\n").at(-1)?.split("\t")[0]);
}
