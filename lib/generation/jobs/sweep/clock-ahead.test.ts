import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { newUploadId } from "../../common/ids/ids.ts";
import { openTestSite, type TestSite } from "../../journeys/test-site.fixture.ts";
import { expectUpload, insertUpload } from "../../records/uploads.ts";
import { uploadKey } from "../../storage/keys.ts";
import { startGeneration } from "../start-job.ts";
import { sweep } from "./sweep.ts";

describe("a sweep while the clock is two hours ahead", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite({ RETENTION_HOURS: "1" });
  });
  after(() => site.close());

  test("deletes nothing in use", async (context) => {
    const { database, storage } = site.container;
    const { sessionId } = await site.session("v", "Full name,Course\nAnn,Maths", { template: "certificate" });
    await site.container.background.settled();
    // An upload is being read when the clock jumps.
    const id = newUploadId();
    const expiresAt = Date.now() + 3_600_000;
    await insertUpload(database, "v", { id, address: "a", filename: "a.csv", bytes: 13, expiresAt });
    await expectUpload(database, "v", id, expiresAt);
    await storage.write(uploadKey(id), [Buffer.from("Full name\nAnn")]);
    const { jobId } = await startGeneration(site.container, "v", sessionId);
    const right = Date.now;
    const ahead = context.mock.method(Date, "now", () => right() + 2 * 3_600_000);
    await sweep(site.container);
    await sweep(site.container);
    ahead.mock.restore();
    assert.ok(await storage.size(uploadKey(id)));
    site.work();
    const { status, progress } = await site.finished("v", jobId);
    assert.deepEqual([status, progress.done], ["succeeded", 1]);
  });
});
