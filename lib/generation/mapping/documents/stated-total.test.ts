import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent } from "../../spreadsheet/read-content.fixture.ts";
import { textCell, textRow, workbookOf } from "../../spreadsheet/workbook/make-workbook.fixture.ts";
import { readCatalogue } from "../../templates/catalogue.ts";
import { compileFit } from "../fit/compile-fit.ts";
import type { Fit } from "../fit/fit.ts";
import { completeSettings, defaultOutput } from "../fit/fit-defaults.ts";
import { settleReadings } from "../readings/settle-readings.ts";
import { suggestMapping } from "../suggest/suggest-mapping.ts";
import { createDocumentBuilder } from "./document-builder.ts";

const template = readCatalogue(process.cwd()).find("invoice");

/** The problems with totals, as "row: severity message". */
async function saidOf(
  content: readonly string[] | Buffer,
  skip: Fit["skip"] = [],
  locale = "en-GB",
): Promise<string[]> {
  const { source, readings, rows } = await readContent(Buffer.isBuffer(content) ? content : content.join("\n"));
  const { columns } = source;
  const mapping = suggestMapping(template, columns);
  const fit = {
    ...{ template, columns, mapping, skip, readings: settleReadings(readings, locale, null) },
    ...{ settings: completeSettings(template, {}), output: defaultOutput(template, locale) },
  };
  const builder = createDocumentBuilder(fit, compileFit(fit));
  for (const row of rows) builder.add(row);
  const problems = [...builder.finish()].flatMap((document) => document.problems);
  return problems
    .filter(({ message }) => message.includes("the document comes to"))
    .map(({ sheetRow, severity, message }) => `${sheetRow}: ${severity} ${message}`);
}

const header = "Invoice number;Customer;Item;Quantity;Unit price;VAT %";

test("an invoice's total in the spreadsheet must be what the invoice comes to", async () => {
  const sheet = [
    `${header};Invoice total`,
    // 2 × 10.00 + 3 × 5.00 at 20 % is 42.00, in each row or in one.
    ...["A;Ay;Pen;2;10.00;20;42.00", "A;Ay;Cup;3;5.00;20;42.00", "B;Be;Pen;1;9.99;20;", "B;Be;Cup;1;0.01;20;12.00"],
    ...["C;Cy;Pen;1;100.00;20;119.00"],
  ];
  const said = "“Invoice total” is “119.00”, but the document comes to 120.00.";
  assert.deepEqual(await saidOf(sheet), [`6: warning ${said}`]);
  assert.deepEqual(await saidOf(sheet, ["doubtful_number"]), [`6: error ${said}`]);
});

test("a total without tax, and a credit note's without its sign, are the same", async () => {
  const sheet = [`${header};Total`, "A;Ay;Pen;2;10.00;20;20.00", "A;Ay;Cup;1;5.00;20;", "B;Be;Pen;-1;10.00;20;12.00"];
  assert.deepEqual(await saidOf(sheet.with(1, "A;Ay;Pen;2;10.00;20;25.00")), []);
});

test("a column that is just called a total must be right for most invoices", async () => {
  const rows = (totals: string[]) => totals.map((total, at) => `${at};Ay;Pen;2;1${at}.00;0;${total}`);
  // Hours, or kilograms: no total of an invoice.
  assert.deepEqual(await saidOf([`${header};Total time`, ...rows(["7", "8", "9"])]), []);
  assert.deepEqual(await saidOf([`${header};Total owed`, ...rows(["20.00", "22.00", "25.00"])]), [
    "4: warning “Total owed” is “25.00”, but the document comes to 24.00.",
  ]);
});

test("amounts of lines aren't an invoice's total", async () => {
  const sheet = [
    `${header};Total`,
    "A;Ay;Pen;1;10.00;20;10.00",
    "A;Ay;Cup;2;5.00;20;10.00",
    "B;Be;Pen;1;10.00;20;10.00",
  ];
  assert.deepEqual(await saidOf(sheet), []);
  assert.deepEqual(await saidOf([`${header};Total due`, "A;Ay;Pen;1;10.00;20;12.00", "A;Ay;Cup;2;8.00;20;19.20"]), []);
});

