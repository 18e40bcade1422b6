import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent } from "../../spreadsheet/read-content.fixture.ts";
import { readCatalogue } from "../../templates/catalogue.ts";
import { suggestMapping } from "../suggest/suggest-mapping.ts";
import { invoiceSheets } from "./invoice-sheets.fixture.ts";
import { randomFrom } from "./random.fixture.ts";

const invoice = readCatalogue(process.cwd()).find("invoice");

/** The suggested mapping for a file: each field's column or text, or null. */
async function suggestedFor(csv: string): Promise<Record<string, string | null>> {
  const { source, amounts } = await readContent(csv);
  const pairs = Object.entries(suggestMapping(invoice, source.columns, false, amounts));
  return Object.fromEntries(
    pairs.map(([field, mapped]) => [field, mapped && ("column" in mapped ? mapped.column : mapped.text)]),
  );
}

test("every column of invoices in six languages finds its field, or is left for the visitor to choose", async () => {
  const sheets = invoiceSheets();
  assert.ok(sheets.length > 300, `${sheets.length}`);
  const wrong: string[] = [];
  for (const { name, csv, expected } of sheets) {
    const suggested = await suggestedFor(csv);
    for (const [field, header] of Object.entries(expected)) {
      if (suggested[field] !== header) wrong.push(`${name}: ${field} is ${suggested[field]}, must be ${header}`);
    }
  }
  assert.deepEqual(wrong, []);
});

