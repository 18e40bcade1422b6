import assert from "node:assert/strict";
import { test } from "node:test";
import { nextPlace, placeOf, placesOf } from "./problem-places.ts";

type Session = Parameters<typeof placesOf>[0];
type Problem = Session["problems"][number];

const source = { columns: ["First", "Last", "Date"].map((name) => ({ name })) };
const mapping = { recipient: { text: "Dr {Last | upper} {First}" }, place: { text: "Wien" }, date: { column: "Date" } };
const settings = { title: "For {Last}" };
const at = (rows: number[], place: Partial<Problem>): Problem => ({
  ...{ rows, column: null, field: null, code: "text_too_long" },
  ...place,
});
const session = (...problems: Problem[]): Session => ({ problems, mapping, settings, source });

test("leads to the cell, the text, the setting or the design that has to be changed", () => {
  const where = (place: Partial<Problem>) => placeOf(at([1], place), { mapping, settings, source });
  assert.equal(where({ column: "Date", field: "date" }), "cell Date");
  assert.equal(where({ field: "place" }), "field place");
  assert.equal(where({ field: "unmatched" }), "field unmatched");
  assert.equal(where({ setting: "title" }), "setting title");
  assert.equal(where({ element: "el_1" }), "designer");
  assert.equal(where({ code: "duplicate_file_name" }), "filename");
});

test("leads to a column's cell if the text joins columns, and to the first cell for a whole row", () => {
  assert.equal(placeOf(at([1], { field: "recipient" }), { mapping, settings, source }), "cell First");
  const empty = at([1], { setting: "title", code: "required_value_missing" });
  assert.equal(placeOf(empty, { mapping, settings, source }), "cell Last");
  assert.equal(placeOf(at([1], { code: "total_row" }), { mapping, settings, source }), "cell First");
  assert.equal(placeOf(at([1], { column: "Deleted", field: "place" }), { mapping, settings, source }), "field place");
});

test("goes through rows and their cells in order, and to what concerns all rows once", () => {
  const dates = at([2, 9], { column: "Date", code: "not_a_date" });
  const places = placesOf(
    session(at([1, 2, 3], { setting: "title" }), dates, at([2], { column: "Last" }), at([9], { column: "Date" })),
  );
  assert.deepEqual(
    places.map(({ row, at }) => `${row} ${at}`),
    ["1 setting title", "2 cell Last", "2 cell Date", "9 cell Date"],
  );
});

test("goes on from a problem that is mended, starts over after the last one, and ends at the only one", () => {
  const [last, date] = [at([2], { column: "Last" }), at([4], { column: "Date" })];
  assert.deepEqual(nextPlace({ row: 2, at: "cell First" }, session(last, date)), { row: 2, at: "cell Last" });
  assert.deepEqual(nextPlace({ row: 2, at: "cell Last" }, session(date)), { row: 4, at: "cell Date" });
  assert.deepEqual(nextPlace({ row: 4, at: "cell Date" }, session(last, date)), { row: 2, at: "cell Last" });
  assert.equal(nextPlace({ row: 4, at: "cell Date" }, session(date)), null);
  assert.equal(nextPlace({ row: 4, at: "cell Date" }, session()), null);
  assert.equal(nextPlace({ row: 7, at: "filename" }, session(at([2, 7], { code: "duplicate_file_name" }))), null);
});
