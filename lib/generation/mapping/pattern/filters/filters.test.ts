import assert from "node:assert/strict";
import { test } from "node:test";
import type { Cell } from "#lib/generation/spreadsheet/table.ts";
import { shownText } from "../../values/clean-text.ts";
import { nameScope } from "../name-scope.ts";
import { parsePattern } from "../parse-pattern.ts";
import { applyFilters } from "./apply-filters.ts";
import { filterCases } from "./filter-cases.fixture.ts";

const scope = nameScope([{ name: "Value" }], []);

function filtered(filters: string, cell: Cell, locale: string): { text: string; unreadable: string[] } {
  const [hole] = parsePattern(`{Value | ${filters}}`, scope);
  assert.ok(hole && "target" in hole);
  const made = hole.filters.map((make) => make(locale, { decimal: ".", dateOrder: "dmy" }));
  const unreadable: string[] = [];
  const value = applyFilters(made, cell, (expected, text) => unreadable.push(`${expected}: ${text}`));
  return { text: shownText(value), unreadable };
}

for (const { filters, cell, set } of filterCases) {
  test(`${filters} of ${JSON.stringify(shownText(cell))}`, () => {
    for (const [locale, text] of Object.entries(set)) {
      assert.deepEqual(filtered(filters, cell, locale), { text, unreadable: [] }, locale);
    }
  });
}

test("a value that a filter can't read is printed unchanged, and reported", () => {
  for (const [filters, cell, expected] of [
    ["number: 2 | then: '# net'", "free", "number"],
    ["currency: EUR", "31/02/2026", "amount"],
    ["currency: EUR", "$5", "amount"],
    ["currency: EUR", { kind: "number", value: 5, text: "£5.00" }, "amount"],
    ["number", "10 %", "number"],
    ["number", { kind: "number", value: 0.1, text: "10%" }, "number"],
    ["percent", { kind: "boolean", value: true, text: "TRUE" }, "percent"],
    ["plural: other '#'", "some", "number"],
    ["date: short", "31/02/2026", "date"],
    ["date: short", "12", "date"],
    ["date: 'd MMMM'", { kind: "date", value: "09:30:00", text: "9:30" }, "date"],
    ["date: 'd MMMM yyyy'", { kind: "date", value: "2026-11", text: "Nov-26" }, "date"],
    ["date: full", { kind: "date", value: "09:30:00", text: "9:30" }, "date"],
    ["date: yyyy", { kind: "date", value: "--11-21", text: "21 Nov" }, "date"],
    ["date: EEEE", { kind: "date", value: "--11-21", text: "21 Nov" }, "date"],
    ["date: 'd MMM, HH:mm'", "21/11/2026", "date"],
    ["date: 'd MMMM yyyy'", "November 2026", "date"],
  ] as const) {
    const text = shownText(cell);
    assert.deepEqual(filtered(filters, cell, "en-GB"), { text, unreadable: [`${expected}: ${text}`] }, filters);
  }
});
