import assert from "node:assert/strict";
import { test } from "node:test";
import { compileFit } from "../fit/compile-fit.ts";
import type { Fit } from "../fit/fit.ts";
import { columns, fitOf, invoice, rowOf } from "../mapping.fixture.ts";
import { createDocumentBuilder } from "./document-builder.ts";
import { transferCode, transferText } from "./transfer-code.ts";

const transfer = {
  beneficiary: "Linden & Hale",
  iban: "DE89 3704 0044 0532 0130 00",
  cents: 510_408n,
  remittance: "LH-1",
};

test("a payment code has the lines of EPC069-12", () => {
  const lines = "BCD|002|1|SCT||Linden & Hale|DE89370400440532013000|EUR5104.08|||LH-1";
  assert.equal(transferText(transfer), lines.replaceAll("|", "\n"));
  assert.match(transferText({ ...transfer, cents: 5n, remittance: "" }) ?? "", /\nEUR0\.05$/);
});

test("texts keep to one line and to their lengths", () => {
  const text = transferText({ ...transfer, beneficiary: "Ä".repeat(90), remittance: "two\nlines" }) ?? "";
  assert.equal(text.split("\n")[5], "Ä".repeat(70));
  assert.equal(text.split("\n")[10], "two lines");
  assert.equal(transferText({ ...transfer, beneficiary: "李".repeat(70), remittance: "李".repeat(140) }), null);
});

test("there is no code for amounts that can't be transferred", () => {
  const none = [
    { cents: 0n },
    { cents: -1n },
    { cents: 100_000_000_000n },
    { beneficiary: " " },
    { iban: "DE88 3704 0044 0532 0130 00" },
  ];
  assert.deepEqual(
    none.map((part) => transferText({ ...transfer, ...part })),
    none.map(() => null),
  );
  assert.ok(transferText({ ...transfer, cents: 99_999_999_999n }));
});

const names = {
  wanted: "code",
  iban: "iban",
  beneficiary: "company",
  currency: "currency",
  quantity: "quantity",
  unitPrice: "unitPrice",
  rate: "vat",
};
const settings = { code: true, iban: "{IBAN}", company: "Acme", currency: "EUR" };
const document = {
  values: { number: "A-1", lines: [{ item: "Pen", quantity: "2", unitPrice: "1.50", vat: null }] },
  settings: { iban: "DE89370400440532013000" },
};
const codeOf = (changed: Fit["settings"], template: Fit["template"] = { ...invoice, transfer: names }) =>
  transferCode(document, { template, settings: { ...settings, ...changed } })
    ?.text.split("\n")
    .slice(5, 11) ?? null;

test("a document of several rows is paid by its total, its number, and what its row fills in", () => {
  assert.deepEqual(codeOf({}), ["Acme", "DE89370400440532013000", "EUR3.00", "", "", "A-1"]);
});

test("there is no code if it isn't wanted, the amount isn't in euros, or the template has none", () => {
  assert.deepEqual([codeOf({ code: false }), codeOf({ currency: "CHF" }), codeOf({}, invoice)], [null, null, null]);
});

test("a row's invalid IBAN is reported once, and the document is created without a code", () => {
  const iban = { name: "iban", label: "IBAN", help: "", type: "text" as const, default: "", multiline: false };
  const template = { ...invoice, settings: [iban], transfer: names };
  const columnsOfSheet = columns({
    "Invoice no": "text",
    Customer: "text",
    Item: "text",
    Quantity: "number",
    Price: "number",
  });
  const fit = { ...fitOf(template, columnsOfSheet), settings: { ...settings, iban: "{Customer}" } };
  const builder = createDocumentBuilder(fit, compileFit(fit));
  builder.add(rowOf(1, "A-1", "DE88 3704", "Pen", "2", "1.50"));
  builder.add(rowOf(2, "A-1", "DE88 3704", "Ink", "2", "1.50"));
  const [made] = [...builder.finish()];
  assert.deepEqual(
    [made?.values.transfer, made?.problems.map(({ row, severity, message }) => [row, severity, message])],
    [undefined, [[1, "warning", "“IBAN” is “DE88 3704”, which isn’t a valid IBAN. The document has no payment code."]]],
  );
});
