import assert from "node:assert/strict";
import { test } from "node:test";
import { documentsOf, problemsOf } from "../../checks/fit-content.fixture.ts";
import { codesOf, invoices } from "./currencies.fixture.ts";

test("a column's name says the currency of its amounts", async () => {
  for (const [header, code] of [
    ["Unit price ($)", "USD"],
    ["Unit price (CHF)", "CHF"],
    ["Unit price GBP", "GBP"],
    ["Unit price £", "GBP"],
    ["UNIT PRICE USD", "USD"],
    ["Price in GBP per unit", "GBP"],
    ["Unit price (ALL)", "ALL"],
    ["単価(円)", "JPY"],
    ["単価（円）", "JPY"],
    ["単価（税抜・円）", "JPY"],
    ["Unit price", "EUR"],
  ] as const) {
    const mapping = { unitPrice: { column: header } };
    assert.deepEqual(
      codesOf(await documentsOf(invoices([["1", "5"]], header), "invoice", { mapping })),
      [code],
      header,
    );
  }
});

test("a word in a column's name that is also a currency's code is an error, unless something else decides", async () => {
  const priced = async (header: string, price: string, locale = "en-GB", settings = {}) => {
    const mapping = { unitPrice: { column: header } };
    const documents = await documentsOf(invoices([["1", price]], header), "invoice", { mapping, locale, settings });
    return [...codesOf(documents), ...problemsOf(documents)];
  };
  const conflict = "1 unitPrice currency_conflict error";
  for (const word of [
    "ALL",
    "TOP",
    "TRY",
    "MOP",
    "CUP",
    "LAK",
    "GEL",
    "PEN",
    "BAM",
    "COP",
    "MAD",
    "SOS",
    "ANG",
    "RON",
  ]) {
    assert.deepEqual(await priced(`Unit price ${word}`, "5"), [undefined, conflict], word);
  }
  assert.deepEqual(await priced("UNIT PRICE ALL", "5"), [undefined, conflict]);
  assert.deepEqual(await priced("Unit price ALL", "$5"), ["USD"]);
  assert.deepEqual(await priced("Unit price ALL", "5 ALL"), ["ALL"]);
  assert.deepEqual(await priced("Unit price RON", "5", "ro-RO"), ["RON"]);
  assert.deepEqual(await priced("Unit price ALL", "5", "en-GB", { currency: "GBP" }), ["GBP"]);
  const documents = await documentsOf(invoices([["1", "5"]], "Unit price ALL"), "invoice");
  assert.equal(
    documents[0]?.problems[0]?.message,
    "The column name “Unit price ALL” ends in “ALL”, which may be a currency or just a word. Choose the currency in the settings.",
  );
});

test("a currency beside an amount that its column's name contradicts is an error, unless one was chosen", async () => {
  const problems = async (header: string, price: string, settings = {}) =>
    problemsOf(await documentsOf(invoices([["1", price]], header), "invoice", { settings }));
  assert.deepEqual(await problems("Unit price (€)", "£10"), ["1 unitPrice currency_conflict error"]);
  assert.deepEqual(await problems("Unit price (CHF)", "$10"), ["1 unitPrice currency_conflict error"]);
  assert.deepEqual(await problems("Unit price (€)", "£10", { currency: "GBP" }), []);
  assert.deepEqual(await problems("Unit price (€)", "10 EUR"), []);
  assert.deepEqual(await problems("Unit price ($)", "CA$10"), []);
});

test("a column of currencies may have their codes in small letters, as payment providers write them", async () => {
  const sheet = (name: string, code: string) =>
    `Invoice no;Customer;Item;Quantity;Unit price;${name}\n1;Ann;Pen;2;5.00;${code}\n2;Bo;Cup;1;7.00;${code}`;
  assert.deepEqual(codesOf(await documentsOf(sheet("Currency", "usd"), "invoice")), ["USD", "USD"]);
  assert.deepEqual(codesOf(await documentsOf(sheet("Währung", "chf"), "invoice")), ["CHF", "CHF"]);
  assert.deepEqual(codesOf(await documentsOf(sheet("Batch", "top"), "invoice")), ["EUR", "EUR"]);
});
