import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { AppError } from "../../common/errors/app-error.ts";
import { readStatus } from "../../jobs/job-status.ts";
import { sweep } from "../../jobs/sweep/sweep.ts";
import { changeSession } from "../../sessions/change-session.ts";
import { closeSession } from "../../sessions/close-session.ts";
import { createSession } from "../../sessions/create-session.ts";
import { openTestSite, type TestSite } from "../test-site.fixture.ts";

const rows = Array.from({ length: 200 }, (_, row) => `Ann ${row},Course ${row}`);
const sheet = ["Full name,Course", ...rows].join("\n");
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const template = "certificate";
const rounds = 25;

describe("a session that is closed while others use its uploads", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
  });
  after(() => site.close());

  /**
   * The outcome of each request that runs into a close, in rounds with increasing pauses in between. On a busy machine,
   * some get `busy`.
   */
  async function outcomes(begin: (open: Awaited<ReturnType<TestSite["session"]>>) => Promise<unknown>) {
    const seen: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { uploadId: logo } = await site.upload("v", picture, "logo.png");
      const open = await site.session("v", sheet, { template, settings: { logo } });
      const request = begin(open).then(
        () => "done",
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      );
      await sleep(round);
      await closeSession(site.container, "v", { sessionId: open.sessionId, state: "closed" });
      seen.push(await request);
    }
    return seen;
  }

  const others = (seen: string[], expected: string[]) => seen.filter((outcome) => !expected.includes(outcome));

  test("answers one that makes another session of them", async () => {
    const seen = await outcomes(({ uploadId, settings: { logo = null } }) =>
      createSession(site.container, "v", { uploadId, template, settings: { logo }, preview: { row: 9 } }),
    );
    assert.deepEqual(others(seen, ["done", "gone", "busy"]), []);
  });

  test("answers a change that checks the rows or reads the file again", async () => {
    const changes = [{ mapping: { course: { text: "All of {Course}" } } }, { quote: "" as const }, { headerRow: 2 }];
    let round = 0;
    const seen = await outcomes(({ sessionId }) => {
      round += 1;
      return changeSession(site.container, "v", { sessionId, ...changes[round % changes.length] });
    });
    assert.deepEqual(others(seen, ["done", "gone", "session_closed", "busy"]), []);
  });

  test("answers one that asks for another preview", async () => {
    const seen = await outcomes(({ sessionId }) =>
      Promise.all([1, 50, 200].map((row) => changeSession(site.container, "v", { sessionId, preview: { row } }))),
    );
    assert.deepEqual(others(seen, ["done", "gone", "session_closed", "busy"]), []);
  });

  test("answers one that opens a result, or a document of it", async () => {
    const { sessionId } = await site.session("v", sheet, { template, output: { combined: true } });
    site.work();
    const { jobId, results } = await site.made("v", sessionId);
    rmSync(join(site.container.config.dataDir, "files/jobs", jobId), { recursive: true });
    for (const { resultId, kind } of results) {
      for (const document of kind === "archive" ? [undefined, "1", "200"] : [undefined]) {
        await assert.rejects(site.download("v", resultId, document), { name: "AppError", code: "gone" });
      }
    }
    await assert.rejects(readStatus(site.container, "v", jobId, { find: "Ann" }), { name: "AppError", code: "gone" });
  });

  test("has a sweep find the results that have lost their files, and end them alone", async () => {
    const { sessionId } = await site.session("v", sheet, { template, output: { combined: true } });
    const { jobId, results } = await site.made("v", sessionId);
    const [archive, combined] = results;
    rmSync(join(site.container.config.dataDir, "files/jobs", jobId, "results-0/combined"), { recursive: true });
    await sweep(site.container);
    const sql = "SELECT id, expires_at AS expiry FROM results WHERE job_id = $1 AND expires_at > $2";
    const Rows = z.object({ id: z.string() });
    const left = await site.container.database.query(Rows, sql, [jobId, Date.now()]);
    assert.deepEqual(
      left.map(({ id }) => id),
      [archive?.resultId],
    );
    await assert.rejects(site.download("v", combined?.resultId ?? ""), { code: "gone" });
    assert.equal((await site.download("v", archive?.resultId ?? "")).length, archive?.bytes);
  });

  test("says so at every point at which the files can vanish", async () => {
    const { uploadId, sessionId } = await site.session("v", sheet, { template });
    const folder = join(site.container.config.dataDir, "files/uploads", uploadId);
    const { storage } = site.container;
    const local = storage.local.bind(storage);
    // Here the file is deleted before the worker process opens it.
    storage.local = async (key) => {
      const file = await local(key);
      rmSync(folder, { recursive: true, force: true });
      return file;
    };
    try {
      const gone = { name: "AppError", code: "gone" };
      await assert.rejects(changeSession(site.container, "v", { sessionId, preview: { row: 1 } }), gone);
      await assert.rejects(changeSession(site.container, "v", { sessionId, quote: "" }), gone);
    } finally {
      storage.local = local;
    }
  });
});
