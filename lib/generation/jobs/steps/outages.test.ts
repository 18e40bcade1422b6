import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { z } from "zod";
import type { JobId, SessionId } from "#lib/contracts/ids.ts";
import { unzip } from "../../archive/unzip.fixture.ts";
import { until } from "../../common/until.fixture.ts";
import type { Container } from "../../container.ts";
import { openTestSite, type TestSite } from "../../journeys/test-site.fixture.ts";
import type { Asked } from "../../storage/object-store/faulty-server.fixture.ts";
import { storageOnObjectStore } from "../../storage/object-store/storage-on-object-store.ts";
import { startS3Server } from "../../storage/s3/s3-server.fixture.ts";
import { s3Credentials } from "../../storage/s3/s3-signature.fixture.ts";
import { s3Store } from "../../storage/s3/s3-store.ts";
import { type JobRunner, startJobRunner } from "../job-runner.ts";
import { startGeneration } from "../start-job.ts";

const names = Array.from({ length: 60 }, (_, index) => `Ann ${index + 1}`);
const sheet = ["Full name,Course", ...names.map((name) => `${name},Maths`)].join("\n");

describe("jobs of a site whose store fails", () => {
  let server: Awaited<ReturnType<typeof startS3Server>>;
  let site: TestSite;
  let engine: JobRunner;
  before(async () => {
    server = await startS3Server();
    site = await openTestSite();
    const options = {
      ...s3Credentials,
      ...{ endpoint: server.url, bucket: server.bucketName, forcePathStyle: true, publicEndpoint: null },
    };
    // Few attempts: the tests below wait for all of them.
    const patience = { tries: 1, firstPauseMs: 1, timeoutMs: 10_000 };
    const copiesFolder = join(site.container.config.dataDir, "scratch", "copies");
    const container: Container = Object.assign(site.container, {
      storage: storageOnObjectStore(s3Store(options), { copiesFolder, patience }),
    });
    engine = startJobRunner(container);
  });
  after(async () => {
    await engine.stop();
    await site.close();
    await server.close();
  });

  const fail = (status: number, isMeant: (asked: Asked) => boolean) => {
    server.fault = (asked) => (isMeant(asked) ? { status } : null);
  };
  const attempts = async (jobId: JobId) => {
    const sql = "SELECT COALESCE(MAX(attempt), 0) AS attempts FROM tasks WHERE job_id = $1";
    const [most] = await site.container.database.query(z.object({ attempts: z.number() }), sql, [jobId]);
    return most?.attempts ?? 0;
  };
  const hurriedUntil = (isOver: () => Promise<boolean>) =>
    until(async () => {
      if (await isOver()) return true;
      await site.hurry();
      return false;
    });
  const statusOf = (sessionId: SessionId) => startGeneration(site.container, "v", sessionId);
  async function madeNames(jobId: JobId): Promise<string[]> {
    const { status, results } = await site.finished("v", jobId);
    assert.equal(status, "succeeded");
    const entries = await unzip(await site.download("v", results[0]?.resultId ?? ""));
    return entries.map(({ name }) => name.replace(".pdf", ""));
  }

  for (const [phase, isMeant] of [
    ["planned", () => true],
    ["rendered", ({ url }: Asked) => url.pathname.includes("segment.zip")],
    ["finished", ({ url }: Asked) => url.pathname.includes("/archive/")],
  ] as const) {
    test(`continues when the store is back after an outage while being ${phase}, however long`, async () => {
      const { sessionId } = await site.session("v", sheet, { template: "certificate" });
      await site.container.background.settled();
      fail(503, isMeant);
      const { jobId } = await statusOf(sessionId);
      await hurriedUntil(async () => (await attempts(jobId)) >= 8);
      const { status, waitingFor } = await statusOf(sessionId);
      assert.notEqual(status, "failed");
      assert.equal(waitingFor, "store");
      server.fault = () => null;
      await hurriedUntil(async () => (await statusOf(sessionId)).pollAfterMs === 0);
      assert.deepEqual(await madeNames(jobId), names);
    });
  }

  for (const [phase, isMeant, done] of [
    ["planned", ({ url }: Asked) => url.pathname.endsWith("documents.ndjson"), 0],
    ["rendered", ({ url }: Asked) => url.pathname.endsWith("/shards/2/segment.zip"), 40],
    ["finished", ({ url }: Asked) => url.pathname.includes("/archive/"), 60],
  ] as const) {
    test(`resumes on another start after failing while being ${phase}`, async () => {
      const { sessionId } = await site.session("v", sheet, { template: "certificate" });
      await site.container.background.settled();
      fail(403, isMeant);
      const { jobId } = await statusOf(sessionId);
      const isFailed = async () => {
        const sql = "SELECT state FROM jobs WHERE id = $1 AND state = 'failed'";
        return (await site.container.database.query(z.unknown(), sql, [jobId])).length > 0;
      };
      await hurriedUntil(isFailed);
      server.fault = () => null;
      const restarted = await statusOf(sessionId);
      assert.equal(restarted.jobId, jobId);
      assert.equal(restarted.error, null);
      assert.equal(restarted.finishedAt, null);
      assert.ok(restarted.progress.done >= done, String(restarted.progress.done));
      assert.deepEqual(await madeNames(jobId), names);
      assert.equal((await statusOf(sessionId)).status, "succeeded");
    });
  }

  test("stays failed if no document could be created", async () => {
    const { sessionId } = await site.session("v", "Full name,Course\nAnn,Maths", { template: "certificate" });
    const { jobId } = await statusOf(sessionId);
    await site.finished("v", jobId);
    await site.container.database.execute(
      "UPDATE jobs SET state = 'failed', error_code = 'no_documents' WHERE id = $1",
      [jobId],
    );
    assert.equal((await statusOf(sessionId)).status, "failed");
  });
});
