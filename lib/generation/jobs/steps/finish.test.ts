import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { readBack } from "../../archive/pdf/read-back.fixture.ts";
import { until } from "../../common/until.fixture.ts";
import { openTestSite, type TestSite } from "../../journeys/test-site.fixture.ts";
import { createSession } from "../../sessions/create-session.ts";
import { jobFolder } from "../../storage/keys.ts";
import type { Storage } from "../../storage/storage.ts";
import { startGeneration } from "../start-job.ts";
import { sweep } from "../sweep/sweep.ts";

const later = () => Date.now() + 11 * 60_000;
const unfitting = `Name;Course\nAnn;${"WWWW ".repeat(99)}`;

describe("what a job leaves in storage", () => {
  let site: TestSite;
  let storage: Storage;
  before(async () => {
    site = await openTestSite();
    ({ storage } = site.container);
    site.work();
  });
  after(() => site.close());

  /** Runs a job. If `isKilled`, its process ends before it deletes anything. */
  async function makeJob(sheet: string, isKilled: boolean) {
    const killed = () => Promise.reject(new Error("The process ended"));
    const dying = new Proxy(storage, {
      get: (target, name: keyof Storage) => (name === "deleteFolder" ? killed : bound(target, name)),
    });
    site.container.storage = isKilled ? dying : storage;
    const { sessionId } = await site.session("v", sheet, { template: "certificate" });
    const status = await site.made("v", sessionId);
    return { ...status, shards: join(site.container.config.dataDir, "files", jobFolder(status.jobId), "shards") };
  }

  for (const [what, sheet, ended] of [
    ["with documents", "Name;Course\nAnn;Maths\n;Art", "succeeded"],
    ["without documents", unfitting, "failed"],
  ] as const) {
    test(`is no shard of a job ${what}, even if its process ended before the clean-up`, async () => {
      const whole = await makeJob(sheet, false);
      assert.equal(whole.status, ended);
      await until(() => !existsSync(whole.shards));

      const killed = await makeJob(sheet, true);
      assert.equal(killed.status, ended);
      site.container.storage = storage;
      await sweep(site.container);
      assert.equal(existsSync(killed.shards), true, "somebody may still be at work on it");
      await sweep(site.container, later());
      assert.equal(existsSync(killed.shards), false);
      for (const { resultId } of killed.results) assert.ok((await site.download("v", resultId)).length > 0);
    });
  }

  test("is nothing from a lost worker that writes after the job ended", async () => {
    const { shards, jobId } = await makeJob("Name;Course\nAnn;Maths", false);
    await until(() => !existsSync(shards));
    await storage.write(`${jobFolder(jobId)}/shards/1/segment.zip`, [Buffer.from("late")]);
    assert.ok(existsSync(shards));
    await sweep(site.container, later());
    assert.equal(existsSync(shards), false);
  });
});

describe("results are named", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());

  for (const [filename, language, stem] of [
    ["Klasse 4b.csv", "de", "Klasse 4b"],
    [".people.csv", "en", "people"],
    [".csv", "en", "Certificate"],
    [".csv", "de", "Urkunde"],
    [". ..xlsx", "en", "Certificate"],
  ] as const) {
    test(`“${stem}” after a sheet called “${filename}”, in ${language}`, async () => {
      const { uploadId } = await site.upload("v", "Name;Course\nAnn;Maths\n;Art", filename);
      const output = { archive: true, combined: true };
      const { sessionId } = await createSession(site.container, "v", { uploadId, template: "certificate", output });
      const { jobId } = await startGeneration(site.container, "v", sessionId, language);
      const { results } = await site.finished("v", jobId);
      const problems = { en: "problems", de: "Probleme" }[language];
      assert.deepEqual(
        results.map(({ filename }) => filename),
        [`${stem}.zip`, `${stem}.pdf`, `${stem} - ${problems}.csv`],
      );
      const { info } = await readBack(await site.download("v", results[1]?.resultId ?? ""));
      assert.equal(info.Title, stem);
    });
  }
});

describe("a sweep", () => {
  test("keeps the shards of an unfinished job", async () => {
    const site = await openTestSite();
    const { sessionId } = await site.session("v", "Name;Course\nAnn;Maths", { template: "certificate" });
    const { jobId } = await startGeneration(site.container, "v", sessionId);
    const key = `${jobFolder(jobId)}/shards/1/documents.ndjson`;
    await site.container.storage.write(key, [Buffer.from("{}")]);
    await sweep(site.container, later());
    assert.equal(await site.container.storage.size(key), 2);
    await site.close();
  });
});

/** A member of a port; methods are bound to the original object. */
function bound(target: Storage, name: keyof Storage): unknown {
  const member = target[name];
  return typeof member === "function" ? member.bind(target) : member;
}
