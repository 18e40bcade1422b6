import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { z } from "zod";
import type { JobId } from "#lib/contracts/ids.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { Container } from "../container.ts";
import type { Database } from "../database/database.ts";
import { openTestSite, type TestSite } from "../journeys/test-site.fixture.ts";
import type { FoundProblem } from "../mapping/problems/found-problem.ts";
import { beginFinish, beginPlan, completeJob, findJob, noteStep, recordPlan } from "../records/everyone/jobs.ts";
import { insertShard } from "../records/everyone/shards.ts";
import { readStatus } from "./job-status.ts";
import { startGeneration } from "./start-job.ts";
import { recordShard } from "./steps/record-shard.ts";
import { noteInterruption } from "./steps/work-time.ts";

const placed = msg("row.place", { what: "Course", points: 9 });
const problemOf = (row: number): FoundProblem => ({
  ...{ row, sheetRow: row + 1, column: "Course", field: "course", code: "text_too_long", severity: "error" },
  ...placed,
});

/** A database that counts the rows and characters read from it. */
function counting(database: Database): Database & { read: { rows: number; characters: number } } {
  const read = { rows: 0, characters: 0 };
  return {
    ...database,
    read,
    async query(row, sql, parameters) {
      const found = await database.query(z.unknown(), sql, parameters);
      read.rows += found.length;
      read.characters += JSON.stringify(found).length;
      return found.map((each) => row.parse(each));
    },
  };
}

