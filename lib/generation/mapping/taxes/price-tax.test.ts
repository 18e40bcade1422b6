import assert from "node:assert/strict";
import { test } from "node:test";
import { documentsOf, problemsOf } from "../checks/fit-content.fixture.ts";
import { isGrossPrice } from "../suggest/amount-words.ts";

test("knows from a column's name that prices include tax", () => {
  const gross = `Bruttopreis; Preis brutto; Price incl. VAT; Unit price (inc GST); Prix TTC; Prix unitaire T.T.C.; Price with tax
    Preis inkl. 19 % MwSt.; Verkaufspreis mit MwSt.; Birim fiyat (KDV dahil); Precio IVA incluido; 単価（税込）; 税込価格; Cena brutto
    Cena s DPH; Pris inkl. moms; Prezzo IVA inclusa; Prezzo ivato; Prijs incl. btw; Valor unitário c/ IVA; Hinta sis. ALV`;
  for (const name of gross.split(/[;\n]/)) assert.ok(isGrossPrice(name.trim()), name);
  for (const name of ["Gesamtpreis brutto", "Total incl. VAT", "Bruttobetrag"]) assert.ok(!isGrossPrice(name), name);
});

const rows = ["1;Ann;Pen;3;11.90;19", "1;Ann;Cup;1;10.70;7", "2;Bo;Ink;2;5.95;19"];
const sheet = (price: string, more: string, cells: string[]) =>
  [`Invoice no;Customer;Item;Quantity;${price};VAT %;${more}`, ...rows.map((row, at) => `${row};${cells[at]}`)].join(
    "\n",
  );

test("compares an invoice's totals with those of prices with tax", async () => {
  const said = async (more: string, cells: string[]) =>
    problemsOf(await documentsOf(sheet("Price incl. VAT", more, cells), "invoice"));
  assert.deepEqual(await said("Invoice total", ["46.40", "46.40", "11.90"]), []);
  // 40.00 and 10.00 are what tax leaves of them.
  assert.deepEqual(await said("Net total", ["40.00", "40.00", "10.00"]), []);
  assert.deepEqual(await said("Invoice total", ["46.40", "46.40", "12.90"]), ["3 unitPrice doubtful_number warning"]);
  // If tax had been added to them.
  assert.deepEqual(await said("Invoice total", ["53.93", "53.93", "14.16"]), [
    "1 unitPrice doubtful_number warning",
    "3 unitPrice doubtful_number warning",
  ]);
});

test("adds tax to prices whose name denies it, and takes it out despite other words", async () => {
  const unitPrice = (column: string) => ({ mapping: { unitPrice: { column } } });
  const said = async (price: string, cells: string[]) =>
    problemsOf(await documentsOf(sheet(price, "Invoice total", cells), "invoice", unitPrice(price)));
  for (const price of ["Fiyat (KDV Dahil Değil)", "Preis (nicht inkl. MwSt.)", "Prezzo non ivato"])
    assert.deepEqual(await said(price, ["53.93", "53.93", "14.16"]), [], price);
  for (const price of ["Base price incl. VAT", "Preis ohne Versand inkl. MwSt", "Price incl. of GST"])
    assert.deepEqual(await said(price, ["46.40", "46.40", "11.90"]), [], price);
});

test("needs no rate for prices with tax, and takes no negative one out of them", async () => {
  const withoutRate = "Invoice no;Customer;Item;Quantity;Price incl. VAT;VAT amount\n1;Ann;Pen;1;11.90;1.90";
  assert.deepEqual(problemsOf(await documentsOf(withoutRate, "invoice")), []);
  const plain = withoutRate.replace(" incl. VAT", "");
  assert.deepEqual(problemsOf(await documentsOf(plain, "invoice")), ["1 unitPrice doubtful_number warning"]);
  assert.deepEqual(problemsOf(await documentsOf(plain, "invoice", { settings: { priceTax: "included" } })), []);
  for (const rate of ["-100", "-19"]) {
    const negative = `Invoice no;Customer;Item;Quantity;Price incl. VAT;VAT %;Invoice total\n1;Ann;Pen;1;11.90;${rate};11.90`;
    assert.deepEqual(problemsOf(await documentsOf(negative, "invoice")), ["1 vat doubtful_number error"]);
  }
});

test("asks for the gross total in payment codes, and calls one below zero a credit note", async () => {
  const settings = { company: "Linden & Hale", iban: "DE02 1203 0000 0000 2020 51", priceTax: "included" };
  const [invoice, credit] = await documentsOf(
    sheet("Unit price", "Net line amount", ["30.00", "10.00", "-10.00"]).replace("Bo;Ink;2;", "Bo;Ink;-2;"),
    "invoice",
    { settings },
  );
  const code = invoice?.values.transfer;
  assert.match(typeof code === "object" && code && "text" in code ? String(code.text) : "", /\nEUR46\.40\n/);
  assert.deepEqual(problemsOf([invoice, credit].flatMap((each) => each ?? [])), []);
  assert.equal(credit?.title, "Credit note 2");
});

test("knows from a text with such a column that prices include tax", async () => {
  const settings = { company: "Linden & Hale", iban: "DE02 1203 0000 0000 2020 51" };
  const csv = sheet("Price incl. VAT", "Currency", ["EUR", "EUR", "EUR"]);
  for (const text of [
    "{Price incl. VAT} {Currency}",
    "{Currency} {Price incl. VAT | number: 2}",
    "{price incl. vat}",
  ]) {
    const [invoice] = await documentsOf(csv, "invoice", { settings, mapping: { unitPrice: { text } } });
    assert.match(JSON.stringify(invoice?.values.transfer), /\\nEUR46\.40\\n/, text);
  }
});
