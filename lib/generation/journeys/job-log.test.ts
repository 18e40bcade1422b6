import assert from "node:assert/strict";
import { after, before, beforeEach, describe, mock, test } from "node:test";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { startJobRunner } from "../jobs/job-runner.ts";
import { startGeneration } from "../jobs/start-job.ts";
import { closeSession } from "../sessions/close-session.ts";
import { uploadFolder } from "../storage/keys.ts";
import { openTestSite, type TestSite } from "./test-site.fixture.ts";

const names = Array.from({ length: 30 }, (_, index) => `Zoë Žižkov ${index}`);
const sheet = ["Name,Company", ",Acme", ...names.map((name) => `${name},Acme`)].join("\n");

describe("the log of a job", () => {
  let site: TestSite;
  let session: SessionResponse;
  const written: string[] = [];
  const lines = () => written.map((line): Record<string, unknown> => JSON.parse(line));
  const eventsOf = (jobId: string) => lines().flatMap((line) => (line.jobId === jobId ? [line.event] : []));
  const line = (event: string) => lines().find((each) => each.event === event);

  before(async () => {
    site = await openTestSite();
    mock.method(process.stderr, "write", (text: string) => written.push(text) > 0);
  });
  beforeEach(async () => {
    written.length = 0;
    session = await site.session("v", sheet, { template: "badge" });
  });
  after(async () => {
    mock.restoreAll();
    await site.close();
  });
  const whileWorking = async (work: () => Promise<void>) => {
    const engine = startJobRunner(site.container);
    await work();
    await engine.stop();
  };

  test("has lines when a job is queued, planned and finished, with counts, and nothing from the sheet", async () => {
    const { jobId } = await startGeneration(site.container, "v", session.sessionId);
    await startGeneration(site.container, "v", session.sessionId);
    await whileWorking(async () => void (await site.finished("v", jobId)));
    assert.deepEqual(eventsOf(jobId), ["job queued", "job planned", "job finished"]);
    assert.partialDeepStrictEqual(line("job queued"), { level: "info", sessionId: session.sessionId });
    assert.partialDeepStrictEqual(line("job planned"), { documents: 30, rejected: 1, problems: 1, shards: 2 });
    assert.partialDeepStrictEqual(line("job finished"), { documents: 30, failed: 1, shards: 2 });
    assert.deepEqual([typeof line("job planned")?.ms, typeof line("job finished")?.ms], ["number", "number"]);
    assert.doesNotMatch(written.join(""), /Zoë|Acme|Class 4b/);
  });

  test("has lines for each failure and for the end of a job that fails", async () => {
    const { jobId } = await startGeneration(site.container, "v", session.sessionId);
    await site.container.storage.deleteFolder(uploadFolder(session.uploadId));
    await whileWorking(async () => assert.equal((await site.finished("v", jobId)).status, "failed"));
    const again = ["task failed", "task retried"];
    const expected = ["job queued", ...again, ...again, ...again, ...again, "job abandoned", "job failed"];
    assert.deepEqual(eventsOf(jobId), expected);
    assert.partialDeepStrictEqual(line("job failed"), { level: "warn", code: "gone" });
    assert.doesNotMatch(written.join(""), /Zoë|Acme|Class 4b/);
  });

  test("says that a visitor closed it", async () => {
    const { jobId } = await startGeneration(site.container, "v", session.sessionId);
    await closeSession(site.container, "v", { sessionId: session.sessionId, state: "closed" });
    assert.deepEqual(eventsOf(jobId), ["job queued", "job canceled"]);
  });
});
