import assert from "node:assert/strict";
import { test } from "node:test";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import { compileFit } from "../../fit/compile-fit.ts";
import { columns, fitOf, rowOf } from "../../mapping.fixture.ts";

const invoice = readCatalogue(process.cwd()).find("invoice");
const sheet = columns({ "Unit price": "number", "Rabatt %": "number" });
const mapping = { unitPrice: { column: "Unit price" }, discount: null };
const codesOf = (discount: string, own = mapping as Parameters<typeof fitOf>[2]) =>
  compileFit(fitOf(invoice, sheet, own))(rowOf(1, "100", discount))
    .problems.filter(({ column }) => column === "Rabatt %")
    .map(({ code, severity }) => `${severity} ${code}`);

test("a discount that is not deducted is a warning of its row", () => {
  assert.deepEqual(codesOf("12.5"), ["warning doubtful_number"]);
  for (const none of ["", "0", "-"]) assert.deepEqual(codesOf(none), [], none);
});

test("a discount that the visitor uses, or that stands beside no price, is not", () => {
  assert.deepEqual(codesOf("10", { ...mapping, item: { text: "less {Rabatt %} %" } }), []);
  assert.deepEqual(codesOf("10", { ...mapping, unitPrice: null }), []);
});
