import assert from "node:assert/strict";
import { test } from "node:test";
import { documentsOf, linesOf, problemsOf } from "../checks/fit-content.fixture.ts";

test("dates an invoice to the day if the shop exports the time, and keeps a time that a text adds", async () => {
  const csv = `Invoice no;Customer;Created;Item;Quantity;Unit price
1;Ann;2026-11-03 14:22;Pen;3;11.90
2;Bo;2026-11-04T09:05:30Z;Cup;1;10.70
3;Cy;2026-11-05;Cup;1;10.70`;
  const datesWith = async (date: { column: string } | { text: string }) =>
    (await documentsOf(csv, "invoice", { mapping: { date } })).map(({ values }) => values.date);
  assert.deepEqual(await datesWith({ column: "Created" }), ["3 November 2026", "4 November 2026", "5 November 2026"]);
  const [withTime] = await datesWith({ text: '{Created | date: "d.M.yyyy, HH:mm"}' });
  assert.match(String(withTime), /14:22/);
});

test("reads Xero's rates with their names, unless these may say that no tax is due", async () => {
  const named = [
    "20% (VAT on Income)",
    "5,5 % (TVA)",
    "20% VAT",
    "20% (Reverse Charge)",
    "20% + 5% VAT",
    "20% (or 5%)",
  ];
  const rows = named.map((rate, at) => `${at + 1};Ann;Pen;1;10.00;${rate}`);
  const documents = await documentsOf(
    ["Invoice no;Customer;Item;Quantity;Unit price;Tax rate", ...rows].join("\n"),
    "invoice",
  );
  assert.deepEqual(
    documents.map((document) => linesOf(document, "vat")[0]),
    ["20", "5.5", "20", null, null, null],
  );
  assert.deepEqual(problemsOf(documents), [
    "4 vat not_a_number error",
    "5 vat not_a_number error",
    "6 vat not_a_number error",
  ]);
});
