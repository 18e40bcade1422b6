import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent } from "../../read-content.fixture.ts";
import { makeWorkbook } from "../make-workbook.fixture.ts";

const people = (count: number, first = 1) => [
  ["Name", "Street", "City"],
  ...Array.from({ length: count }, (_, index) => [`Person ${first + index}`, `Street ${index}`, `City ${index % 7}`]),
];
const cover = [["List of guests"], ["Stand: 12.07.2026"], ["Please do not change"]];
const legend = [
  ["Code", "Meaning"],
  ["A", "Adult"],
  ["C", "Child"],
  ["S", "Staff"],
];

/** The sheet that is read, and those that have a table. */
async function chosen(sheets: Record<string, (string | number)[][]>, sheet?: string) {
  const workbook = makeWorkbook(Object.entries(sheets).map(([name, rows]) => ({ name, rows })));
  const { source } = await readContent(workbook, sheet === undefined ? {} : { sheet });
  return [source.sheet, source.dataSheets];
}

test("the largest table is read rather than notes or a legend before it, and the others are named", async () => {
  assert.deepEqual(await chosen({ Cover: cover, Guests: people(40) }), ["Guests", ["Guests"]]);
  assert.deepEqual(await chosen({ Legend: legend, Guests: people(40) }), ["Guests", ["Legend", "Guests"]]);
  assert.deepEqual(await chosen({ Guests: people(9), Legend: legend }), ["Guests", ["Guests", "Legend"]]);
});

test("of similar lists, the first is read, whichever is the longest", async () => {
  assert.deepEqual((await chosen({ "4a": people(5), "4b": people(48), Notes: cover }))[0], "4a");
  assert.deepEqual((await chosen({ Guests: people(30), Codes: [...legend, ...legend, ...legend] }))[0], "Guests");
});

test("a requested sheet is read, and the others are still listed", async () => {
  assert.deepEqual(await chosen({ Legend: legend, Guests: people(40), Notes: cover }, "Legend"), [
    "Legend",
    ["Legend", "Guests"],
  ]);
  assert.deepEqual(await chosen({ Notes: cover, More: [["a"], ["b"]] }), ["Notes", []]);
});
