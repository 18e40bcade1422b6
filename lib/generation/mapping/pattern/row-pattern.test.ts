import assert from "node:assert/strict";
import { test } from "node:test";
import type { Mapping } from "#lib/contracts/sessions/choices.ts";
import type { Cell } from "../../spreadsheet/table.ts";
import { compileFit } from "../fit/compile-fit.ts";
import { certificate, columns, fitOf, invoice, rowOf } from "../mapping.fixture.ts";

const sheet = columns({ "Full name": "text", Course: "text", Date: "date", Score: "number" });

/** A certificate's values for a row, with `text` as the setting of that name. */
function fitText(
  text: string,
  cells: Cell[],
  { mapping = {}, locale = "en-GB" }: { mapping?: Mapping; locale?: string } = {},
) {
  const base = fitOf(certificate, sheet, mapping);
  const fit = compileFit({ ...base, settings: { ...base.settings, text }, output: { ...base.output, locale } });
  const { settings, values, problems } = fit(rowOf(1, ...cells));
  return {
    text: settings.text,
    values,
    problems: problems.map(({ code, severity, column, field }) => [code, severity, column, field]),
  };
}

const ann: Cell[] = ["Ann Lee", "First aid", "21/11/2026", "92"];

test("filters read a column's cells, and a field's through the column that it is mapped to", () => {
  const text = '{Date | date: "d.M.yy"}, {date | date: "EEEE"}, {date | upper}, {score | percent}, {recipient | lower}';
  assert.deepEqual(fitText(text, ann).text, "21.11.26, Saturday, 21 NOVEMBER 2026, 92%, ann lee");
  const workbook: Cell[] = ["Ann", "Art", { kind: "date", value: "2026-11-21", text: "Nov-26" }, "1"];
  assert.equal(fitText(text, workbook, { locale: "pl-PL" }).text, "21.11.26, sobota, 21 LISTOPADA 2026, 1%, ann");
});

test("a field with its own text is filtered unchanged", () => {
  const mapping: Mapping = { course: { text: "{Course} {Score}" } };
  assert.equal(fitText("{course | upper}|{course | number}", ann, { mapping }).text, "FIRST AID 92|First aid 92");
  assert.deepEqual(fitText("{course | number}", ann, { mapping }).problems, [
    ["not_a_number", "warning", null, "course"],
  ]);
});

test("a default keeps the text around an empty value, which then counts as filled", () => {
  const noCourse: Cell[] = ["Ann", "", "", ""];
  assert.equal(fitText('{Full name} ({Course | default: "none"})', noCourse).text, "Ann (none)");
  assert.equal(fitText("{Full name} ({Course | upper})", noCourse).text, "Ann");
  assert.equal(fitText('{Full name}, {Score | plural: one "# point", other "# points"}', noCourse).text, "Ann");
  const { values, problems } = fitText("", noCourse, {
    mapping: { course: { text: '{Course | default: "any course"}' } },
  });
  assert.deepEqual([values.course, problems], ["any course", []]);
});

test("a field made of one filtered name keeps its type", () => {
  const table = columns({
    No: "text",
    Customer: "text",
    Item: "text",
    Quantity: "number",
    Price: "number",
    Day: "date",
  });
  const mapping: Mapping = {
    number: { column: "No" },
    quantity: { text: '{Quantity | default: "1"}' },
    unitPrice: { text: "{Price | number: 2}" },
    date: { text: "{Day | date: short}" },
  };
  const base = fitOf(invoice, table, mapping);
  const fit = compileFit({ ...base, output: { ...base.output, locale: "de-DE" } });
  const row = rowOf(1, "7", "Ann", "Pen", "", "1,234.567", { kind: "date", value: "2026-11-21", text: "21 Nov" });
  const { values, problems } = fit(row);
  assert.deepEqual([values.quantity, values.unitPrice, values.date], ["1", "1234.57", "21. November 2026"]);
  assert.deepEqual(problems, []);
});

test("a value that a filter cannot read gets one warning, however many texts show it", () => {
  const cells: Cell[] = ["Ann", "Art", "", "most"];
  const { text, problems } = fitText("{Score | number: 1} {Score | plural: other '#'}", cells, {
    mapping: { score: null },
  });
  assert.equal(text, "most most");
  assert.deepEqual(problems, [["not_a_number", "warning", "Score", null]]);
});

test("file names are filtered too", () => {
  const base = fitOf(certificate, sheet);
  const output = { ...base.output, filename: '{Date | date: "yyyy-MM-dd"} {Full name | lower}.pdf' };
  assert.equal(compileFit({ ...base, output })(rowOf(1, ...ann)).filename, "2026-11-21 ann lee");
});
