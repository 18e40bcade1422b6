import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { RowCondition } from "#lib/contracts/sessions/row-conditions.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { readBack } from "../archive/pdf/read-back.fixture.ts";
import { unzip } from "../archive/unzip.fixture.ts";
import { AppError } from "../common/errors/app-error.ts";
import { startGeneration } from "../jobs/start-job.ts";
import { changeSession } from "../sessions/change-session.ts";
import { closeSession } from "../sessions/close-session.ts";
import { createSession } from "../sessions/create-session.ts";
import { openTestSite, type TestSite } from "./test-site.fixture.ts";

const sheet = [
  "Full name,Course,Status,Score",
  "Zoë Müller,Maths,Paid,12",
  "Bo Åkerlund,Logic,Cancelled,9",
  ",Optics,paid,50",
  "Łukasz Żak,Poetry,Free,77",
  ",Music,Cancelled,3",
  "Zoë Müller,Maths,Cancelled,12",
].join("\n");
const template = "certificate";
const notCancelled: RowCondition[] = [{ column: "Status", isNot: ["cancelled"] }];
const textOf = async (pdf: Uint8Array) => (await readBack(pdf)).pages.map(({ text }) => text).join("\n");

describe("rows chosen by conditions", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());

  const all = { from: 1, to: 6 };
  const change = ({ sessionId }: Pick<SessionResponse, "sessionId">, changes: object) =>
    changeSession(site.container, "v", { sessionId, ...changes });
  const filesOf = async (results: { kind: string; resultId: string }[]) => {
    const { resultId = "" } = results.find(({ kind }) => kind === "archive") ?? {};
    return unzip(await site.download("v", resultId));
  };

  test("are suggested if a few of all are marked as cancelled", async () => {
    const { rows, rowCounts, documentCount } = await site.session("v", `${sheet}\nIda,Logic,Paid,8`, { template });
    const cancelled = [{ column: "Status", values: ["Cancelled"], count: 3 }];
    assert.deepEqual(rowCounts, { of: 7, kept: 7, unclear: [], cancelled, unmet: [], shared: [] });
    assert.deepEqual([rows, documentCount], [{ from: 1, to: 7 }, 7]);
  });

  test("are in the check, the archive and the problems under their own row numbers", async () => {
    const session = await site.session("v", sheet, { template, rows: { ...all, where: notCancelled } });
    assert.deepEqual([session.documentCount, session.rows], [3, { ...all, where: notCancelled }]);
    assert.deepEqual(session.rowCounts, { of: 6, kept: 3, unclear: [], cancelled: [], unmet: [], shared: [] });
    assert.deepEqual(
      session.problems.map(({ row, code }) => [row, code]),
      [[3, "required_value_missing"]],
    );
    const { progress, results } = await site.made("v", session.sessionId);
    assert.deepEqual([progress.done, progress.failed], [2, 1]);
    const files = await filesOf(results);
    assert.deepEqual(
      files.map(({ name }) => name),
      ["Zoë Müller.pdf", "Łukasz Żak.pdf"],
    );
    const [first, last] = await Promise.all(files.map(({ data }) => textOf(data)));
    assert.ok(first?.includes("Maths") && last?.includes("Poetry") && last.includes("77"));
    const problems = results.find(({ kind }) => kind === "problems");
    const lines = (await site.download("v", problems?.resultId ?? "")).toString().trim().split("\r\n").slice(1);
    assert.equal(lines.length, 1);
    assert.match(lines[0] ?? "", /^"?3"?,/);
  });

  test("are the ones that the preview steps through", async () => {
    const session = await site.session("v", sheet, { template, rows: { from: 1, to: 5, where: notCancelled } });
    const shown = async (row: number) => {
      const { preview } = await change(session, { preview: { row } });
      return [preview?.row, preview?.previous, preview?.next, preview?.cells[0]];
    };
    assert.deepEqual(await shown(1), [1, null, 3, "Zoë Müller"]);
    assert.deepEqual(await shown(2), [3, 1, 4, ""]);
    assert.deepEqual(await shown(6), [4, 3, null, "Łukasz Żak"]);
    await change(session, { rows: null });
    assert.deepEqual(await shown(2), [2, 1, 3, "Bo Åkerlund"]);
  });

  test("change the preflight, and follow a corrected cell", async () => {
    const session = await site.session("v", sheet, { template });
    const chosen = await change(session, { rows: { ...all, where: notCancelled } });
    assert.equal(chosen.preflight?.total, 3);
    const corrections = [{ row: 2, column: "Status", value: "Free" }];
    const corrected = await change(session, { corrections });
    assert.deepEqual([corrected.documentCount, corrected.rowCounts.kept], [4, 4]);
  });

  test("stay with the next spreadsheet, and conditions on columns that it lacks are named", async () => {
    const where = [...notCancelled, { column: "Score", atLeast: 10 }];
    const session = await site.session("v", sheet, { template, rows: { ...all, where } });
    assert.equal(session.documentCount, 3);
    const next = "Full name,Course,Status\nAda,Logic,CANCELLED\nBea,Logic,Paid";
    const { uploadId } = await site.upload("v", next);
    const followed = await createSession(site.container, "v", { uploadId, template, from: session.sessionId });
    assert.deepEqual(followed.rows, { from: 1, to: 2, where: notCancelled });
    assert.deepEqual([followed.staleConditions, followed.documentCount], [[where[1]], 1]);
    const closed = await closeSession(site.container, "v", { sessionId: followed.sessionId, state: "closed" });
    assert.deepEqual([closed.rows, closed.staleConditions], [{ from: 1, to: 2 }, []]);
  });

  test("can't be chosen by a column that isn't there, and none of them can't be started", async () => {
    const refusedAt = (path: string) => (error: unknown) =>
      error instanceof AppError && error.code === "invalid_request" && error.errors?.[0]?.path === path;
    const session = await site.session("v", sheet, { template });
    const where = [{ column: "Statuss", filled: true }];
    await assert.rejects(change(session, { rows: { ...all, where } }), refusedAt("rows.where.0.column"));
    const both = { rows: { ...all, where: notCancelled }, values: { column: "Statuss" } };
    await assert.rejects(change(session, both), refusedAt("values.column"));
    assert.deepEqual((await change(session, {})).rows, session.rows);
    const none = await change(session, { rows: { ...all, where: [{ column: "Status", is: ["lost"] }] } });
    assert.deepEqual([none.documentCount, none.preview], [0, null]);
    await assert.rejects(startGeneration(site.container, "v", session.sessionId), {
      code: "no_documents",
      message: "No row meets your conditions. Change or remove them and try again.",
    });
  });

  test("can be chosen among a column's values, counted in the range", async () => {
    const session = await site.session("v", sheet, { template, rows: { from: 1, to: 5, where: notCancelled } });
    const { values } = await change(session, { values: { column: "Status" } });
    assert.deepEqual(values, {
      column: "Status",
      values: [
        { value: "Paid", count: 2 },
        { value: "Cancelled", count: 2 },
        { value: "Free", count: 1 },
      ],
      distinct: 3,
    });
  });

  test("of an invoice are its lines, and an invoice without some of its lines gets a warning", async () => {
    const lines = [
      "Invoice no,Customer,Item,Quantity,Unit price,Stock",
      "R-1,Bo & Co,Paper,2,3.00,yes",
      "R-1,Bo & Co,Ink,1,4.00,no",
      "R-2,Åse,Glue,1,7.00,no",
      "R-3,Ida,Wax,5,1.00,yes",
    ].join("\n");
    const rows = { from: 1, to: 4, where: [{ column: "Stock", is: ["yes"] }] };
    const settings = { company: "Kai & Co", sender: "Quay 1, Oslo" };
    const session = await site.session("v", lines, { template: "invoice", rows, settings });
    assert.deepEqual(
      [session.documentCount, session.problems.map(({ row, code, severity }) => [row, code, severity])],
      [2, [[1, "incomplete_document", "warning"]]],
    );
    const files = await filesOf((await site.made("v", session.sessionId)).results);
    assert.deepEqual(
      files.map(({ name }) => name),
      ["R-1.pdf", "R-3.pdf"],
    );
    const text = files[0] ? await textOf(files[0].data) : "";
    assert.ok(text.includes("Paper") && text.includes("6.00") && !text.includes("Ink"));
    const skipped = await site.session("v", lines, {
      ...{ template: "invoice", rows, settings },
      skip: ["incomplete_document"],
    });
    assert.deepEqual([skipped.documentCount, skipped.preflight?.checked], [2, 1]);
  });

  test("of an order are all or none, if its status is in its first row only, as in exports of shops", async () => {
    const orders = [
      "Invoice no,Financial Status,Customer,Item,Quantity,Unit price",
      "#1001,paid,Bo & Co,Mug,2,3.00",
      "#1001,,,Plate,1,4.00",
      "#1002,refunded,Åse,Lamp,1,7.00",
      "#1002,,,Bulb,3,1.00",
      "#1003,paid,Ida,Wax,5,1.00",
      "#1004,paid,Łukasz,Ink,5,1.00",
      "#1002,,,Cable,1,2.00",
    ].join("\n");
    const settings = { company: "Kai & Co", sender: "Quay 1, Oslo" };
    const session = await site.session("v", orders, { template: "invoice", settings });
    const marked = { column: "Financial Status", values: ["refunded"], count: 3 };
    assert.deepEqual(session.rowCounts.cancelled, [marked]);
    const column = "Financial Status";
    const { values } = await change(session, { values: { column } });
    assert.deepEqual(values?.values, [
      { value: "paid", count: 4 },
      { value: "refunded", count: 3 },
    ]);
    // From the middle of the refunded order.
    const rest = await change(session, { rows: { from: 4, to: 7, where: [{ column, isNot: ["Refunded"] }] } });
    assert.deepEqual([rest.documentCount, rest.rowCounts.kept, rest.problems], [2, 2, []]);
    for (const condition of [{ isNot: ["refunded"] }, { is: ["paid"] }, { isNot: ["refunded", ""], filled: true }]) {
      const rows = { from: 1, to: 7, where: [{ column, ...condition }] };
      const chosen = await change(session, { rows, preview: { row: 3 } });
      assert.deepEqual([chosen.documentCount, chosen.problems, chosen.rowCounts.shared], [3, [], [column]]);
      assert.deepEqual([chosen.preview?.row, chosen.preview?.previous, chosen.preview?.next], [5, 2, 6]);
    }
    const files = await filesOf((await site.made("v", session.sessionId)).results);
    assert.deepEqual(
      files.map(({ name }) => name),
      ["#1001.pdf", "#1003.pdf", "#1004.pdf"],
    );
    const text = files[0] ? await textOf(files[0].data) : "";
    assert.ok(text.includes("Mug") && text.includes("Plate") && text.includes("10.00"));
  });
});
