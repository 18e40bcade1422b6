import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";
import { startGeneration } from "../jobs/start-job.ts";
import { changeSession } from "../sessions/change-session.ts";
import { openTestSite, type TestSite } from "./test-site.fixture.ts";

describe("how a spreadsheet is read", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
  });
  after(() => site.close());

  test("reads ambiguous dates and numbers by the locale, and says so", async () => {
    const rows = "Full name;Course;Date;Score\nAnn;Art;03/04/2026;1.234\nBo;Art;05/06/2026;2.345";
    const preview = { row: 1 };
    const { sessionId, source } = await site.session("v", rows, { template: "certificate" });
    assert.deepEqual(source.columns[2]?.dates, { order: "dmy", settledBy: "locale" });
    assert.deepEqual(source.columns[3]?.numbers, { decimal: ".", settledBy: "locale" });
    assert.equal(source.columns[0]?.dates, null);
    const change = (choices: object) => changeSession(site.container, "v", { sessionId, preview, ...choices });
    const american = await change({ output: { locale: "en-US" } });
    assert.deepEqual(american.source.columns[2]?.dates, { order: "mdy", settledBy: "locale" });
    const asked = await change({ dateOrder: "dmy" });
    assert.deepEqual(asked.source.columns[2]?.dates, { order: "dmy", settledBy: "request" });
    assert.notDeepEqual(asked.preview, american.preview);
    const found = await change({ dateOrder: null, output: { locale: "de-DE" } });
    assert.deepEqual(found.source.columns[2]?.dates, { order: "dmy", settledBy: "locale" });
    assert.deepEqual(found.source.columns[3]?.numbers, { decimal: ",", settledBy: "locale" });
  });

  test("reads a header of two lines, or of as many as requested", async () => {
    const rows = "Person;;Award;\nFull name;Course;Date;Score\nAnn;Art;2026-11-21;5\nBo;Art;2026-11-22;6";
    const { sessionId, source, unmapped } = await site.session("v", rows, { template: "certificate" });
    assert.deepEqual([source.headerRow, source.headerLines, source.rowCount, unmapped], [2, 2, 2, []]);
    assert.equal(source.columns[0]?.name, "Person Full name");
    const change = (choices: object) => changeSession(site.container, "v", { sessionId, ...choices });
    const one = await change({ headerRow: 2 });
    assert.deepEqual([one.source.headerLines, one.source.columns[0]?.name, one.unmapped], [1, "Full name", []]);
    const two = await change({ headerRow: 2, headerLines: 2 });
    assert.deepEqual([two.source.headerLines, two.source.columns[2]?.name], [2, "Award Date"]);
    assert.equal((await change({ headerRow: 0 })).source.headerLines, 0);
  });

  test("asks for an invoice's prices where the sheet has totals, and says why", async () => {
    const lines = "Invoice no,Customer,Item,Quantity,Line total\n1,Acme,Pen,3,300.00\n2,Bolt,Ink,2,50.00";
    const session = await site.session("v", lines, { template: "invoice" });
    assert.deepEqual([session.unmapped, session.mapping.unitPrice], [["unitPrice"], null]);
    assert.deepEqual(
      session.hints.map(({ field, message }) => [field, message.slice(0, 34)]),
      [["unitPrice", "“Line total” looks like a total, b"]],
    );
    await assert.rejects(
      startGeneration(site.container, "v", session.sessionId),
      (error) => error instanceof AppError && error.code === "mapping_incomplete",
    );
    const { hints } = await changeSession(site.container, "v", {
      sessionId: session.sessionId,
      mapping: { unitPrice: { text: "100" } },
    });
    assert.deepEqual(hints, []);
  });

  test("reads a file again for each choice, and returns to the detected options", async () => {
    const sheet = "Full name;Course;Date;Score\nŽofie;Maths;1.11.2026;007\nAnn;Maths;2.11.2026;007";
    const { sessionId } = await site.session("v", sheet, { template: "certificate", quote: "" });
    const change = (changes: object) => changeSession(site.container, "v", { sessionId, ...changes });
    const single = await change({ delimiter: "," });
    assert.deepEqual(single.reading, { quote: "", delimiter: "," });
    assert.deepEqual(single.source.firstRows[0]?.cells, ["Žofie;Maths;1.11.2026;007"]);
    const found = await change({ delimiter: null, quote: null });
    assert.deepEqual([found.reading, found.source.delimiter, found.source.quote], [{}, ";", '"']);
    assert.deepEqual(found.source.firstRows[0], {
      row: 1,
      sheetRow: 2,
      cells: ["Žofie", "Maths", "1.11.2026", "007"],
    });
    const far = {
      code: "no_rows",
      errors: [{ path: "headerRow", ...msg("sheet.noRowsBelow", { row: "90" }) }],
    };
    await assert.rejects(change({ headerRow: 90 }), far);
    assert.equal((await change({})).source.headerRow, 1);
  });
});