/** One sheet per line: the fields that must be mapped, and the header and the rows. */
const byValues: [expected: Record<string, string | null>, csv: string][] = [
  // Arithmetic decides what the headers leave open.
  [{ unitPrice: "Rate", quantity: "Qty" }, "Qty,Price,Rate\n3,300.00,100.00\n2,50.00,25.00\n5,40.00,8.00"],
  [{ unitPrice: "Rate", vat: null }, "Qty,Rate,Price\n3,100.00,300.00\n2,25.00,50.00\n5,8.00,40.00"],
  [{ unitPrice: "Amount", quantity: "Qty" }, "Qty,Amount,Sum\n3,100.00,300.00\n2,25.00,50.00\n5,8.00,40.00"],
  [{ unitPrice: "Kaina", quantity: "Qty" }, "Qty,Kaina,Total\n3,100.00,300.00\n2,25.00,50.00\n5,8.00,40.00"],
  [{ unitPrice: "Kaina" }, "Qty,Kaina,Iš viso\n3,100.00,€300.00\n2,25.00,€50.00\n5,8.00,€40.00"],
  [{ unitPrice: null, quantity: "Qty" }, "Qty,Weight,Whole weight\n3,2.5,7.5\n2,3.5,7.0\n5,1.1,5.5"],
  [{ unitPrice: "Price", quantity: null }, "Qty ordered,Qty shipped,Price\n3,2,10.00\n2,2,20.00"],
  [
    { quantity: "Qty shipped" },
    "Qty ordered,Qty shipped,Price,Total\n3,2,10.00,20.00\n2,2,20.00,40.00\n5,4,7.00,28.00",
  ],
  [{ unitPrice: "Price", quantity: "Vnt" }, "Vnt,Price,Total\n3,100.00,300.00\n2,25.00,50.00\n5,8.00,40.00"],
  // Abbreviations of offices in Spain and Mexico: "P. Unit." isn't a count of units.
  [
    { unitPrice: "P. Unit.", quantity: "Uds." },
    "Uds.;P. Unit.;Base;Importe total\n3;100,50;301,50;364,82\n2;25,25;50,50;61,11\n5;8,10;40,50;49,01",
  ],
  [{ unitPrice: "Precio ud.", quantity: "Cant." }, "Cant.,Precio ud.\n3,100.50\n2,25.25"],
  [{ unitPrice: "Valor unitario", quantity: "Cantidad" }, "Cantidad,Valor unitario\n3,10.50\n2,2.25"],
  // A workbook stores more digits of a price than it displays.
  [{ unitPrice: "Rate" }, "Qty,Price,Rate\n3,10.00,3.33\n7,10.00,1.43\n2,25.01,12.50"],
  [{ unitPrice: null }, "Qty,Rate,Price\n3,100.00,310.00\n2,25.00,57.00\n5,8.00,41.00"],
  // A tax amount is not a rate, with or without a currency sign.
  [{ unitPrice: "Unit price", vat: null }, "Qty,Unit price,VAT\n1,500.00,€95.00\n2,300.00,€114.00"],
  [{ vat: null }, "Qty,Unit price,Net,VAT,Gross\n1,100.00,100.00,20.00,120.00\n2,25.00,50.00,10.00,60.00"],
  [{ vat: null }, "Qty,Unit price,VAT\n1,12.35,2.47\n3,7.11,4.27\n2,9.99,4.00\n1,3.15,0.63\n1,4.10,0.82\n2,1.17,0.47"],
  [{ vat: "VAT" }, "Qty,Unit price,VAT\n1,500.00,19\n2,300.00,7"],
  [{ vat: "VAT" }, "Qty,Unit price,VAT\n1,500.00,0.19\n2,300.00,0.07"],
  [{ vat: "MwSt" }, "Menge;Einzelpreis;MwSt\n1;500,00;19 %\n2;300,00;7 %"],
  [{ vat: "VAT rate", unitPrice: null }, "Qty,VAT amount,VAT rate\n1,95.00,19\n2,38.00,19\n3,5.70,19"],
  [{ vat: null }, "Qty,Unit price,VAT number\n1,500.00,20\n2,300.00,21"],
  // A header that names a rate, and a column of percentages, may have any rates, including invalid cells.
  [{ vat: "VAT %" }, "Qty,Unit price,VAT %\n1,500.00,8.25\n2,300.00,6.35\n4,20.00,4.45"],
  [{ vat: "VAT %" }, "Qty,Unit price,VAT %\n1,500.00,#N/A\n2,300.00,n/a\n4,20.00,19"],
  [{ vat: "VAT" }, "Qty,Unit price,VAT\n1,500.00,20 %\n2,300.00,5.2 %\n4,20.00,0.5 %"],
  [{ vat: "VAT" }, "Qty,Unit price,VAT\n1,500.00,0.2\n2,300.00,20 %"],
  // If the header contains the rate, the column has amounts.
  [{ vat: null }, "Qty,Unit price,VAT 20%\n1,100.00,20\n2,25.00,10"],
  [{ vat: null }, "Menge;Einzelpreis;MwSt. 19 %\n1;50,00;9,50"],
  // A hint in brackets is part of the header.
  [{ unitPrice: "Price (incl. VAT)", vat: "VAT %" }, "Qty,Price (incl. VAT),VAT %\n1,500.00,19\n2,300.00,7"],
  [{ unitPrice: "Price (excl. VAT)" }, "Qty,Price (incl. VAT),Price (excl. VAT)\n1,119.00,100.00\n2,238.00,200.00"],
  // These may be before discounts, or the totals of lines.
  [{ unitPrice: null, vat: "Btw %" }, "Aantal;Brutoprijs;Btw %\n1;500,00;21\n2;300,00;9"],
  [
    { unitPrice: null },
    "Menge;Nettobetrag;MwSt-Betrag;Preis brutto\n2;200,00;38,00;238,00\n3;30,00;5,70;35,70\n1;15,00;2,85;17,85\n4;8,00;1,52;9,52",
  ],
  [{ unitPrice: null }, "Menge;Preis (gesamt)\n3;300,00\n2;50,00"],
  // Without quantities an amount is a row's price, unless another column may be a count, or the amount may include tax.
  [{ unitPrice: "Amount", quantity: null }, "Date,Amount\n2026-01-02,300.00\n2026-01-03,50.00"],
  [{ unitPrice: null, quantity: null }, "Sessions,Amount\n3,300.00\n2,50.00"],
  [{ unitPrice: "Amount", quantity: null }, "Customer no,Amount\n301,300.00\n202,50.00"],
  [{ unitPrice: null, quantity: null }, "Amount,VAT %\n300.00,19\n50.00,7"],
  [{ unitPrice: "Amount" }, "Amount,VAT %,VAT amount\n300.00,19,57.00\n50.00,7,3.50"],
  [{ unitPrice: null }, "Total\n300.00\n50.00"],
  // Marketplaces state what all items of a row cost.
  [
    { unitPrice: null },
    "QTY;PRICE_OF_ITEMS_AMT_VAT_EXCL;PRICE_OF_ITEMS_VAT_AMT;PRICE_OF_ITEMS_AMT_VAT_INCL\n3;84.03;15.97;100.00\n2;10.00;1.90;11.90",
  ],
  // Of accounting software, and without the arithmetic that shows it.
  [{ unitPrice: "*UnitAmount" }, "*Quantity,*UnitAmount,Total\n2,25.00,75.00\n1,25.00,75.00"],
  // If the price equals the total although the quantity is more than one, it may be either.
  [{ unitPrice: null }, "Qty,Price,Total\n3,300.00,300.00\n2,100.00,100.00"],
  [{ unitPrice: null }, "Qty,Unit price,Amount\n3,300.00,300.00\n2,100.00,100.00"],
  [{ unitPrice: "Price" }, "Qty,Price,Total\n1,300.00,300.00\n1,100.00,100.00"],
  // With several prices, none is more likely than the others.
  [{ unitPrice: null }, "Qty,Member price,Guest price\n3,30.00,35.00\n2,50.00,55.00"],
  [{ unitPrice: "Unit price" }, "Qty,List price,Unit price\n3,30.00,25.00\n2,50.00,45.00"],
];