test("equal amounts of lines with tax aren't an invoice's total, unless the column says so", async () => {
  const rows = ["A;Ay;Pen;1;10.00;20;12.00", "A;Ay;Cup;1;10.00;20;12.00", "B;Be;Pen;1;20.00;20;24.00"];
  for (const name of ["Total", "Total TTC", "Gross total"])
    assert.deepEqual(await saidOf([`${header};${name}`, ...rows, "C;Ce;Pen;2;30.00;20;72.00"]), []);
  const said = "2: warning “Invoice amount” is “12.00”, but the document comes to 24.00.";
  assert.deepEqual(await saidOf([`${header};Invoice amount`, ...rows]), [said]);
  // What is taken off the whole is missing in this total.
  for (const total of ["12.00", "10.00"]) {
    const discounted = [`${header};Invoice discount;Invoice total`, `A;Ay;Pen;1;10.00;20;10%;${total}`];
    assert.equal((await saidOf(discounted)).length, 1);
  }
});

test("hours, numbers of invoices and what was paid are no totals of invoices", async () => {
  const names = ["Grand total hours", "Total invoices", "Totaal uren", "Amount due in days", "Invoice amount paid"];
  for (const name of names)
    assert.deepEqual(await saidOf([`${header};${name}`, "A;Ay;Pen;2;10.00;20;7", "B;Be;Cup;1;10.00;20;9"]), [], name);
  const paid = ["A;Ay;Pen;2;10.00;20;24.00", "B;Be;Cup;1;10.00;20;12.00", "C;Ce;Cup;1;10.00;20;5.00"];
  assert.deepEqual(await saidOf([`${header};Total paid`, ...paid]), []);
  assert.deepEqual(await saidOf([`${header};Amount due`, "A;Ay;Pen;2;10.00;20;0.00", "B;Be;Cup;1;10.00;20;12.00"]), []);
});

test("a workbook's total is compared as it is held and as it is shown", async () => {
  const header = textRow("Invoice number", "Customer", "Item", "Quantity", "Unit price", "Invoice total");
  const workbookWith = (total: number) => {
    const row = `<row>${["A", "Ay", "Pen"].map(textCell).join("")}<c><v>2</v></c><c><v>59.3</v></c><c s="1"><v>${total}</v></c></row>`;
    return workbookOf(header + row, { formats: ["General", "#,##0"] });
  };
  assert.deepEqual(await saidOf(workbookWith(118.60000000000001)), []);
  assert.deepEqual(await saidOf(workbookWith(118.9)), [
    "2: warning “Invoice total” is “119”, but the document comes to 118.60.",
  ]);
});

test("totals in another currency, or in thousands, aren't compared", async () => {
  const totals = [`${header};Currency;Invoice total (USD);Invoice total`, "A;Ay;Pen;2;10.00;20;EUR;26.40;£20.00"];
  assert.deepEqual(await saidOf(totals), []);
  assert.deepEqual(await saidOf([`${header};Invoice total in TEUR`, "A;Ay;Pen;2;1000.00;20;2.40"]), []);
  assert.deepEqual(await saidOf([`${header};Currency;Invoice total (EUR)`, "A;Ay;Pen;2;10.00;20;EUR;26.40"]), [
    "2: warning “Invoice total (EUR)” is “26.40”, but the document comes to 24.00.",
  ]);
});

test("a subtotal is compared before the discount of the whole invoice", async () => {
  const rows = ["A;Ay;Pen;2;10.00;20;;20.00", "B;Be;Cup;1;10.00;20;;10.00", "C;Ce;Pen;1;9.00;20;;9.00"];
  const discounted = ["D;De;Pen;1;10.00;20;10%;30.00", "D;De;Cup;1;20.00;20;10%;30.00"];
  assert.deepEqual(await saidOf([`${header};Invoice discount;Subtotal`, ...rows, ...discounted]), []);
});

