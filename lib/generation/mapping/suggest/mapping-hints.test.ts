import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent } from "../../spreadsheet/read-content.fixture.ts";
import { readCatalogue } from "../../templates/catalogue.ts";
import { mappingHints } from "./mapping-hints.ts";
import { suggestMapping } from "./suggest-mapping.ts";

const catalogue = readCatalogue(process.cwd());

/** The hints for a sheet with its suggested mapping, plus overrides. */
async function hintsFor(csv: string, changed: Record<string, { column: string } | { text: string }> = {}) {
  const invoice = catalogue.find("invoice");
  const { source, amounts } = await readContent(csv);
  const mapping = { ...suggestMapping(invoice, source.columns, false, amounts), ...changed };
  const hints = mappingHints(invoice, source.columns, amounts, mapping);
  return hints.map(({ field, detail }) => `${field}: ${detail.message}`);
}

const cases: [sheet: string, hints: RegExp[]][] = [
  ["Qty,Line total\n3,300.00\n2,50.00", [/^unitPrice: “Line total” looks like a total/]],
  ["Qty,Amount\n3,300.00\n2,50.00", [/^unitPrice: “Amount” looks like a total/]],
  ["Qty,Gross price,VAT %\n3,119.00,19\n2,23.80,19", []],
  ["Qty,Gross amount,VAT %\n3,119.00,19\n2,23.80,19", [/^unitPrice: “Gross amount” may include tax/]],
  ["Aantal;Brutoprijs;Btw %\n3;119,00;21\n2;23,80;9", [/^unitPrice: “Brutoprijs” may include tax/]],
  ["Qty,Purchase price\n3,119.00\n2,23.80", [/^unitPrice: “Purchase price” looks like what you pay/]],
  [
    "Qty,Member price,Guest price\n3,30.00,35.00\n2,50.00,55.00",
    [/^unitPrice: “Member price” and “Guest price” could/],
  ],
  // A code is nothing to deduct.
  ["Qty,Unit price,Discount code\n3,30.00,SPRING10\n2,50.00,SPRING10", []],
  ["Qty,Unit price,Discount Code\n3,30.00,\n2,50.00,", []],
  ["Amount\n300.00\n50.00", [/^quantity: Choose the column with the quantities/]],
  ["Qty ordered,Qty shipped,Price\n3,2,10.00\n2,1,20.00", [/^quantity: Choose the column/]],
  ["Qty,Unit price,VAT\n1,500.00,€95.00\n2,300.00,€114.00", [/^vat: “VAT” contains tax amounts/]],
  ["Qty,Unit price,VAT\n2,25.00,10", [/^vat: “VAT” may contain tax rates or tax amounts/]],
  ["Qty,Unit price,VAT\n2,25.00,10 %", []],
  ["Qty,Unit price,VAT rate\n2,25.00,10", []],
  ["Qty,Unit price,Discount\n3,100.00,20.00\n2,25.00,5.00", []],
  // For those who pay early: the invoice only mentions it.
  ["Qty,Unit price,Skonto %\n3,100.00,2\n2,25.00,3", []],
  [
    "Qty,Unit price,Rabatt 1,Rabatt 2\n2,30.00,10,5\n3,20.00,5,5",
    [/^unitPrice: “Rabatt 1” isn’t deducted. Choose the column with/],
  ],
  [
    "Qty,Unit price,Discount %,Total\n2,30.00,10,60.00\n3,20.00,5,60.00",
    [/^unitPrice: “Discount %” isn’t deducted. Choose it under “Discount”/],
  ],
  ["Menge,EP netto,Rab.\n2,30.00,10\n3,20.00,5", []],
  ["Menge,GP\n2,30.00\n3,20.00", [/^unitPrice: “GP” looks like a total/]],
  ["Qty,Unit price,VAT %,Line total\n3,100.00,20,300.00\n2,25.00,5,50.00", []],
];

for (const [sheet, hints] of cases) {
  test(`says of ${sheet.split("\n")[0]} what to choose`, async () => {
    const found = await hintsFor(sheet);
    assert.equal(found.length, hints.length, found.join("\n"));
    for (const [at, hint] of hints.entries()) assert.match(found[at] ?? "", hint);
  });
}

test("explains what is wrong with a chosen column until another one is chosen", async () => {
  const sheet = "Qty,Unit price,Price,Gross price,VAT %\n3,100.00,300.00,120.00,20\n2,25.00,50.00,30.00,20";
  assert.deepEqual(await hintsFor(sheet), []);
  assert.deepEqual(await hintsFor(sheet, { unitPrice: { text: "100" } }), []);
  // Its setting says what is done with the tax.
  assert.deepEqual(await hintsFor(sheet, { unitPrice: { text: "{Gross price}" } }), []);
  assert.match((await hintsFor(sheet, { unitPrice: { column: "Price" } })).join(), /“Price” looks like a total/);
});

test("templates without amounts have no hints", async () => {
  const { source, amounts } = await readContent("Name,Total\nAnn,3\nBo,4\n");
  const badge = catalogue.find("badge");
  assert.deepEqual(mappingHints(badge, source.columns, amounts, suggestMapping(badge, source.columns)), []);
});
