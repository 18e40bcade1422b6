import assert from "node:assert/strict";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { problemResponse } from "#lib/http/problem.ts";
import { openDownload } from "../../downloads/open-download.ts";
import { readStatus } from "../../jobs/job-status.ts";
import { startGeneration } from "../../jobs/start-job.ts";
import { changeSession } from "../../sessions/change-session.ts";
import { createSession } from "../../sessions/create-session.ts";
import { openTestSite, type TestSite } from "../test-site.fixture.ts";

const sheet = "Full name,Course\nAnn,Maths\nBo,Art";

describe("a site whose files were deleted while it was stopped", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());

  const statusOf = (work: Promise<unknown>) =>
    work.then(
      () => 200,
      (error) => problemResponse(error, new Request("http://localhost/")).status,
    );

  test("says of each that it is gone, and ends a job that needs them", async () => {
    const { container } = site;
    const finished = await site.session("v", sheet, { template: "certificate" });
    const { jobId, results } = await site.made("v", finished.sessionId);
    const { uploadId } = await site.upload("v", sheet);
    const logo = await site.upload("v", readFileSync("public/icon.svg"), "logo.svg");
    const open = await site.session("v", sheet, { template: "certificate", settings: { logo: logo.uploadId } });
    const kept = await site.session("v", sheet, { template: "certificate" });
    await container.background.settled();
    rmSync(join(container.config.dataDir, "files"), { recursive: true });

    const { sessionId } = open;
    const preview = { row: 1 };
    assert.equal(await statusOf(createSession(container, "v", { uploadId, template: "certificate" })), 410);
    assert.equal(await statusOf(changeSession(container, "v", { sessionId, preview })), 410);
    assert.equal(await statusOf(changeSession(container, "v", { sessionId, template: "badge" })), 410);
    assert.equal(await statusOf(openDownload(container, "v", results[0]?.resultId ?? "", null)), 410);
    assert.equal(await statusOf(openDownload(container, "v", results[0]?.resultId ?? "", "1")), 410);
    assert.equal(await statusOf(readStatus(container, "v", jobId)), 200);
    assert.equal(await statusOf(readStatus(container, "v", jobId, { find: "Ann" })), 410);
    const started = await startGeneration(container, "v", kept.sessionId);
    const { status, error } = await site.finished("v", started.jobId);
    assert.deepEqual([status, error?.code], ["failed", "gone"]);
    assert.match(error?.message ?? "", /have been deleted/);
  });
});
