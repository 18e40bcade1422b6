import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openTestSite } from "../../journeys/test-site.fixture.ts";
import { makeWorkbook } from "../../spreadsheet/workbook/make-workbook.fixture.ts";
import { changeSession } from "../change-session.ts";

const site = await openTestSite();
after(() => site.close());

const rows = (count: number, cells: (index: number) => (string | number)[]) =>
  Array.from({ length: count }, (_, index) => cells(index));
const workbook = makeWorkbook([
  { name: "Log", rows: [["Time", "Door", "Badge"], ...rows(30, (index) => [`${index}:00`, "North", index])] },
  { name: "Guests", rows: [["Name", "Company", "Role"], ...rows(12, (index) => [`Ann ${index}`, "Marten", "Guest"])] },
  { name: "Courses", rows: [["Full name", "Course"], ...rows(12, (index) => [`Bo ${index}`, "Maths"])] },
]);

test("of a workbook with several tables, the one that fits the template is read, and stays", async () => {
  const badges = await site.session("v", workbook, { template: "badge" });
  assert.deepEqual([badges.source.sheet, badges.unmapped], ["Guests", []]);
  assert.deepEqual(badges.source.dataSheets, ["Log", "Guests", "Courses"]);
  const { sessionId } = badges;
  const read = (changes: object) => changeSession(site.container, "v", { sessionId, ...changes });
  assert.equal((await read({ template: "certificate" })).source.sheet, "Guests");
  assert.equal((await read({ sheet: "Courses" })).source.sheet, "Courses");
  assert.equal((await site.session("v", workbook, { template: "certificate" })).source.sheet, "Courses");
  assert.equal((await site.session("v", workbook, { template: "badge", sheet: "Log" })).source.sheet, "Log");
});
