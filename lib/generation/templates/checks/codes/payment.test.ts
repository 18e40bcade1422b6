import assert from "node:assert/strict";
import { test } from "node:test";
import { readCatalogue } from "../../catalogue.ts";
import { print } from "../print.fixture.ts";
import { readPageContents } from "../printed/page-content.fixture.ts";
import { csvOf, fitSheet, typesetDocuments } from "../typeset-sheet.fixture.ts";

const invoice = readCatalogue(process.cwd()).find("invoice");
const columns = ["Invoice no", "Date", "Customer", "Item", "Quantity", "Unit price", "VAT %"];
const settings = { payment: "Zahlbar sofort.\nDanke.", note: "", paymentCode: true, iban: "DE02120300000000202051" };

const lengths = Array.from({ length: 30 }, (_, index) => index + 1);

/** For invoices of 1 to 30 lines, in turn: on which page each of these texts stands. */
async function pagesOf(texts: string[], style: string): Promise<number[][]> {
  const rows = lengths.flatMap((length) =>
    Array.from({ length }, (_, index) => [`A${length}`, "2026-05-04", "Ann", `Ding ${index}`, "1", "2.50", "19"]),
  );
  const chosen = { ...settings, style, currency: "EUR", company: "Hafenblick" };
  const { assignment, documents } = await fitSheet(invoice, csvOf([columns, ...rows]), chosen, "de-DE");
  const { faults } = await print(assignment, documents);
  assert.deepEqual(faults, []);
  const batch = typesetDocuments(assignment, documents);
  const pages = await Array.fromAsync(readPageContents(batch.pdf("pdf", new Date(0))));
  return batch.pages.map((count) => {
    const own = pages.splice(0, count);
    return texts.map((text) => own.findIndex((page) => page.texts.some((each) => each.text.startsWith(text))));
  });
}

for (const style of ["clear", "ledger"]) {
  test(`payment details are on the page of the total, on a ${style} invoice of any length`, async () => {
    const places = await pagesOf(["Gesamtbetrag", "Zahlbar"], style);
    for (const [index, [total, payment]] of places.entries()) assert.equal(payment, total, `${index + 1} lines`);
    assert.deepEqual([...new Set(places.map(([total]) => total))], [0, 1]);
  });
}
