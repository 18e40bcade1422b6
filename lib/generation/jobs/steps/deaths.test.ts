import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { z } from "zod";
import type { JobId } from "#lib/contracts/ids.ts";
import { unzip } from "../../archive/unzip.fixture.ts";
import { until } from "../../common/until.fixture.ts";
import type { Container } from "../../container.ts";
import { openTestSite, type TestSite } from "../../journeys/test-site.fixture.ts";
import { createWorkerPool } from "../../workers/pool.ts";
import { residentLimits } from "../../workers/resident-limits.ts";
import { type JobRunner, startJobRunner } from "../job-runner.ts";
import { readStatus } from "../job-status.ts";
import { startGeneration } from "../start-job.ts";
import { planJob } from "./plan.ts";

/** Child processes of this one that run a program, from Linux's /proc. */
function workersAt(program: string): number[] {
  const pids = readdirSync("/proc/self/task").flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  );
  return pids.filter((pid) => commandOf(pid).includes(program));
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return ""; // the process has ended since
  }
}

const deathLogSchema = z.object({ event: z.enum(["shard split", "document abandoned"]), deaths: z.number() });
const namesOf = (count: number) => Array.from({ length: count }, (_, index) => `Ann ${index + 1}`);
const sheetOf = (names: string[]) => ["Full name,Course", ...names.map((name) => `${name},Maths`)].join("\n");

describe("jobs whose worker processes die", () => {
  let site: TestSite;
  let engine: JobRunner;
  before(async () => {
    site = await openTestSite();
    const { rootDir } = site.container.config;
    const documents = createWorkerPool(2, {
      program: join(import.meta.dirname, "deadly-worker.fixture.ts"),
      rootDir,
      residentBytesLimit: residentLimits.typesetting,
      deadlinesMs: { makeShard: 12_000 },
    });
    const container: Container = Object.assign(site.container, { pools: { ...site.container.pools, documents } });
    engine = startJobRunner(container);
  });
  after(async () => {
    await engine.stop();
    await site.close();
  });

  async function start(names: string[]): Promise<JobId> {
    const { sessionId } = await site.session("v", sheetOf(names), { template: "certificate" });
    await site.container.background.settled();
    return (await startGeneration(site.container, "v", sessionId)).jobId;
  }
  const run = (sql: string, jobId: JobId) => site.container.database.execute(sql, [jobId]);
  /** Waits for a job to end and calls `meanwhile` repeatedly. Pauses between attempts are skipped. */
  async function over(jobId: JobId, meanwhile = async () => {}) {
    return until(async () => {
      const status = await readStatus(site.container, "v", jobId);
      if (status.pollAfterMs === 0) return status;
      await site.hurry();
      await meanwhile();
      return null;
    });
  }
  async function madeNames({ results }: Awaited<ReturnType<typeof over>>): Promise<string[]> {
    const entries = await unzip(await site.download("v", results[0]?.resultId ?? ""));
    return entries.map(({ name }) => name.replace(".pdf", ""));
  }

  test("skips documents that crash their process, and creates all others in order", async () => {
    const names = namesOf(45);
    names[3] = "Crash 1";
    names[20] = "Crash 2";
    const status = await over(await start(names));
    assert.equal(status.status, "succeeded");
    assert.deepEqual(
      status.problems.map(({ rows, sheetRow, code, severity }) => [rows, sheetRow, code, severity]),
      [[[4, 21], 5, "render_failed", "error"]],
    );
    assert.deepEqual([status.progress.done, status.progress.failed], [43, 2]);
    assert.deepEqual(
      await madeNames(status),
      names.filter((name) => !name.startsWith("Crash")),
    );
  });

  test("skips a document that takes too long", async (context) => {
    const written = context.mock.method(process.stderr, "write");
    const status = await over(await start(["Ann", "Hang"]));
    written.mock.restore();
    const lines = written.mock.calls.flatMap(({ arguments: [line] }) =>
      deathLogSchema.safeParse(JSON.parse(`${line}`)),
    );
    assert.deepEqual(
      lines.flatMap(({ data }) => (data ? [[data.event, data.deaths]] : [])),
      [
        ["shard split", 11],
        ["document abandoned", 22],
      ],
      "each line counts the death that led to it",
    );
    assert.deepEqual(
      status.problems.map(({ row, code }) => [row, code]),
      [[2, "render_timeout"]],
    );
    assert.deepEqual(await madeNames(status), ["Ann"]);
  });

  test("blames a document for external kills only after a great many", async () => {
    const jobId = await start(["Kill"]);
    const deathsSchema = z.object({ deaths: z.number() });
    const deaths = () =>
      site.container.database.query(deathsSchema, "SELECT deaths FROM shards WHERE job_id = $1", [jobId]);
    let setTo18 = false;
    const seen = new Set<number>();
    const status = await over(jobId, async () => {
      const [shard] = await deaths();
      if (shard) seen.add(shard.deaths);
      if (setTo18 || shard?.deaths !== 2) return;
      setTo18 = (await run("UPDATE shards SET deaths = 18 WHERE job_id = $1 AND state = 'waiting'", jobId)) > 0;
    });
    assert.ok(seen.has(20), [...seen].join());
    assert.deepEqual([status.status, status.error?.code], ["failed", "no_documents"]);
    assert.deepEqual(
      status.problems.map(({ code }) => code),
      ["render_failed"],
    );
  });

  test("creates every row once, though each of its processes is killed twenty times", async () => {
    const names = namesOf(40);
    let kills = 0;
    const status = await over(await start(names), async () => {
      if (kills >= 20) return;
      for (const pid of workersAt("deadly-worker")) {
        process.kill(pid, "SIGKILL");
        kills += 1;
      }
    });
    assert.ok(kills >= 20);
    assert.equal(status.status, "succeeded");
    assert.deepEqual(status.problems, []);
    assert.deepEqual(await madeNames(status), names);
  });
});

test("resumes a task that many processes died with, and splits its shard", async () => {
  const site = await openTestSite();
  const names = namesOf(3);
  const { sessionId } = await site.session("v", sheetOf(names), { template: "certificate" });
  const { jobId } = await startGeneration(site.container, "v", sessionId);
  await planJob(site.container, {
    kind: "plan",
    jobId,
    shard: null,
    address: "a",
    documents: 1,
    visitor: "v",
    attempt: 1,
    failures: 0,
  });
  const { database } = site.container;
  // As if 40 processes had been killed, the last three while the shard was active.
  await database.execute("UPDATE shards SET state = 'active', attempt = 40, deaths = 2");
  await database.execute("UPDATE tasks SET attempt = 40");
  site.work();
  const { results } = await site.finished("v", jobId);
  const entries = await unzip(await site.download("v", results[0]?.resultId ?? ""));
  assert.deepEqual(
    entries.map(({ name }) => name),
    names.map((name) => `${name}.pdf`),
  );
  const parts = z.object({ first: z.number(), documents: z.number(), deaths: z.number() });
  assert.deepEqual(await database.query(parts, "SELECT first, documents, deaths FROM shards ORDER BY first"), [
    { first: 0, documents: 2, deaths: 0 },
    { first: 2, documents: 1, deaths: 0 },
  ]);
  await site.close();
});
