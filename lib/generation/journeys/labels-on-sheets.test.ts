import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { msg } from "#lib/messages/server-message.ts";
import { readBack } from "../archive/pdf/read-back.fixture.ts";
import { unzip } from "../archive/unzip.fixture.ts";
import { changeSession } from "../sessions/change-session.ts";
import { openTestSite, type TestSite } from "./test-site.fixture.ts";

const people = Array.from({ length: 100 }, (_, index) => `Žofie Nr${index + 1}x`);
const rows = people.map((name, index) => `${index === 9 || index === 50 ? "" : name};Kai ${index + 1};1010;Wien`);
const content = ["Name;Street;Postcode;City", ...rows].join("\n");
/** Too long for any label, which only the layout reveals. */
const unfitting = `${"Wolfeschlegelsteinhausenbergerdorff ".repeat(12).trim()};Kai;1010;Wien`;

describe("labels on sheets", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());

  test("fill a sheet that was begun and then whole ones, without the wrong rows", async () => {
    const session = await site.session("v", content, { template: "labels", settings: { sheet: "l7160", start: 8 } });
    assert.deepEqual([session.unit, session.documentCount, session.unmapped], ["sheet", 5, []]);
    assert.deepEqual(
      session.problems.map(({ rows, code }) => [rows, code]),
      [[[10, 51], "required_value_missing"]],
    );
    assert.deepEqual(session.missing, { labels: 2, sheets: [1, 3] });
    assert.deepEqual([session.output.archive, session.output.combined], [false, true]);

    const status = await site.made("v", session.sessionId);
    assert.deepEqual([status.status, status.unit, status.problemCount], ["succeeded", "sheet", 2]);
    assert.partialDeepStrictEqual(status.progress, { total: 5, done: 5, failed: 0 });
    const combined = status.results.find(({ kind }) => kind === "combined");
    const { pages } = await readBack(await site.download("v", combined?.resultId ?? ""));
    const found = pages.map(({ text }) => [...text.matchAll(/Nr(\d+)x/g)].map(([, number]) => Number(number)));
    assert.deepEqual(
      found.map(({ length }) => length),
      [14, 21, 21, 21, 21],
    );
    const right = people.map((_, index) => index + 1).filter((number) => number !== 10 && number !== 51);
    assert.deepEqual(found.flat(), right);
  });

  test("are one PDF to print once rows are on sheets, and a ZIP once they aren't, unless the visitor chose", async () => {
    const { sessionId } = await site.session("v", content, { template: "certificate" });
    const change = async (changes: object) => {
      const { output } = await changeSession(site.container, "v", { sessionId, ...changes });
      return { archive: output.archive, combined: output.combined };
    };
    const zip = { archive: true, combined: false };
    const single = { archive: false, combined: true };
    const both = { archive: true, combined: true };
    assert.deepEqual(await change({ template: "labels" }), single);
    assert.deepEqual(await change({ template: "badge" }), zip);
    assert.deepEqual(await change({ settings: { layout: "l7418" } }), single);
    assert.deepEqual(await change({ settings: { layout: "single" } }), zip);
    assert.deepEqual(await change({ settings: { layout: "l7418" }, output: both }), both);
    assert.deepEqual(await change({ settings: { layout: "single" } }), both);
    assert.deepEqual(await change({ template: "labels" }), single);
    assert.deepEqual(await change({ template: "badge" }), both);
  });

  test("are seen as the sheet of a row, wherever on it the row is", async () => {
    const { sessionId } = await site.session("v", content, { template: "labels" });
    const show = async (row: number) =>
      (await changeSession(site.container, "v", { sessionId, preview: { row } })).preview?.pages ?? [];
    const [first] = await show(1);
    assert.ok(first);
    assert.deepEqual(await show(22), [first]);
    const second = await show(23);
    assert.equal(second.length, 1);
    assert.notEqual(second[0], first);
  });

  test("skip a row whose text is too long, and report it", async () => {
    const lines = content.split("\n");
    lines[5] = unfitting;
    const output = { archive: true, combined: false };
    const { sessionId } = await site.session("v", lines.join("\n"), { template: "labels", output });
    const status = await site.made("v", sessionId);
    assert.ok(
      status.problems.some(({ row, code, field }) => row === 5 && code === "text_too_long" && field === "name"),
    );
    const archive = status.results.find(({ kind }) => kind === "archive");
    const entries = await unzip(await site.download("v", archive?.resultId ?? ""));
    assert.deepEqual(
      entries.map(({ name }) => name),
      ["Labels.pdf", "Labels (2).pdf", "Labels (3).pdf", "Labels (4).pdf", "Labels (5).pdf"],
    );
  });

  test("are refused where the sheet cannot be", async () => {
    const settings = { sheet: "custom", columns: 4 };
    await assert.rejects(site.session("v", content, { template: "labels", settings }), {
      errors: [{ path: "settings.columns", ...msg("labels.width", { right: 265, width: 210 }) }],
    });
  });
});
