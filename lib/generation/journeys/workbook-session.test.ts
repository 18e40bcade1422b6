import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { changeSession } from "../sessions/change-session.ts";
import { makeZip, sheetXml, workbookEntries } from "../spreadsheet/workbook/make-workbook.fixture.ts";
import { openTestSite, type TestSite } from "./test-site.fixture.ts";

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const header = `<row>${text("Full name")}${text("Course")}</row>`;
const row = (name: string, course: string, more = "") => `<row${more}>${text(name)}${course}</row>`;

describe("a session with a workbook", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
  });
  after(() => site.close());

  test("reports hidden rows and sheets, and reads them on request", async () => {
    const shown = `${header}${row("Ann", text("Maths"))}${row("Bo", text("Maths"), ' hidden="1"')}`;
    const sheets = [
      { name: "Shown", xml: sheetXml(shown) },
      { name: "Secret", state: "veryHidden", xml: sheetXml(`${header}${row("Eve", text("Art"))}`) },
    ];
    const { sessionId, source } = await site.session("v", makeZip(workbookEntries({ sheets })), {
      template: "certificate",
    });
    assert.deepEqual([source.sheet, source.sheets], ["Shown", ["Shown", "Secret"]]);
    assert.deepEqual([source.hiddenSheets, source.hiddenRows, source.rowCount], [["Secret"], 1, 1]);

    const all = await changeSession(site.container, "v", { sessionId, hiddenRows: true });
    assert.deepEqual([all.source.hiddenRows, all.source.rowCount, all.documentCount], [0, 2, 2]);

    const secret = await changeSession(site.container, "v", { sessionId, sheet: "Secret" });
    assert.deepEqual([secret.source.sheet, secret.source.columns[0]?.samples], ["Secret", ["Eve"]]);
  });

  test("warns of a number that has lost digits, and makes its document", async () => {
    const xml = sheetXml(`${header}${row("Ann", "<c><v>12345678901234567890</v></c>")}`);
    const workbook = makeZip(workbookEntries({ sheets: [{ name: "a", xml }] }));
    const session = await site.session("v", workbook, { template: "certificate" });
    assert.equal(session.documentCount, 1);
    assert.deepEqual(
      session.problems.map(({ row, column, code, severity }) => [row, column, code, severity]),
      [[1, "Course", "number_not_exact", "warning"]],
    );
  });
});
