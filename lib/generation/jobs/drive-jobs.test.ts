import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { z } from "zod";
import { unzip } from "../archive/unzip.fixture.ts";
import { newJobId } from "../common/ids/ids.ts";
import { uptimeMs } from "../common/uptime.ts";
import { openTestSite, type TestSite } from "../journeys/test-site.fixture.ts";
import { driveJobs } from "./drive-jobs.ts";
import { readStatus } from "./job-status.ts";
import { startGeneration } from "./start-job.ts";
import { sweepInTurn } from "./sweep/sweep-in-turn.ts";

/** Longer than any job here takes, on the slowest machine. */
const long = 600_000;
const sheetOf = (rows: number) =>
  ["Full name,Course", ...Array.from({ length: rows }, (_, row) => `Ann ${row + 1},Maths`)].join("\n");

describe("driving jobs for a while", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite({ RENDER_WORKERS: "1" });
  });
  after(() => site.close());

  const startJob = async (rows: number) => {
    const { sessionId } = await site.session("v", sheetOf(rows), { template: "certificate" });
    return (await startGeneration(site.container, "v", sessionId)).jobId;
  };
  const tasks = (where = "TRUE") =>
    site.container.database.query(z.object({ attempt: z.number() }), `SELECT attempt FROM tasks WHERE ${where}`);

  test("ends with the last task, not earlier", async () => {
    const jobId = await startJob(30);
    await driveJobs(site.container, long);
    assert.equal((await readStatus(site.container, "v", jobId)).status, "succeeded");
  });

  test("leaves what it has no time for to others, and keeps nothing claimed", async () => {
    const rows = 1_000;
    const jobId = await startJob(rows);
    let [status, drives] = ["queued", 0];
    while (!["succeeded", "failed"].includes(status)) {
      await driveJobs(site.container, 200);
      drives += 1;
      assert.deepEqual(await tasks("state = 'active'"), []);
      status = (await readStatus(site.container, "v", jobId)).status;
    }
    assert.ok(drives > 1);
    const { results } = await readStatus(site.container, "v", jobId);
    const entries = await unzip(await site.download("v", results[0]?.resultId ?? ""));
    assert.deepEqual(
      entries.map(({ name }) => name),
      Array.from({ length: rows }, (_, row) => `Ann ${row + 1}.pdf`),
    );
  });

  test("runs one drive per process, whoever else asks", async () => {
    const drive = driveJobs(site.container, long);
    assert.equal(driveJobs(site.container, long), drive);
    await drive;
    const next = driveJobs(site.container, long);
    assert.notEqual(next, drive);
    await next;
  });

  test("leaves another process its active tasks until that process goes silent", async () => {
    const { database, queue } = site.container;
    const task = { kind: "finish" as const, jobId: newJobId(), shard: null, visitor: "v", address: "a", documents: 1 };
    await database.transaction((statements) => queue.send(statements, [task]));
    const soon = uptimeMs() + 60_000;
    await database.execute("UPDATE tasks SET state = 'active', attempt = 5, failures = 4, lease_until = $1", [soon]);
    await database.execute("INSERT INTO workers VALUES ('other', 'elsewhere', 1, $1, $1, 1, 0)", [Date.now()]);
    await driveJobs(site.container, long);
    assert.deepEqual(await tasks(), [{ attempt: 5 }]);

    await database.execute("UPDATE workers SET seen_at = $1 WHERE id = 'other'", [Date.now() - 20_000]);
    await database.execute("UPDATE tasks SET state = 'waiting', lease_until = 0");
    await driveJobs(site.container, long);
    assert.deepEqual(await tasks(), []);
  });

  test("sweeps once a minute, however many drives run", async () => {
    const later = Date.now() + 120_000;
    const inTurn = [later, later + 1, later + 59_999, later + 60_000];
    const swept: boolean[] = [];
    for (const now of inTurn) swept.push(await sweepInTurn(site.container, now));
    assert.deepEqual(swept, [true, false, false, true]);
  });
});
