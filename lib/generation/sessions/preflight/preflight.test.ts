import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { z } from "zod";
import type { ErrorCode } from "#lib/contracts/errors.ts";
import type { SessionId } from "#lib/contracts/ids.ts";
import { AppError } from "../../common/errors/app-error.ts";
import { ownName } from "../../common/process-name.ts";
import { until } from "../../common/until.fixture.ts";
import { startGeneration } from "../../jobs/start-job.ts";
import { sweep } from "../../jobs/sweep/sweep.ts";
import { openTestSite, type TestSite } from "../../journeys/test-site.fixture.ts";
import { claimPreflight, findPreflight, isAbandoned, savePreflight } from "../../records/preflights.ts";
import { changeSession } from "../change-session.ts";
import { closeSession } from "../close-session.ts";

const refusedWith = (code: ErrorCode) => (error: unknown) => error instanceof AppError && error.code === code;

const sheetOf = (rows: number) =>
  ["Full name,Course", ...Array.from({ length: rows }, (_, index) => `Ann ${index + 1},Bookbinding`)].join("\n");

describe("the preflight of a session", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
  });
  after(() => site.close());

  const read = (visitor: string, sessionId: SessionId) => changeSession(site.container, visitor, { sessionId });

  const checked = (visitor: string, sessionId: SessionId) =>
    until(async () => {
      const session = await read(visitor, sessionId);
      return session.preflight?.state !== "running" && session;
    });

  const rowsOf = (sessionId: SessionId) =>
    site.container.database.query(
      z.object({ state: z.string() }),
      "SELECT state FROM preflights WHERE session_id = $1",
      [sessionId],
    );

  test("runs when a session is created, and reports how many documents are valid when done", async () => {
    const sheet = `${sheetOf(300)}\n,Bookbinding`;
    const session = await site.session("v", sheet, { template: "certificate" });
    assert.deepEqual(session.preflight, { state: "running", checked: 1, total: 301, right: 0 });
    assert.equal(session.problemCount, 1);
    const { preflight, problemCount } = await checked("v", session.sessionId);
    assert.deepEqual(preflight, { state: "done", checked: 301, total: 301, right: 300 });
    assert.equal(problemCount, 1);
  });

  test("lays out invoices of several rows as one document each", async () => {
    const header = "Invoice no,Customer,Item,Quantity,Unit price";
    const lines = ["1,Ann,Paper,2,3", "1,Ann,Ink,1,4", "2,Bo,Paper,1,3"];
    const { sessionId } = await site.session("v", [header, ...lines].join("\n"), { template: "invoice" });
    assert.deepEqual((await checked("v", sessionId)).preflight, { state: "done", checked: 2, total: 2, right: 2 });
  });

  test("restarts when the documents change, but not when their file names do", async () => {
    const { sessionId } = await site.session("v", sheetOf(30), { template: "certificate" });
    await checked("v", sessionId);
    const renamed = await changeSession(site.container, "v", { sessionId, output: { filename: "{Full name} 1" } });
    assert.equal(renamed.preflight?.state, "done");
    const changed = await changeSession(site.container, "v", { sessionId, rows: { from: 1, to: 20 } });
    assert.deepEqual(changed.preflight, { state: "running", checked: 0, total: 20, right: 0 });
    assert.equal((await checked("v", sessionId)).preflight?.right, 20);
  });

  test("reuses nothing from an aborted run when the session changes back", async () => {
    const { sessionId } = await site.session("v", sheetOf(500), { template: "certificate" });
    await checked("v", sessionId);
    const { database } = site.container;
    const claim = async (fingerprint: string) => {
      const claimed = await claimPreflight(database, "v", sessionId, fingerprint);
      assert.ok(claimed);
      return claimed;
    };
    const stopped = await claim("A");
    const other = await claim("B");
    const current = await claim("A");
    const progress = { ...current.progress, shards: 1, checked: 300, right: 300 };
    assert.ok(await savePreflight(database, "v", sessionId, { ...current, progress }, "running"));
    for (const late of [stopped, other]) {
      for (const next of ["running", "release", "failed", "done"] as const) {
        assert.equal(await savePreflight(database, "v", sessionId, late, next), false, next);
      }
    }
    const layout = await findPreflight(database, "v", sessionId);
    assert.ok(layout && !isAbandoned(layout));
    assert.deepEqual([layout.fingerprint, layout.checked], ["A", 300]);
    assert.equal(await claimPreflight(database, "v", sessionId, "A"), null);
  });

  test("is resumed where a process that has ended left it", async () => {
    // Of a visitor whose other sessions no process is working on.
    const { sessionId } = await site.session("u", sheetOf(500), { template: "certificate" });
    const { preflight: done } = await checked("u", sessionId);
    const leaveTo = (owner: string) =>
      site.container.database.execute(
        `UPDATE preflights SET state = 'running', shards = 1, checked = 300, right_count = 300, lease_until = $1,
         owner = $2 WHERE session_id = $3`,
        [Date.now() + 60_000, owner, sessionId],
      );
    await leaveTo("1.another-machine.0");
    const { preflight: elsewhere } = await read("u", sessionId);
    await site.container.background.settled();
    assert.deepEqual((await read("u", sessionId)).preflight, elsewhere);
    assert.deepEqual(elsewhere, { state: "running", checked: 300, total: 500, right: 300 });

    await leaveTo(ownName.replace(/^\d+/, "999999999"));
    assert.deepEqual((await checked("u", sessionId)).preflight, done);
  });

  test("works on one session per visitor at a time", async () => {
    const first = await site.session("w", sheetOf(2_000), { template: "certificate" });
    const second = await site.session("w", sheetOf(3), { template: "certificate" });
    assert.deepEqual(await rowsOf(second.sessionId), []);
    assert.equal((await checked("w", second.sessionId)).preflight?.right, 3);
    assert.deepEqual(await rowsOf(first.sessionId), [{ state: "done" }]);
  });

  test("runs although twenty visitors of another address have filled this process with theirs", async () => {
    const { background } = site.container;
    const endless = (signal: AbortSignal) =>
      new Promise<void>((ended) => signal.addEventListener("abort", () => ended()));
    const names = Array.from({ length: 20 }, (_, index) => `school ${index}`);
    for (const visitor of names) background.for({ address: "school", visitor }).begin(visitor, endless);
    const { sessionId } = await site.session("y", sheetOf(3), { template: "certificate" });
    assert.equal((await rowsOf(sessionId)).length, 1);
    for (const name of names) background.end(name);
  });

  test("ends with its session and leaves nothing behind", async () => {
    const { sessionId } = await site.session("v", sheetOf(2_000), { template: "certificate" });
    const closed = await closeSession(site.container, "v", { sessionId, state: "closed" });
    assert.equal(closed.preflight, null);
    await site.container.background.settled();
    assert.deepEqual(await rowsOf(sessionId), []);
  });

  test("ends when the session is started, unless it is done", async () => {
    const long = await site.session("v", sheetOf(2_000), { template: "certificate" });
    await startGeneration(site.container, "v", long.sessionId);
    assert.equal((await read("v", long.sessionId)).preflight, null);
    await site.container.background.settled();
    assert.deepEqual(await rowsOf(long.sessionId), []);

    const short = await site.session("v", sheetOf(2), { template: "certificate" });
    await checked("v", short.sessionId);
    await startGeneration(site.container, "v", short.sessionId);
    assert.equal((await read("v", short.sessionId)).preflight?.state, "done");
  });

  test("ends at once when the session is started: the job needs the processor", async () => {
    const { sessionId } = await site.session("v", sheetOf(10), { template: "certificate" });
    let isEnded = false;
    const untilEnded = (signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        signal.addEventListener("abort", () => {
          isEnded = true;
          resolve();
        });
      });
    site.container.background.for("site").begin(sessionId, untilEnded);
    await startGeneration(site.container, "v", sessionId);
    assert.equal(isEnded, true);
  });

  test("ends at once if no row can become a document", async () => {
    const { preflight } = await site.session("v", "Full name,Course\n,Maths", { template: "certificate" });
    assert.deepEqual(preflight, { state: "done", checked: 1, total: 1, right: 0 });
    const unmapped = await site.session("v", "a,b\n1,2", { template: "certificate" });
    assert.deepEqual(unmapped.preflight, { state: "done", checked: 1, total: 1, right: 0 });
  });

  test("keeps a session without valid documents from being started", async () => {
    const { sessionId } = await site.session("v", sheetOf(2), { template: "certificate" });
    await checked("v", sessionId);
    await site.container.database.execute("UPDATE preflights SET right_count = 0 WHERE session_id = $1", [sessionId]);
    await assert.rejects(startGeneration(site.container, "v", sessionId), refusedWith("no_documents"));
  });

  test("is deleted with its expired session", async () => {
    const { sessionId } = await site.session("v", sheetOf(2), { template: "certificate" });
    await checked("v", sessionId);
    await sweep(site.container, Date.now() + 48 * 3_600_000);
    assert.deepEqual(await rowsOf(sessionId), []);
  });

  test("warns about documents with the same file name", async () => {
    const sheet = "Full name,Course\nAnn,Maths\nann,Maths\nBo,Maths";
    const { problems, preflight } = await site.session("x", sheet, { template: "certificate" });
    assert.deepEqual(
      problems.map(({ row, code, severity, message }) => ({ row, code, severity, message })),
      [
        {
          row: 2,
          code: "duplicate_file_name",
          severity: "warning",
          message: "Another document’s file is already named “ann.pdf”, so this one is named “ann (2).pdf”.",
        },
      ],
    );
    assert.equal(preflight?.total, 3);
    const combined = { archive: false, combined: true };
    const only = await site.session("x", sheet, { template: "certificate", output: combined });
    assert.equal(only.problemCount, 0);
    const pages = [{ width: 210, height: 297, background: null }];
    const design = { version: 1 as const, pages, sheet: null, elements: [] };
    const begun = await site.session("x", sheet, { template: "design", design });
    assert.equal(begun.problemCount, 0);
  });
});
