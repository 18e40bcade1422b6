import assert from "node:assert/strict";
import { test } from "node:test";
import type { Settings } from "#lib/contracts/sessions/choices.ts";
import { documentsOf } from "./fit-content.fixture.ts";

const header = "Invoice no;Customer;Item;Quantity;Unit price;Discount;VAT %";
const titlesOf = async (lines: string[]) =>
  (await documentsOf([header, ...lines].join("\n"), "invoice")).map(({ title }) => title);

test("a document with money to give back is titled a credit note, as its page says", async () => {
  assert.deepEqual(
    await titlesOf([
      "A1;Ann;Pens;2;1.50;;20",
      "A2;Bo;Pens returned;-2;1.50;;20",
      "A3;Cy;Pens;2;€1.50;;20",
      "A3;Cy;Voucher;1;-€5.00;;20",
      "A4;Di;Pens;4;1.50;;20",
      "A4;Di;Voucher;1;-5.00;;20",
      "A5;Ed;Pens returned;-2;1.50;50%;20",
    ]),
    ["Invoice A1", "Credit note A2", "Credit note A3", "Invoice A4", "Credit note A5"],
  );
});

test("the total with the tax decides, in the currency's own units", async () => {
  // 10.50 without tax, less 10.00 and its tax of 2.00.
  assert.deepEqual(await titlesOf(["B1;Ann;Book;1;10.50;;0", "B1;Ann;Case returned;-1;10.00;;20"]), ["Credit note B1"]);
  // Less than half a yen is none.
  assert.deepEqual(await titlesOf(["C1;Ann;Pen;-1;JPY 0.4;;0", "C2;Ann;Pen;-1;EUR 0.4;;0"]), [
    "Invoice C1",
    "Credit note C2",
  ]);
});

test("a credit note thanks nobody for their business, unless the visitor wrote the note", async () => {
  const rows = [header, "A1;Ann;Pens;2;1.50;;20", "A2;Bo;Pens returned;-2;1.50;;20"].join("\n");
  const notesOf = async (settings: Settings = {}) =>
    (await documentsOf(rows, "invoice", { settings })).map((document) => document.settings.note);
  assert.deepEqual(await notesOf(), [undefined, ""]);
  assert.deepEqual(await notesOf({ note: "Please keep this." }), [undefined, undefined]);
  assert.deepEqual(await notesOf({ note: "For {Customer}" }), ["For Ann", "For Bo"]);
});
