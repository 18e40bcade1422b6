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

/** The warnings of a row with 100 as its price, and these cells beside it. */
const warningsOf = (beside: Record<string, string>, vat: { text: string } | null = null) => {
  const types = Object.fromEntries(Object.keys(beside).map((name) => [name, "number" as const]));
  const fit = fitOf(invoice, columns({ "Unit price": "number", ...types }), {
    unitPrice: { column: "Unit price" },
    vat,
  });
  return compileFit(fit)(rowOf(1, "100", ...Object.values(beside))).problems.map(({ message }) => message);
};

test("what the customer withholds is named, because the total is higher than in the spreadsheet", () => {
  for (const name of ["% IRPF", "Retención (%)", "Ret. ISR", "Ritenuta d’acconto", "Retenue à la source", "TDS %"]) {
    assert.deepEqual(
      warningsOf({ [name]: "-15" }),
      [`“${name}” is “-15”, but withholding tax isn’t deducted from the total.`],
      name,
    );
  }
  assert.deepEqual(warningsOf({ "% IRPF": "" }), []);
  assert.deepEqual(warningsOf({ "Retention period": "30", "Retention (days)": "30", "Data retention days": "90" }), []);
});

test("costs of shipping are named, because they aren’t in the total", () => {
  const names = [
    "Shipping",
    "Order Shipping Amount",
    "Versandkosten (EUR)",
    "Frais de port",
    "Gastos de envío",
    "Postage",
  ];
  for (const name of [...names, "Delivery charge"]) {
    const said = `“${name}” is “4.90”, but isn’t added to the total. Add it to the spreadsheet as a separate row.`;
    assert.deepEqual(warningsOf({ [name]: "4.90" }), [said], name);
    assert.deepEqual(warningsOf({ [name]: "0.00" }), [], name);
  }
  assert.deepEqual(
    warningsOf({ "Shipping Zip": "50667", "Shipping weight": "3", "Delivery days": "5", Delivery: "2" }),
    [],
  );
});

test("what was paid before, or refunded, is named, because the total is higher than what is due", () => {
  const names = [
    "Anzahlung",
    "Bereits gezahlt (Abschlag)",
    "Deposit paid",
    "Acompte",
    "Refunded Amount",
    "Already paid",
  ];
  for (const name of names)
    assert.deepEqual(warningsOf({ [name]: "50" }), [`“${name}” is “50”, but isn’t deducted from the total.`], name);
  assert.deepEqual(warningsOf({ "Deposit date": "50", "Amount paid": "120", "Refund policy days": "14" }), []);
});

test("a tax without a rate is named, until there is one", () => {
  for (const name of ["IVA", "Cuota IVA", "CGST %", "IGST Amt", "VAT amount"]) {
    const left = `“${name}” is “18”, but no tax is added. Choose the rate under “VAT %”, unless the prices already include tax.`;
    assert.deepEqual(warningsOf({ [name]: "18" }), [left], name);
    assert.deepEqual(warningsOf({ [name]: "18" }, { text: "16" }), [], name);
  }
  assert.deepEqual(warningsOf({ "VAT no": "18" }), []);
});

test("a price that includes the tax needs none", () => {
  const sheet = columns({ "Price incl. VAT": "number", VAT: "number" });
  const fit = compileFit(fitOf(invoice, sheet, { unitPrice: { column: "Price incl. VAT" } }));
  assert.deepEqual(fit(rowOf(1, "119", "19")).problems, []);
});
