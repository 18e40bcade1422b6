import assert from "node:assert/strict";
import { test } from "node:test";
import type { RowCondition } from "#lib/contracts/sessions/row-conditions.ts";
import { columns, rowOf } from "../mapping.fixture.ts";
import { isCancelled } from "./cancelled-words.ts";
import { createRowCensus } from "./row-census.ts";

function counted(statuses: readonly string[], where?: RowCondition[]) {
  const source = columns({ Name: "text", Status: "text" });
  source[1] = { ...source[1], ...columns({ Status: "text" })[0], kinds: [...new Set(statuses)] } as never;
  const reading = { decimal: ".", dateOrder: "dmy" } as const;
  const rows = { from: 1, to: statuses.length, ...(where && { where }) };
  const census = createRowCensus({ columns: source, readings: [reading, reading] }, rows);
  for (const [index, status] of statuses.entries()) census.keeps(rowOf(index + 1, `Ann ${index}`, status));
  return census.counts();
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
  const { kept, cancelled } = counted(some, [{ column: "Status", isNot: ["cancelled", "no-show"] }]);
  assert.deepEqual([kept, cancelled], [4, []]);
});

test("knows what such a row is called", () => {
  for (const word of ["Canceled", "No Show", "gelöscht", "Zurückgezogen", "ANNULÉ", "geannuleerd", "odwołany"]) {
    assert.equal(isCancelled(word), true, word);
  }
  // As WooCommerce exports it.
  for (const word of ["Rückerstattet", "Storniert", "İptal edildi", "Estornado"]) {
    assert.equal(isCancelled(word), true, word);
  }
  for (const word of ["", "Paid", "Not cancelled", "Attending", "left", "Deleted scenes", "bezahlt"]) {
    assert.equal(isCancelled(word), false, word);
  }
});
