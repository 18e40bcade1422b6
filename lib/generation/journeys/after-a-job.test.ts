import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { CreateSession } from "#lib/contracts/sessions/requests.ts";
import { unzip } from "../archive/unzip.fixture.ts";
import { AppError } from "../common/errors/app-error.ts";
import { readStatus } from "../jobs/job-status.ts";
import { startGeneration } from "../jobs/start-job.ts";
import { changeSession } from "../sessions/change-session.ts";
import { closeSession } from "../sessions/close-session.ts";
import { openTestSite, type TestSite } from "./test-site.fixture.ts";

const sheetOf = (names: string[]) => ["Full name,Course", ...names.map((name) => `${name},Maths`)].join("\n");
const people = Array.from({ length: 40 }, (_, index) => `Zoë ${index + 1}`);
const wrong = [3, 17, 40];
const withGaps = sheetOf(people.map((name, index) => (wrong.includes(index + 1) ? "" : name)));

const invoices = (prices: string[]) =>
  ["Invoice no,Customer,Item,Quantity,Unit price", ...prices.map((price, row) => `${row >> 1},A,B,1,${price}`)].join(
    "\n",
  );

describe("a job that has ended", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());

  async function make(content: string, choices: Omit<CreateSession, "uploadId">) {
    const session = await site.session("v", content, choices);
    return { session, status: await site.made("v", session.sessionId) };
  }
  const namesIn = async ({ status }: Awaited<ReturnType<typeof make>>) => {
    const entries = await unzip(await site.download("v", status.results[0]?.resultId ?? ""));
    return entries.map(({ name }) => name);
  };
  const find = (id: string, text: string) => readStatus(site.container, "v", id, { find: text });

  test("lists the documents of its archive by name, each with the number that opens it", async () => {
    const { status } = await make(sheetOf(people), { template: "certificate" });
    assert.equal(status.documents, undefined);
    const found = await find(status.jobId, "ZOE 4");
    assert.deepEqual(found.documents, [
      { number: 4, filename: "Zoë 4.pdf", row: 4 },
      { number: 14, filename: "Zoë 14.pdf", row: 14 },
      { number: 24, filename: "Zoë 24.pdf", row: 24 },
      { number: 34, filename: "Zoë 34.pdf", row: 34 },
      { number: 40, filename: "Zoë 40.pdf", row: 40 },
    ]);
    const all = await find(status.jobId, "");
    assert.deepEqual([all.documentsFound, all.documents?.length, all.newest], [40, 40, []]);
  });

  test("finds a document where all are one PDF, by its number in it", async () => {
    const output = { archive: false, combined: true };
    const { status } = await make(sheetOf(people), { template: "certificate", output });
    const { documents } = await find(status.jobId, "zoe 17");
    assert.deepEqual(documents, [{ number: 17, filename: "Zoë 17.pdf", row: 17 }]);
  });

  test("finds an invoice by its customer, who is not in its name", async () => {
    const lines = invoices(["1", "2", "3"]).replace("1,A,", "1,Wolfesch & Söhne,");
    const settings = { company: "Bo & Co", sender: "Quay 1, Oslo" };
    const { status } = await make(lines, { template: "invoice", settings });
    const { documents } = await find(status.jobId, "wolfesch sohne");
    assert.deepEqual(
      documents?.map(({ number, row }) => [number, row]),
      [[2, 3]],
    );
  });

  test("finds a label with its sheet and place", async () => {
    const names = people.map((name, index) => (index === 37 ? "Wolfesch, Anna" : name));
    const sheet = ["Name;Street", ...names.map((name) => `${name};Kai 1`)].join("\n");
    const { status } = await make(sheet, { template: "labels", settings: { sheet: "l7160", start: 3 } });
    const { documents, documentsFound } = await find(status.jobId, "anna wolf");
    assert.equal(documentsFound, 1);
    assert.partialDeepStrictEqual(documents, [{ number: 2, row: 38, place: 19, text: "Wolfesch, Anna Kai 1" }]);
    assert.equal((await find(status.jobId, "")).documentsFound, 2);
  });

  test("makes only the rows that failed of the corrected sheet, as the first ones were made", async () => {
    const settings = { title: "Diploma of Honour" };
    const first = await make(withGaps, {
      template: "certificate",
      settings,
      output: { filename: "A {recipient}.pdf" },
    });
    assert.equal(first.status.progress.failed, 3);
    const again = await make(sheetOf(people), { template: "certificate", failedIn: first.status.jobId });
    assert.deepEqual([again.session.failedIn, again.session.failedRows], [first.status.jobId, 3]);
    assert.deepEqual([again.session.documentCount, again.session.settings.title], [3, "Diploma of Honour"]);
    assert.deepEqual(await namesIn(again), ["A Zoë 3.pdf", "A Zoë 17.pdf", "A Zoë 40.pdf"]);
  });

  test("makes all rows where that is wanted after all, or the sheet has others", async () => {
    const { status } = await make(withGaps, { template: "certificate" });
    const failedIn = status.jobId;
    const { sessionId } = await site.session("v", sheetOf(people), { template: "certificate", failedIn });
    const whole = await changeSession(site.container, "v", { sessionId, failedIn: null });
    assert.deepEqual([whole.failedIn, whole.failedRows, whole.documentCount], [null, 0, 40]);
    const shorter = await site.session("v", sheetOf(["A", "B"]), { template: "certificate", failedIn });
    assert.deepEqual([shorter.failedIn, shorter.documentCount], [null, 2]);
  });

  test("creates a failed invoice again with all of its lines", async () => {
    const settings = { company: "Bo & Co", sender: "Quay 1, Oslo" };
    const first = await make(invoices(["1", "2", "3", "x", "5", "6"]), { template: "invoice", settings });
    assert.deepEqual([first.status.progress.done, first.status.progress.failed], [2, 1]);
    const right = invoices(["1", "2", "3", "4", "5", "6"]);
    const { session, status } = await make(right, { template: "invoice", failedIn: first.status.jobId });
    assert.deepEqual([session.documentCount, session.failedRows, status.progress.done], [1, 1, 1]);
  });

  test("fills one sheet with the labels that were left out", async () => {
    const labelsOf = (names: string[]) => ["Name;Street", ...names.map((name) => `${name};Kai 1`)].join("\n");
    const choices = { template: "labels", settings: { sheet: "l7160" } };
    const first = await make(labelsOf(people.map((name, index) => (wrong.includes(index + 1) ? "" : name))), choices);
    assert.deepEqual([first.status.progress.done, first.status.progress.failed], [2, 0]);
    const again = { template: "labels", failedIn: first.status.jobId, preview: { row: 17 } };
    const { session, status } = await make(labelsOf(people), again);
    assert.deepEqual([session.failedRows, session.documentCount, status.progress.done], [3, 1, 1]);
    assert.match(session.preview?.pages[0] ?? "", /^<svg/);
  });

  test("shows any row, also one that is not to be made", async () => {
    const { status } = await make(withGaps, { template: "certificate" });
    const choices = { template: "certificate", failedIn: status.jobId, preview: { row: 1 } };
    const { preview } = await site.session("v", sheetOf(people), choices);
    assert.match(preview?.pages[0] ?? "", /^<svg/);
  });

  test("reveals nothing about a job whose session is closed", async () => {
    const { session, status } = await make(withGaps, { template: "certificate" });
    await closeSession(site.container, "v", { sessionId: session.sessionId, state: "closed" });
    const isGone = (error: unknown) => error instanceof AppError && error.code === "gone";
    await assert.rejects(find(status.jobId, ""), isGone);
    const choices = { template: "certificate", failedIn: status.jobId };
    await assert.rejects(site.session("v", sheetOf(people), choices), isGone);
  });
});

test("names the documents that were made last, newest first", async () => {
  const site = await openTestSite();
  const { sessionId } = await site.session("v", sheetOf(people), { template: "certificate" });
  const { jobId } = await startGeneration(site.container, "v", sessionId);
  const sql = `INSERT INTO shards (job_id, number, state, attempt, documents, done, failed, parts, finished_at, newest)
    VALUES ($1, $2, 'done', 1, 1, 1, 0, 0, $2, $3)`;
  for (let shard = 1; shard <= 8; shard += 1) {
    const newest = shard === 8 ? null : JSON.stringify({ row: shard, name: `Zoë ${shard}` });
    await site.container.database.execute(sql, [jobId, shard, newest]);
  }
  const { newest } = await readStatus(site.container, "v", jobId);
  assert.deepEqual(
    newest.map(({ row, name }) => `${row} ${name}`),
    [7, 6, 5, 4, 3, 2].map((row) => `${row} Zoë ${row}`),
  );
  await site.close();
});