for (const [expected, csv] of byValues) {
  test(`a sheet of ${csv.split("\n")[0]} gives ${JSON.stringify(expected)}`, async () => {
    const separator = csv.includes(";") ? ";" : ",";
    const [header, ...rows] = csv.split("\n");
    const fixed = rows.map((row, at) => ["A-1", `Town ${at}`, `Pen ${at}`, row].join(separator));
    const suggested = await suggestedFor(
      [["Invoice no", "Customer", "Item", header].join(separator), ...fixed].join("\n"),
    );
    assert.deepEqual(Object.fromEntries(Object.keys(expected).map((field) => [field, suggested[field]])), expected);
  });
}

test("a sheet with the contract's headers maps whole, whatever numbers stand below them", async () => {
  const headers = ["Invoice no", "Customer", "Address", "Date", "Item", "Quantity", "Unit price", "VAT %"];
  const fields = ["number", "customer", "address", "date", "item", "quantity", "unitPrice", "vat"];
  const random = randomFrom(12);
  for (let sheet = 0; sheet < 300; sheet++) {
    const order = headers.map((_, at) => at).sort(() => random(3) - 1);
    const change = [(text: string) => text, (text: string) => text.toUpperCase(), (text: string) => text.toLowerCase()];
    const written = headers.map(change[sheet % 3] ?? String);
    // Small whole numbers form sums and products by chance.
    const small = sheet % 2 === 0;
    const rows = Array.from({ length: 1 + random(6) }, (_, row) => {
      const [quantity, price, vat] = [
        1 + random(5),
        small ? random(30) : random(90_000) / 100,
        [0, 5, 10, 20][random(4)],
      ];
      return [`A-${row}`, "Acme", "1 High Street", "2026-05-01", "Pen", quantity, price, vat];
    });
    const lines = [written, ...rows].map((cells) => order.map((at) => cells[at]).join(";"));
    const suggested = await suggestedFor(lines.join("\n"));
    const expected = {
      ...Object.fromEntries(fields.map((field, at) => [field, written[at]])),
      discount: null,
      wholeDiscount: null,
    };
    assert.deepEqual(suggested, expected, lines.join("\n"));
  }
});
