import assert from "node:assert/strict";
import { test } from "node:test";
import type { RowCondition } from "#lib/contracts/sessions/row-conditions.ts";
import type { Cell } from "../../spreadsheet/table.ts";
import { columns, rowOf } from "../mapping.fixture.ts";
import { isCancelled } from "./cancelled-words.ts";
import { createRowCensus, markingColumns } from "./row-census.ts";
import { noSharedCells } from "./shared-cells.ts";

function counted(statuses: readonly Cell[], { name = "Status", where, kinds, corrected = [] }: Counted = {}) {
  const texts = statuses.filter((status) => typeof status === "string").filter((text) => text !== "");
  const source = columns({ Name: "text", [name]: "text" }).map((column, index) =>
    index === 1 ? { ...column, kinds: kinds ?? [...new Set(texts)] } : column,
  );
  const reading = { decimal: ".", dateOrder: "dmy" } as const;
  const rows = { from: 1, to: statuses.length, ...(where && { where }) };
  const marking = markingColumns({ columns: source }, new Map([[1, corrected]]));
  const census = createRowCensus({ columns: source, readings: [reading, reading] }, rows, marking, noSharedCells);
  for (const [index, status] of statuses.entries()) census.keeps(rowOf(index + 1, `Ann ${index}`, status));
  return census.counts();
}

interface Counted {
  name?: string;
  where?: RowCondition[];
  /** The column's texts as read. */
  kinds?: string[];
  corrected?: string[];
}

const some = ["Paid", "Free", "paid", "Cancelled", "No-show", "Paid", "cancelled "];

test("rows that are marked as cancelled are named if they are the lesser part", () => {
  const { of, kept, cancelled } = counted(some);
  assert.deepEqual([of, kept], [7, 7]);
  assert.deepEqual(cancelled, [{ column: "Status", values: ["Cancelled", "No-show"], count: 3 }]);
  assert.deepEqual(counted(["Cancelled", "Cancelled", "Paid"]).cancelled, []);
  assert.deepEqual(counted(["Storniert", "Storniert"]).cancelled, []);
});

test("rows that a condition skips already are not", () => {
  const { kept, cancelled } = counted(some, { where: [{ column: "Status", isNot: ["cancelled", "no-show"] }] });
  assert.deepEqual([kept, cancelled], [4, []]);
});

test("so are rows of a column that is empty elsewhere", () => {
  const storno = [{ column: "Storno", values: ["storniert"], count: 1 }];
  assert.deepEqual(counted(["", "storniert", "", ""], { name: "Storno" }).cancelled, storno);
  assert.deepEqual(counted(["", "storniert", "storniert", ""], { name: "Storno" }).cancelled, []);
});

test("so are rows of which a column asks whether they are cancelled, and that say yes", () => {
  const marked = (name: string, cells: Cell[]) => counted(cells, { name }).cancelled.map(({ values }) => values);
  assert.deepEqual(marked("Cancelled", ["no", "yes", "no", ""]), [["yes"]]);
  assert.deepEqual(marked("Storniert?", ["nein", "Ja", "nein", "ja", "nein"]), [["Ja"]]);
  assert.deepEqual(marked("Is cancelled (yes/no)", ["", "✓", "", ""]), [["✓"]]);
  const checkbox = (value: boolean): Cell => ({ kind: "boolean", value, text: value ? "WAHR" : "FALSCH" });
  assert.deepEqual(marked("Warteliste", [false, true, false].map(checkbox)), [["WAHR"]]);
  assert.deepEqual(marked("Waiting list", ["", "1", "", "2", "", ""]), []);
  assert.deepEqual(marked("Not cancelled", ["yes", "no", "no"]), []);
  assert.deepEqual(marked("Vegetarian", ["yes", "no", "no"]), []);
});

test("so are rows whose cell was corrected to such a word", () => {
  const { cancelled } = counted(["Paid", "Cancelled", "Paid"], { kinds: ["Paid"], corrected: ["Cancelled"] });
  assert.deepEqual(cancelled, [{ column: "Status", values: ["Cancelled"], count: 1 }]);
});

test("knows what such a row is called", () => {
  for (const word of [
    "Canceled",
    "No Show",
    "gelöscht",
    "Zurückgezogen",
    "ANNULÉ",
    "geannuleerd",
    "odwołany",
    "Waiting list",
  ]) {
    assert.equal(isCancelled(word), true, word);
  }
  // As WooCommerce exports it.
  for (const word of ["Rückerstattet", "Storniert", "İptal edildi", "Estornado"]) {
    assert.equal(isCancelled(word), true, word);
  }
  for (const word of ["", "Paid", "Not cancelled", "Attending", "left", "Deleted scenes", "bezahlt", "Doppelt"]) {
    assert.equal(isCancelled(word), false, word);
  }
});

test("conditions that no row meets are named if none is left", () => {
  const unmet = (...where: RowCondition[]) => counted(some, { where }).unmet;
  const [paid, lost, gone] = ["Paid", "Lost", "Gone"].map((value) => ({ column: "Status", is: [value] }));
  assert.ok(paid && lost && gone);
  assert.deepEqual(unmet(paid, lost, gone), [1, 2]);
  assert.deepEqual(unmet(paid, { column: "Status", is: ["Free"] }), []);
  assert.deepEqual(unmet(paid), []);
});