describe("the status of a job", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite({ RATE_LIMITS: "off" });
  });
  after(() => site.close());

  /** A running job that no worker has picked up, with shards to record. */
  async function runningJob(shards: number, documents: number): Promise<JobId> {
    const { sessionId } = await site.session("v", "Full name,Course\nAnn,Maths", { template: "certificate" });
    const { jobId } = await startGeneration(site.container, "v", sessionId);
    const { database } = site.container;
    const sql = "UPDATE jobs SET state = 'running', started_at = $1, total = $2 WHERE id = $3";
    await database.execute(sql, [Date.now(), shards * documents, jobId]);
    for (let number = 1; number <= shards; number += 1) {
      await insertShard(database, jobId, { number, input: number, first: 0, documents });
    }
    return jobId;
  }

  async function record(jobId: JobId, shard: number, done: number, problems: FoundProblem[] = [], tookMs = 1_000) {
    const task = {
      kind: "render" as const,
      jobId,
      shard,
      address: "a",
      documents: 1,
      visitor: "v",
      attempt: 1,
      failures: 0,
      run: 0,
    };
    await site.container.database.execute(
      "UPDATE shards SET state = 'active', attempt = 1 WHERE job_id = $1 AND number = $2",
      [jobId, shard],
    );
    await recordShard(site.container, task, { done, newest: null, parts: 0, problems }, Date.now() - tookMs);
  }

  test("reports the phase, and how much of it is done", async () => {
    const { database } = site.container;
    const jobId = await runningJob(0, 0);
    const phase = async () => (await readStatus(site.container, "v", jobId)).phase;
    await database.execute("UPDATE jobs SET state = 'queued', total = 100 WHERE id = $1", [jobId]);
    assert.deepEqual(await phase(), { name: "waiting", part: 0 });
    await beginPlan(database, jobId, 1);
    assert.deepEqual(await phase(), { name: "planning", part: 0 });
    await noteStep(database, { id: jobId, run: 0 }, "running", 0.25);
    await noteStep(database, { id: jobId, run: 0 }, "running", 0.125); // a second attempt
    await noteStep(database, { id: jobId, run: 0 }, "finishing", 0.5); // a late attempt
    assert.deepEqual(await phase(), { name: "planning", part: 0.25 });
    await insertShard(database, jobId, { number: 1, input: 1, first: 0, documents: 50 });
    await insertShard(database, jobId, { number: 2, input: 2, first: 0, documents: 50 });
    await record(jobId, 1, 50);
    assert.deepEqual(await phase(), { name: "creating", part: 0.5 });
    const plan = { total: 100, rejected: 0, problemCount: 0, problems: [] };
    assert.equal(await beginFinish(database, jobId), false);
    await recordPlan(database, { id: jobId, run: 0 }, plan, 1);
    assert.equal(await beginFinish(database, jobId), true);
    assert.deepEqual(await phase(), { name: "packing", part: 0 });
    await noteStep(database, { id: jobId, run: 0 }, "finishing", 0.5);
    assert.deepEqual(await phase(), { name: "packing", part: 0.5 });
    await completeJob(database, { id: jobId, run: 0 }, 1);
    assert.equal(await phase(), null);
  });

  test("costs the same however many problems the job has, and groups them into one", async () => {
    const readsOf = async (shards: number) => {
      const jobId = await runningJob(shards, 200);
      // Out of order, as several workers report them.
      for (let shard = shards; shard >= 1; shard -= 1) {
        await record(
          jobId,
          shard,
          0,
          Array.from({ length: 200 }, (_, index) => problemOf(shard * 200 + index)),
        );
      }
      const database = counting(site.container.database);
      const container: Container = { ...site.container, database };
      const count = (shards * 200).toLocaleString("en");
      const { problems, problemCount, progress } = await readStatus(container, "v", jobId);
      assert.deepEqual([problemCount, progress.failed], [shards * 200, shards * 200]);
      const [problem, ...others] = problems;
      assert.deepEqual(others, []);
      assert.equal(problem?.message, `“Course” doesn’t fit in ${count} rows, even at its smallest size. Shorten it.`);
      assert.deepEqual([problem?.row, problem?.count], [200, shards * 200]);
      assert.deepEqual(
        problem?.rows,
        Array.from({ length: 20 }, (_, index) => 200 + index),
      );
      return database.read;
    };
    const [few, many] = [await readsOf(1), await readsOf(50)];
    assert.equal(many.rows, few.rows);
    assert.ok(many.characters < few.characters * 1.1, `${few.characters} and ${many.characters} characters read`);
  });

  test("counts failed documents in the speed, and estimates the remaining time", async () => {
    // Longer ago than the shard began: this process may have started only now.
    noteInterruption(Date.now() - 60_000);
    const jobId = await runningJob(10, 100);
    await record(jobId, 1, 10, [], 2_000);
    const { progress } = await readStatus(site.container, "v", jobId);
    assert.deepEqual([progress.done, progress.failed], [10, 90]);
    assert.ok(progress.perSecond && progress.perSecond > 30 && progress.perSecond <= 50, String(progress.perSecond));
    assert.equal(progress.etaSeconds, Math.ceil(900 / progress.perSecond));
  });

  test("doesn't count downtime of the site, but does count a job's wait for its turn", async () => {
    const speedAfter = async (pauseMs: number) => {
      const jobId = await runningJob(3, 100);
      await record(jobId, 1, 100, [], 1_000);
      const sql = "UPDATE shards SET finished_at = finished_at - $1 WHERE job_id = $2 AND number = 1";
      await site.container.database.execute(sql, [pauseMs, jobId]);
      await record(jobId, 2, 100, [], 1_000);
      const { progress } = await readStatus(site.container, "v", jobId);
      return progress.perSecond ?? 0;
    };
    // This process has just started.
    noteInterruption(Date.now() - 2_000);
    const afterStop = await speedAfter(600_000);
    assert.ok(afterStop > 20 && afterStop < 110, String(afterStop));
    noteInterruption(Date.now() - 60_000);
    const inTurn = await speedAfter(10_000);
    assert.ok(inTurn > 10 && inTurn < 20, String(inTurn));
  });

  test("has pages poll less often, and without thumbnails, the more jobs there are", async () => {
    const jobId = await runningJob(1, 20);
    const newest = JSON.stringify({ row: 1, name: "Ann" });
    await site.container.database.execute("UPDATE shards SET newest = $1 WHERE job_id = $2", [newest, jobId]);
    const alone = await readStatus(site.container, "v", jobId);
    assert.equal(alone.newest.length, 1);
    for (let other = 0; other < 60; other += 1) await runningJob(1, 20);
    const crowded = await readStatus(site.container, "v", jobId);
    assert.ok(crowded.pollAfterMs >= 2 * alone.pollAfterMs);
    assert.deepEqual(crowded.newest, [], "pages are not to ask for pictures of them");
    await site.container.database.execute("UPDATE jobs SET state = 'succeeded' WHERE id <> $1", [jobId]);
    assert.deepEqual(await readStatus(site.container, "v", jobId), alone);
  });

  test("has a job of one document polled soon, unless it is delayed", async () => {
    const single = await runningJob(1, 1);
    await site.container.database.execute("UPDATE jobs SET created_at = $1 WHERE id = $2", [Date.now(), single]);
    const soon = await readStatus(site.container, "v", single);
    const double = await readStatus(site.container, "v", await runningJob(1, 2));
    assert.ok(soon.pollAfterMs > 0 && 4 * soon.pollAfterMs < double.pollAfterMs);
    await site.container.database.execute("UPDATE jobs SET created_at = created_at - 600 WHERE id = $1", [single]);
    assert.ok((await readStatus(site.container, "v", single)).pollAfterMs >= 250);
  });

  test("parses a job's order once, and freezes it", async () => {
    const jobId = await runningJob(1, 1);
    const [one, other] = [await findJob(site.container.database, jobId), await findJob(site.container.database, jobId)];
    assert.ok(one?.order);
    assert.equal(one.order, other?.order);
    assert.throws(() => Object.assign(one.order?.settings ?? {}, { title: "Changed" }), TypeError);
  });

  test("measures the latest speed", async () => {
    const jobId = await runningJob(45, 100);
    const latest = Date.now();
    const sql = `UPDATE shards SET state = 'done', done = 100, finished_at = $1, worked_ms = $2 WHERE job_id = $3 AND number = $4`;
    for (let shard = 1; shard <= 40; shard += 1) {
      await site.container.database.execute(sql, [latest + shard, shard <= 20 ? 10_000 : 1_000, jobId, shard]);
    }
    const { progress } = await readStatus(site.container, "v", jobId);
    assert.deepEqual([progress.perSecond, progress.etaSeconds], [100, 5]);
  });
});