test("totals with tax are found by any name", async () => {
  const rows = ["A;Ay;Pen;2;10.00;20;24.00", "B;Be;Cup;1;10.00;20;13.00", "C;Ce;Cup;1;10.00;20;12.00"];
  for (const name of [
    "Gross total",
    "Total incl. VAT",
    "Gesamt brutto",
    "Bruttobetrag",
    "Wartość brutto",
    "Invoice total incl. VAT (EUR)",
    "Totaal incl. BTW",
  ])
    assert.deepEqual(await saidOf([`${header};${name}`, ...rows]), [
      `3: warning “${name}” is “13.00”, but the document comes to 12.00.`,
    ]);
});

test("totals are found in other languages, with their decimal comma", async () => {
  const german = "Rechnungsnummer;Kunde;Artikel;Menge;Einzelpreis;MwSt %;Rechnungsbetrag";
  const rowOf = (total: string) => [german, `A;Ay;Stift;3;1.000,50;19;${total}`];
  assert.deepEqual(await saidOf(rowOf("3.571,79"), [], "de-DE"), []);
  assert.deepEqual(await saidOf(rowOf("3.571,80"), [], "de-DE"), [
    "2: warning “Rechnungsbetrag” is “3.571,80”, but the document comes to 3571,79. Documents round each line, and then the tax of each rate.",
  ]);
});

test("a total that only one row of each invoice has is the invoice's, whether the others are empty or zero", async () => {
  for (const none of ["", "0", "0.00"]) {
    const rowsOf = (number: string, total: string) => [
      `${number};Ay;Pen;2;10.00;20;${total}`,
      `${number};Ay;Cup;1;5.00;20;${none}`,
    ];
    for (const name of ["Total", "Invoice total", "Gesamt", "Genel Toplam", "Order Total Amount"]) {
      const sheet = [`${header};${name}`, ...rowsOf("A", "30.00"), ...rowsOf("B", "39.90"), ...rowsOf("C", "34.90")];
      assert.deepEqual(
        await saidOf(sheet),
        [
          `4: warning “${name}” is “39.90”, but the document comes to 30.00.`,
          `6: warning “${name}” is “34.90”, but the document comes to 30.00.`,
        ],
        `${name} ${none}`,
      );
    }
    assert.deepEqual(await saidOf([`${header};Total weight`, ...rowsOf("A", "3"), ...rowsOf("B", "4")]), []);
  }
});

test("a total that the tax is part of is found by the tax beside it", async () => {
  const rows = (tax: string) => [`A;Ay;Pen;1;119.00;19;${tax};119.00`, `B;Be;Cup;2;59.50;19;${tax};119.00`];
  const said =
    "“Total” is “119.00”, but the document comes to 141.61, because tax is added. If the prices include it already, choose that under “Prices in the spreadsheet”.";
  assert.deepEqual(await saidOf([`${header};Taxes;Total`, ...rows("19.00")]), [
    `2: warning ${said}`,
    `3: warning ${said}`,
  ]);
  // Without the tax, the total is less than the document comes to, as it should be.
  assert.deepEqual(await saidOf([`${header};Taxes;Total`, ...rows("22.61")]), []);
});

test("a few cents are said to come from rounding, once for all invoices", async () => {
  // 3 × 0.33 at 19 %, with the tax of each line rounded, and a total rounded to 5 cents.
  const rows = [1, 2, 3].map((line) => `A;Ay;Pen ${line};1;0.33;19;1.17`);
  const rounded = "Documents round each line, and then the tax of each rate.";
  assert.deepEqual(
    await saidOf([`${header};Invoice total`, ...rows, "B;Be;Cup;1;10.05;8.1;10.85", "C;Ce;Cup;1;5.00;20;6.05"]),
    [
      `2: warning “Invoice total” is “1.17”, but the document comes to 1.18. ${rounded}`,
      `5: warning “Invoice total” is “10.85”, but the document comes to 10.86. ${rounded}`,
      "6: warning “Invoice total” is “6.05”, but the document comes to 6.00.",
    ],
  );
});
