import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "#lib/config.ts";
import type { SessionId } from "#lib/contracts/ids.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import type { CreateSession } from "#lib/contracts/sessions/requests.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { UploadResponse } from "#lib/contracts/upload.ts";
import { until } from "../common/until.fixture.ts";
import { type Container, createContainer } from "../container.ts";
import { startPostgresServer } from "../database/postgres-server.fixture.ts";
import { openDownload } from "../downloads/open-download.ts";
import { type JobRunner, startJobRunner } from "../jobs/job-runner.ts";
import { readStatus } from "../jobs/job-status.ts";
import { startGeneration } from "../jobs/start-job.ts";
import { createSession } from "../sessions/create-session.ts";
import { createUpload } from "../uploads/create-upload.ts";
import type { WorkerPool } from "../workers/pool.ts";
import { stopWorkerPools, type WorkerPools } from "../workers/pools.ts";
import { chosenStores } from "./chosen-stores.fixture.ts";

/** A whole site without HTTP, in its own folder, for tests of the use cases. */
export interface TestSite {
  container: Container;
  /** Makes this process work on jobs too, until the site is closed. */
  work(): void;
  upload(visitor: string, content: string | Uint8Array, filename?: string): Promise<UploadResponse>;
  session(
    visitor: string,
    content: string | Uint8Array,
    choices: Omit<CreateSession, "uploadId">,
  ): Promise<SessionResponse>;
  finished(visitor: string, jobId: string): Promise<StatusResponse>;
  /** Skips the pauses before retries. */
  hurry(): Promise<void>;
  /** Starts a session and waits for its job. */
  made(visitor: string, sessionId: SessionId): Promise<StatusResponse>;
  download(visitor: string, resultId: string, document?: string): Promise<Buffer>;
  close(): Promise<void>;
}

let openSites = 0;
/** By the number of processes that create documents. */
const sharedPools = new Map<number, WorkerPools>();
let ending: NodeJS.Timeout | undefined;
/** The site of the next test file opens within this time. */
const endAfterMs = 300;

/** The sites of a process share its worker processes: starting one takes longer than most of what it's asked for. */
function enterPools(own: WorkerPools): WorkerPools {
  openSites += 1;
  clearTimeout(ending);
  const pools = sharedPools.get(own.documents.size) ?? own;
  sharedPools.set(own.documents.size, pools);
  const shared = Object.entries(pools).map(([name, pool]: [string, WorkerPool]) => [name, { ...pool, stop() {} }]);
  return Object.fromEntries(shared);
}

function leavePools(): void {
  openSites -= 1;
  if (openSites > 0) return;
  ending = setTimeout(() => {
    for (const pools of sharedPools.values()) stopWorkerPools(pools);
    sharedPools.clear();
  }, endAfterMs);
}

/** With `STORES=postgres,disk`, uses its own Postgres. */
export async function openTestSite(environment: Record<string, string> = {}): Promise<TestSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "rowpress-site-"));
  const server = chosenStores.onPostgres ? await startPostgresServer() : null;
  const settings = {
    DATA_DIR: dataDir,
    ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
    ...(server && { DATABASE_URL: await server.createDatabase() }),
    ...environment,
  };
  const container = createContainer(readConfig(settings, process.cwd()));
  container.pools = enterPools(container.pools);

  const upload: TestSite["upload"] = (visitor, content, filename = "Class 4b.csv") => {
    async function* chunks() {
      yield Buffer.from(content);
    }
    return createUpload(container, { visitor, filename, chunks: chunks() });
  };
  const finished: TestSite["finished"] = (visitor, jobId) =>
    until(async () => {
      const status = await readStatus(container, visitor, jobId);
      return status.pollAfterMs === 0 && status;
    });
  let engine: JobRunner | null = null;
  return {
    container,
    work() {
      engine = startJobRunner(container);
    },
    upload,
    async session(visitor, content, choices) {
      const { uploadId } = await upload(visitor, content);
      return createSession(container, visitor, { uploadId, ...choices });
    },
    finished,
    async hurry() {
      const sql = server
        ? "UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'"
        : "UPDATE tasks SET run_at = 0 WHERE state = 'waiting'";
      await container.database.execute(sql);
    },
    async made(visitor, sessionId) {
      return finished(visitor, (await startGeneration(container, visitor, sessionId)).jobId);
    },
    async download(visitor, resultId, document) {
      const { bytes, read } = await openDownload(container, visitor, resultId, document ?? null);
      return Buffer.concat(await Array.fromAsync(read({ start: 0, end: bytes })));
    },
    async close() {
      await engine?.stop();
      await container.background.stop();
      stopWorkerPools(container.pools);
      leavePools();
      await container.queue.close();
      await container.database.close();
      await server?.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}
