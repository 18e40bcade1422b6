import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import type { ErrorCode } from "#lib/contracts/errors.ts";
import { readBack } from "../archive/pdf/read-back.fixture.ts";
import { unzip } from "../archive/unzip.fixture.ts";
import { AppError } from "../common/errors/app-error.ts";
import { until } from "../common/until.fixture.ts";
import { startJobRunner } from "../jobs/job-runner.ts";
import { readStatus } from "../jobs/job-status.ts";
import { startGeneration } from "../jobs/start-job.ts";
import { sweep } from "../jobs/sweep/sweep.ts";
import { changeSession } from "../sessions/change-session.ts";
import { closeSession } from "../sessions/close-session.ts";
import { createSession } from "../sessions/create-session.ts";
import { openTestSite, type TestSite } from "./test-site.fixture.ts";

const refusedWith = (code: ErrorCode) => (error: unknown) => error instanceof AppError && error.code === code;

const onePixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const header = "Full name;Course;Date;Score";
const names = Array.from({ length: 60 }, (_, index) => `Žofie Åkesson-${index + 1}`);
const sheet = [header, ...names.map((name, index) => `${name};Maths;${(index % 28) + 1}.11.2026;007`)].join("\n");

describe("the generation of documents", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());

  test("makes one PDF a row, in the order of the rows, and all of them as one", async () => {
    const settings = { issuer: "Nordlys Academy" };
    const session = await site.session("v", sheet, { template: "certificate", settings, output: { combined: true } });
    assert.deepEqual([session.unmapped, session.unset], [[], []]);
    assert.equal(session.documentCount, 60);
    const status = await site.made("v", session.sessionId);
    assert.equal(status.status, "succeeded");
    assert.deepEqual(status.progress.done, 60);
    const [archive, combined] = status.results;
    assert.ok(archive && combined && status.results.length === 2);

    const zip = await site.download("v", archive.resultId);
    assert.equal(zip.length, archive.bytes);
    const entries = await unzip(zip);
    assert.deepEqual(
      entries.map(({ name }) => name),
      names.map((name) => `${name}.pdf`),
    );
    for (const [index, { data }] of entries.entries()) {
      const { info, pages } = await readBack(data);
      const text = pages.map((page) => page.text).join("\n");
      assert.match(text, new RegExp(`${names[index]}\\b`));
      assert.match(text, new RegExp(`\\b${(index % 28) + 1} November 2026`));
      assert.match(text, /007/);
      assert.equal(info.Title, `Certificate for ${names[index]}`);
      assert.equal(info.Author, "Nordlys Academy");
    }
    const { pages } = await readBack(await site.download("v", combined.resultId));
    assert.equal(pages.length, 60);
    assert.match(pages[59]?.text ?? "", /Åkesson-60/);
    const [second] = entries.slice(1);
    assert.deepEqual(await site.download("v", archive.resultId, "2"), second?.data);
  });

  test("leaves out the documents whose texts do not fit, and says which texts", async () => {
    const long = "WWWW ".repeat(99).trim();
    const rows = ["Ann;Maths", `Bo;${long}`, "Cy;Art"].map((row) => `${row};;`);
    const session = await site.session("v", [header, ...rows].join("\n"), { template: "certificate" });
    const status = await site.made("v", session.sessionId);
    assert.deepEqual([status.status, status.progress.done, status.progress.failed], ["succeeded", 2, 1]);
    assert.deepEqual(
      status.problems.map(({ row, column, field, code }) => [row, column, field, code]),
      [[2, "Course", "course", "text_too_long"]],
    );
    const [archive] = status.results;
    const entries = await unzip(await site.download("v", archive?.resultId ?? ""));
    assert.deepEqual(
      entries.map(({ name }) => name),
      ["Ann.pdf", "Cy.pdf"],
    );
  });

  test("makes the right rows and names the wrong ones", async () => {
    const rows = sheet.split("\n");
    for (const [row, text] of [
      [3, ";Maths;1.11.2026;1"],
      [10, "Ann;;1.11.2026;1"],
      [20, "Bo;Maths;31.2.2026;1"],
    ] as const) {
      rows[row] = text;
    }
    const session = await site.session("v", rows.join("\n"), { template: "certificate" });
    assert.deepEqual(
      session.problems.map(({ row, code }) => [row, code]),
      [
        [3, "required_value_missing"],
        [10, "required_value_missing"],
        [20, "not_a_date"],
      ],
    );
    const status = await site.made("v", session.sessionId);
    assert.deepEqual([status.status, status.progress.done, status.progress.failed], ["succeeded", 57, 3]);
    const problems = status.results.find(({ kind }) => kind === "problems");
    const csv = (await site.download("v", problems?.resultId ?? "")).toString();
    assert.deepEqual(
      csv
        .split("\r\n")
        .slice(1, -1)
        .map((line) => line.split(",")[0]),
      ['"3"', '"10"', '"20"'],
    );
  });

  test("starts a session once, however often it is requested", async () => {
    const { sessionId } = await site.session("v", sheet, { template: "certificate" });
    const jobs = await Promise.all([1, 2, 3].map(() => startGeneration(site.container, "v", sessionId)));
    assert.equal(new Set(jobs.map(({ jobId }) => jobId)).size, 1);
    await site.finished("v", jobs[0]?.jobId ?? "");
    await assert.rejects(
      changeSession(site.container, "v", { sessionId, settings: { title: "Other" } }),
      refusedWith("session_started"),
    );
  });

  test("does not start what would make nothing", async () => {
    const unmapped = await site.session("v", "Colour;Shape\nred;round", {
      template: "certificate",
      mapping: { recipient: null, course: null },
    });
    assert.deepEqual(unmapped.unmapped, ["recipient", "course"]);
    await assert.rejects(startGeneration(site.container, "v", unmapped.sessionId), refusedWith("mapping_incomplete"));
    const wrong = await site.session("v", `${header}\n;Maths;;\n;Art;;`, { template: "certificate" });
    await assert.rejects(startGeneration(site.container, "v", wrong.sessionId), refusedWith("no_documents"));
  });

  test("answers another visitor as for an unknown id", async () => {
    const session = await site.session("v", sheet, { template: "certificate" });
    const { jobId } = await startGeneration(site.container, "v", session.sessionId);
    await assert.rejects(readStatus(site.container, "w", jobId), refusedWith("not_found"));
    await assert.rejects(
      changeSession(site.container, "w", { sessionId: session.sessionId }),
      refusedWith("not_found"),
    );
    await assert.rejects(
      closeSession(site.container, "w", { sessionId: session.sessionId, state: "closed" }),
      refusedWith("not_found"),
    );
    await site.finished("v", jobId);
  });

  test("deletes everything of a session that is closed", async () => {
    const session = await site.session("v", sheet, { template: "certificate" });
    const status = await site.made("v", session.sessionId);
    const files = join(site.container.config.dataDir, "files");
    assert.ok(existsSync(join(files, "jobs", status.jobId)) && existsSync(join(files, "uploads", session.uploadId)));
    const closed = await closeSession(site.container, "v", { sessionId: session.sessionId, state: "closed" });
    assert.doesNotMatch(JSON.stringify(closed), /Åkesson/);
    assert.equal(closed.state, "closed");
    assert.ok(!existsSync(join(files, "jobs", status.jobId)) && !existsSync(join(files, "uploads", session.uploadId)));
    await assert.rejects(readStatus(site.container, "v", status.jobId), refusedWith("gone"));
    await assert.rejects(site.download("v", status.results[0]?.resultId ?? ""), refusedWith("gone"));
    await assert.rejects(
      changeSession(site.container, "v", { sessionId: session.sessionId, rows: { from: 1, to: 2 } }),
      refusedWith("session_closed"),
    );
    assert.deepEqual(
      await closeSession(site.container, "v", { sessionId: session.sessionId, state: "closed" }),
      closed,
    );
  });

  test("keeps a sheet that another session is made from", async () => {
    const one = await site.session("v", sheet, { template: "certificate" });
    await site.made("v", one.sessionId);
    const { uploadId, template } = one;
    const others = await createSession(site.container, "v", {
      uploadId,
      template: template.id,
      rows: { from: 1, to: 2 },
    });
    await closeSession(site.container, "v", { sessionId: one.sessionId, state: "closed" });
    const status = await site.made("v", others.sessionId);
    assert.deepEqual([status.status, status.progress.done], ["succeeded", 2]);
    await closeSession(site.container, "v", { sessionId: others.sessionId, state: "closed" });
    await assert.rejects(createSession(site.container, "v", { uploadId, template: template.id }), refusedWith("gone"));
  });

  test("deletes unfinished documents when their session is closed", async () => {
    const rows = Array.from({ length: 3_000 }, (_, row) => `Ann ${row};Maths;;`);
    const session = await site.session("v", [header, ...rows].join("\n"), { template: "certificate" });
    const { jobId } = await startGeneration(site.container, "v", session.sessionId);
    await until(async () => (await readStatus(site.container, "v", jobId)).progress.done > 0);
    await closeSession(site.container, "v", { sessionId: session.sessionId, state: "closed" });
    assert.equal((await readStatus(site.container, "v", jobId)).status, "canceled");
    const scratch = join(site.container.config.dataDir, "scratch");
    await until(() => readdirSync(scratch).length === 0);
    await until(() => !existsSync(join(site.container.config.dataDir, "files/jobs", jobId)));
  });

  test("keeps one visitor's picture from another's", async () => {
    const png = Buffer.from(onePixel, "base64");
    const logo = await site.upload("v", png, "logo.png");
    const link = (href: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="${href}" width="9" height="9"/></svg>`;
    await site.session("v", sheet, { template: "certificate", settings: { logo: logo.uploadId }, preview: { row: 1 } });
    for (const href of ["logo.png", "/pictures/logo.png", `${logo.sha256}.png`, "http://localhost/a.png"]) {
      await assert.rejects(site.upload("w", link(href), "logo.svg"), refusedWith("damaged_file"), href);
    }
    await assert.rejects(
      site.session("w", sheet, { template: "certificate", settings: { logo: logo.uploadId } }),
      refusedWith("not_found"),
    );
    assert.equal((await site.upload("w", link(`data:image/png;base64,${onePixel}`), "logo.svg")).kind, "image");
  });

  test("leaves nothing behind of a file that it refuses", async () => {
    const before = readdirSync(join(site.container.config.dataDir, "files/uploads")).length;
    await assert.rejects(site.upload("v", ""), refusedWith("empty_file"));
    await assert.rejects(site.upload("v", header), refusedWith("no_rows"));
    await assert.rejects(site.upload("v", Buffer.from("PK\x03\x04 not a zip")), AppError);
    assert.equal(readdirSync(join(site.container.config.dataDir, "files/uploads")).length, before);
    await site.container.background.settled();
    assert.deepEqual(readdirSync(join(site.container.config.dataDir, "scratch")), []);
  });
});

test("sweeps what has expired, files and rows, and says for a while that it is gone", async (t) => {
  // 36 s: more than a busy machine needs from the upload to the job.
  const site = await openTestSite({ RETENTION_HOURS: "0.01" });
  t.after(() => site.close());
  const engine = startJobRunner(site.container);
  t.after(() => engine.stop());
  const session = await site.session("v", sheet, { template: "certificate" });
  const { jobId } = await startGeneration(site.container, "v", session.sessionId);
  await engine.stop();
  await sweep(site.container, Date.now() + 60_000);
  const files = join(site.container.config.dataDir, "files");
  assert.deepEqual(readdirSync(join(files, "uploads")), []);
  assert.ok(!existsSync(join(files, "jobs", jobId)));
  await assert.rejects(changeSession(site.container, "v", { sessionId: session.sessionId }), refusedWith("gone"));
  await sweep(site.container, Date.now() + 30 * 24 * 3_600_000);
  await assert.rejects(readStatus(site.container, "v", jobId), refusedWith("not_found"));
});
