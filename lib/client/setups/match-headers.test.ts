import assert from "node:assert/strict";
import { test } from "node:test";
import { findSetup, matchHeaders, renameHoles, usedHeaders } from "./match-headers.ts";
import { setup } from "./setup.fixture.ts";

const sheet = (...names: string[]) => ({ columns: names.map((name) => ({ name })), headerRow: 1 });
const nextMonth = sheet("Invoice no", "Customer", "Amount", "Note");
const found = (...of: Parameters<typeof findSetup>) => {
  const fitting = findSetup(...of);
  return fitting && [fitting.setup.name, fitting.isAlike];
};

test("a column is found under the same name, or one that differs only in case and spaces", () => {
  const matched = matchHeaders(["Name", "E-mail", "City"], ["e-mail ", "NAME", "Name", "city", "CITY"]);
  assert.deepEqual(
    [...matched],
    [
      ["Name", "Name"],
      ["E-mail", "e-mail "],
    ],
    "two columns are alike: nobody knows which",
  );
});

test("the columns that a setup uses are those of its mapping and of every text in it", () => {
  assert.deepEqual(usedHeaders(setup()), ["Invoice no", "Customer", "Note"]);
  assert.deepEqual(usedHeaders(setup({ headers: ["A|b", "a"], mapping: {}, settings: { t: '{"a|B"}' } })), ["A|b"]);
});

test("next month's sheet is set up automatically, in any order and with an extra column", () => {
  assert.deepEqual(found([setup()], nextMonth, null), ["Invoices", true]);
  assert.deepEqual(found([setup()], sheet("Paid", "note", "Amount", "customer", "Invoice no"), null), [
    "Invoices",
    true,
  ]);
});

test("a sheet without a column that the setup uses doesn't match", () => {
  assert.equal(found([setup()], sheet("Invoice no", "Amount", "Note"), null), null);
  assert.equal(found([setup()], { ...nextMonth, headerRow: 0 }, null), null, "columns without names fit anything");
});

test("the setup is only offered if the sheet differs much or a template was chosen", () => {
  const wide = sheet("Invoice no", "Customer", "Note", ..."abcdefgh");
  assert.deepEqual(found([setup()], wide, null), ["Invoices", false]);
  assert.deepEqual(found([setup()], nextMonth, "badge"), ["Invoices", false]);
  assert.deepEqual(found([setup()], nextMonth, "invoice"), ["Invoices", true]);
});

test("of several, the most similar wins, then the one used last", () => {
  const badges = setup({
    name: "Badges",
    template: "badge",
    headers: ["Customer"],
    mapping: {},
    settings: {},
    usedAt: 9,
  });
  const later = setup({ name: "Later", usedAt: 5 });
  assert.deepEqual(found([badges, setup(), later], nextMonth, null), ["Later", true]);
  assert.deepEqual(found([badges, setup()], nextMonth, "badge"), ["Badges", false], "one column of four is not alike");
});

test("texts use the new sheet's column names", () => {
  const matched = new Map([
    ["Invoice no", 'invoice "no"'],
    ["Customer", "customer"],
  ]);
  assert.equal(
    renameHoles('{Invoice no} {"invoice no" | upper} {Customer} {Custom}', matched),
    '{invoice "no"} {invoice "no" | upper} {customer} {Custom}',
  );
  assert.equal(renameHoles("{$1}", new Map([["$1", "a{b"]])), '{"a{b"}');
});
