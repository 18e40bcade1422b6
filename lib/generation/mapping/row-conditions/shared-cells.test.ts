import assert from "node:assert/strict";
import { test } from "node:test";
import type { Row } from "../../spreadsheet/table.ts";
import type { FittedRow } from "../fit/fit.ts";
import { rowOf } from "../mapping.fixture.ts";
import { createSharedCellFinder } from "./shared-cells.ts";

const byNumber = { fields: ["number"], lines: [], lists: [], key: "lines" };
const fitRow = ({ row, cells: [number] }: Row) => ({ row, values: { number } }) as unknown as FittedRow;

/** What conditions see in the second column, if it is shared. */
function seen(cells: readonly [number: string, status: string][]) {
  const finder = createSharedCellFinder(byNumber, fitRow, [1]);
  const rows = cells.map((each, index) => rowOf(index + 1, ...each));
  for (const row of rows) finder.add(row);
  const { columns, complete } = finder.finish();
  return columns.length > 0 ? rows.map((row) => complete(row).cells[1]) : null;
}

test("a value in the first row of a document counts for its other rows, wherever they are", () => {
  const orders: [string, string][] = [
    ["1", "paid"],
    ["1", ""],
    ["2", ""],
    ["3", "void"],
    ["2", " "],
    ["1", ""],
  ];
  assert.deepEqual(seen(orders), ["paid", "paid", "", "void", "", "paid"]);
});

test("a column that is filled in another row of any document is about lines", () => {
  const lines: [string, string][] = [
    ["1", "sent"],
    ["1", ""],
    ["2", "sent"],
    ["2", "sent"],
  ];
  assert.equal(seen(lines), null);
  assert.equal(
    seen([
      ["1", ""],
      ["1", "sent"],
    ]),
    null,
  );
});

test("rows without a number belong to no document", () => {
  assert.equal(
    seen([
      ["", "paid"],
      ["", ""],
    ]),
    null,
  );
  assert.deepEqual(
    seen([
      ["1", "paid"],
      ["1", ""],
      ["", "void"],
      ["", ""],
    ]),
    ["paid", "paid", "void", ""],
  );
});
