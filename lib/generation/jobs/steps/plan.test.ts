import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { unzip } from "../../archive/unzip.fixture.ts";
import { until } from "../../common/until.fixture.ts";
import { openTestSite, type TestSite } from "../../journeys/test-site.fixture.ts";
import type { ClientPool } from "../../workers/pool.ts";
import type { PlanReport } from "../../workers/protocol.ts";
import { readStatus } from "../job-status.ts";
import { startGeneration } from "../start-job.ts";
import { stopGeneration } from "../stop-job.ts";

const names = Array.from({ length: 100 }, (_, index) => `Ann ${index + 1}`);
/** A row without a name, which gets no document. */
const rows = [...names.slice(0, 30), "", ...names.slice(30)].map((name) => `${name},Maths`);
const sheet = ["Full name,Course", ...rows].join("\n");

/**
 * A site whose plans have reported their first two shards and then end only once `end` allows it. A plan for which
 * `end` rejects fails.
 */
async function siteOfSlowPlans(end: (attempt: number) => Promise<void>): Promise<TestSite> {
  const site = await openTestSite({ RENDER_WORKERS: "2" });
  const documents = site.container.pools.documents.for("site");
  let attempt = 0;
  const run: ClientPool["run"] = async (name, input, share, report) => {
    const output = await documents.run(name, input, share, report);
    if (name !== "plan") return output;
    report?.({ part: 0.4, shards: (output as PlanReport).shards.slice(0, 2) });
    attempt += 1;
    await end(attempt);
    return output;
  };
  site.container.pools = { ...site.container.pools, documents: { ...documents, for: () => ({ ...documents, run }) } };
  return site;
}

async function startJob(site: TestSite) {
  const { sessionId } = await site.session("v", sheet, { template: "certificate" });
  const { jobId } = await startGeneration(site.container, "v", sessionId);
  site.work();
  return { sessionId, jobId };
}

const statusOnce = (site: TestSite, jobId: string, isSo: (done: number) => boolean) =>
  until(async () => {
    const status = await readStatus(site.container, "v", jobId);
    if (isSo(status.progress.done)) return status;
    await site.hurry();
    return null;
  });

async function archived(site: TestSite, { results }: Awaited<ReturnType<TestSite["finished"]>>) {
  const archive = results.find(({ kind }) => kind === "archive");
  return (await unzip(await site.download("v", archive?.resultId ?? ""))).map(({ name }) => name.replace(".pdf", ""));
}

describe("a plan", () => {
  test("has its first shards rendered before it knows the last ones, and doesn't end the job by that", async (context) => {
    const ended = Promise.withResolvers<void>();
    const site = await siteOfSlowPlans(() => ended.promise);
    context.after(() => site.close());
    const { jobId } = await startJob(site);
    const early = await statusOnce(site, jobId, (done) => done === 40);
    assert.deepEqual([early.status, early.phase?.name, early.problemCount], ["running", "creating", 0]);
    ended.resolve();
    const whole = await site.finished("v", jobId);
    const { done, failed, total } = whole.progress;
    assert.deepEqual([whole.status, done, failed, total, whole.problemCount], ["succeeded", 100, 1, 101, 1]);
    assert.deepEqual(await archived(site, whole), names);
  });

  test("that fails after its first shards is retried, and no document is made twice", async (context) => {
    const failing = Promise.withResolvers<void>();
    const site = await siteOfSlowPlans((attempt) => (attempt === 1 ? failing.promise : Promise.resolve()));
    context.after(() => site.close());
    const { jobId } = await startJob(site);
    await statusOnce(site, jobId, (done) => done === 40);
    failing.reject(new Error("The plan fails"));
    const whole = await statusOnce(site, jobId, (done) => done === 100).then(() => site.finished("v", jobId));
    assert.deepEqual(await archived(site, whole), names);
    assert.equal(whole.problemCount, 1);
  });

  test("may be stopped, and begins anew when the job goes on", async (context) => {
    const ended = Promise.withResolvers<void>();
    const site = await siteOfSlowPlans((attempt) => (attempt === 1 ? ended.promise : Promise.resolve()));
    context.after(() => site.close());
    const { sessionId, jobId } = await startJob(site);
    await statusOnce(site, jobId, (done) => done === 40);
    await stopGeneration(site.container, "v", { sessionId, state: "stopped" });
    const stopped = await site.finished("v", jobId);
    assert.deepEqual(await archived(site, stopped), names.slice(0, 40));
    ended.resolve();
    const whole = await site.made("v", sessionId);
    assert.deepEqual([whole.jobId, whole.progress.done, whole.problemCount], [jobId, 100, 1]);
    assert.deepEqual(await archived(site, whole), names);
  });

  test("ends the preflight's idle processes only if the job is large", async (context) => {
    const site = await openTestSite({ RENDER_WORKERS: "2" });
    context.after(() => site.close());
    const { pools } = site.container;
    let ended = 0;
    const endIdle = () => {
      ended += 1;
    };
    site.container.pools = { ...pools, preflight: { ...pools.preflight, endIdle } };
    const small = await startJob(site);
    await site.finished("v", small.jobId);
    assert.equal(ended, 0);
    const many = Array.from({ length: 2_000 }, (_, index) => `Ann ${index + 1},Maths`);
    const { sessionId } = await site.session("v", ["Full name,Course", ...many].join("\n"), {
      template: "certificate",
    });
    await startGeneration(site.container, "v", sessionId);
    await until(async () => {
      await site.hurry();
      return ended > 0;
    });
    assert.equal(ended, 1);
    await stopGeneration(site.container, "v", { sessionId, state: "stopped" });
  });
});
