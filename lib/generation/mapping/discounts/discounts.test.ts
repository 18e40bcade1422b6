import assert from "node:assert/strict";
import { test } from "node:test";
import type { Settings } from "#lib/contracts/sessions/choices.ts";
import { readContent } from "../../spreadsheet/read-content.fixture.ts";
import { textCell, textRow, workbookOf } from "../../spreadsheet/workbook/make-workbook.fixture.ts";
import { readCatalogue } from "../../templates/catalogue.ts";
import { compileFit } from "../fit/compile-fit.ts";
import { completeSettings, defaultOutput } from "../fit/fit-defaults.ts";
import { settleReadings } from "../readings/settle-readings.ts";
import { suggestMapping } from "../suggest/suggest-mapping.ts";
import { discountHeader } from "./discount-headers.ts";
import { withLineEvidence } from "./line-evidence.ts";

const invoice = readCatalogue(process.cwd()).find("invoice");

/** Lines of invoices, each with a number, customer and item. */
function withNumbers(sheet: string): string {
  const [header = "", ...lines] = sheet.split("\n");
  return [`Invoice no;Customer;Item;${header}`, ...lines.map((line, at) => `A${at};Ann & Co;Pen ${at};${line}`)].join(
    "\n",
  );
}

/** What becomes of a sheet's discounts: the column, each row's discount, and the rows' problems. */
async function discountsOf(sheet: string | Buffer, settings: Settings = {}, locale = "en-GB") {
  const content = typeof sheet === "string" ? withNumbers(sheet) : sheet;
  const { source, amounts, readings: open, rows: read } = await readContent(content);
  const { columns } = source;
  const mapping = suggestMapping(invoice, columns, false, amounts);
  const readings = withLineEvidence(
    settleReadings(open, locale, null),
    { template: invoice, columns, mapping },
    amounts,
  );
  const output = defaultOutput(invoice, locale);
  const fit = compileFit({
    template: invoice,
    columns,
    readings,
    mapping,
    settings: completeSettings(invoice, settings),
    output,
  });
  const fitted = read.map(fit);
  const { discount = null } = mapping;
  return {
    column: discount && "column" in discount ? discount.column : null,
    values: fitted.map(({ values }) => values.discount),
    problems: fitted.flatMap(({ row, problems }) =>
      problems.map(({ severity, column, message }) => `${row} ${severity} ${column}: ${message}`),
    ),
  };
}

const known: [sheet: string, values: (string | null)[]][] = [
  // Signs in cells and headers.
  ["Qty;Unit price;Discount\n2;50.00;10 %\n1;20.00;", ["10%", null]],
  ["Qty;Unit price;Discount %\n2;50.00;12.5\n1;20.00;0", ["12.5%", null]],
  ["Qty;Unit price;Discount\n2;50.00;€5.00\n1;20.00;-", ["5.00", null]],
  ["Qty;Unit price;Discount (€)\n2;50.00;5\n1;20.00;2.5", ["5", "2.5"]],
  ["Menge;Einzelpreis;Rabatt in EUR\n2;50,00;5,00\n1;20,00;2,50", ["5.00", "2.50"]],
  ["Menge;Einzelpreis;Rabatt %\n2;50,00;10\n1;20,00;2,5", ["10%", "2.5%"]],
  ["Quantité;Prix unitaire;Remise (%)\n2;50,00;10\n1;20,00;5", ["10%", "5%"]],
  ["Cantidad;Precio unitario;Dto. %\n2;50,00;10\n1;20,00;5", ["10%", "5%"]],
  ["Quantità;Prezzo unitario;Sconto %\n2;50,00;10\n1;20,00;5", ["10%", "5%"]],
  ["Aantal;Stukprijs;Kortingsbedrag\n2;50,00;10\n1;20,00;5", ["10", "5"]],
  // Amounts of lines.
  ["Qty;Unit price;Discount;Line total\n2;30.00;10;54.00\n3;20.00;5;57.00", ["10%", "5%"]],
  ["Qty;Unit price;Discount;Line total\n2;30.00;10;50.00\n3;20.00;5;55.00", ["10", "5"]],
  ["Qty;Unit price;Discount;Line total\n2;30.00;0.1;54.00\n3;20.00;0.05;57.00", ["10%", "5%"]],
];

for (const [sheet, values] of known) {
  test(`knows what the discounts are of ${sheet.replaceAll("\n", " | ")}`, async () => {
    const found = await discountsOf(sheet, {}, sheet.startsWith("Qty") ? "en-GB" : "de-DE");
    assert.deepEqual(found.problems, []);
    assert.deepEqual(found.values, values);
  });
}

test("asks what a number without a sign means, and uses the answer", async () => {
  const sheet = "Qty;Unit price;Rabatt\n2;30.00;10\n3;20.00;5\n1;9.00;";
  const asked = await discountsOf(sheet);
  assert.equal(asked.problems.length, 2);
  for (const problem of asked.problems)
    assert.match(problem, /error Rabatt: .*percentage or an amount of money.*Discounts without % or currency/);
  assert.deepEqual(asked.values, [null, null, null]);
  assert.deepEqual((await discountsOf(sheet, { discountUnit: "percent" })).values, ["10%", "5%", null]);
  assert.deepEqual((await discountsOf(sheet, { discountUnit: "amount" })).values, ["10", "5", null]);
  // A line of 100 less 10 is 90, either way.
  const both = await discountsOf("Qty;Unit price;Rabatt;Total\n2;50.00;10;90.00\n4;25.00;5;95.00");
  assert.match(both.problems.join(), /1 error Rabatt.*2 error Rabatt/);
});

test("a cell's own sign overrides the choice", async () => {
  const mixed = await discountsOf("Qty;Unit price;Rabatt\n2;50.00;10 %\n1;20.00;€3.00\n1;20.00;4", {
    discountUnit: "percent",
  });
  assert.deepEqual(mixed.values, ["10%", "3.00", "4%"]);
});

test("discounts that can't be are errors of their rows", async () => {
  const { values, problems } = await discountsOf(
    "Qty;Unit price;Discount\n2;50.00;-10 %\n1;20.00;120 %\n1;20.00;€30.00\n1;20.00;lots\n1;20.00;€20.00\n1;20.00;100 %",
  );
  assert.deepEqual(values.slice(4), ["20.00", "100%"]);
  assert.equal(problems.length, 4, problems.join("\n"));
  assert.match(problems[0] ?? "", /^1 error Discount: .*without a minus sign/);
  assert.match(problems[1] ?? "", /^2 error Discount: .*more than the whole amount/);
  assert.match(problems[2] ?? "", /^3 error Discount: .*more than the whole amount/);
  assert.match(problems[3] ?? "", /^4 error Discount: .*isn’t a number/);
});

test("a line that the spreadsheet says comes to something else is a warning", async () => {
  const { values, problems } = await discountsOf(
    "Qty;Unit price;Discount %;Line total\n2;30.00;10;54.00\n3;20.00;5;75.00\n1;8.00;;8.00",
  );
  assert.deepEqual(values, ["10%", "5%", null]);
  assert.equal(problems.length, 1);
  assert.match(problems[0] ?? "", /^2 warning Line total: “Line total” is “75.00”, but the line comes to 57.00/);
  // A total of the whole invoice, or one with tax, is none of the line.
  assert.deepEqual((await discountsOf("Qty;Unit price;Total\n2;30.00;99.00\n3;20.00;99.00")).problems, []);
});

test("a workbook's amount of a line is compared as it is held and as it is shown", async () => {
  const header = textRow("Invoice no", "Customer", "Item", "Quantity", "Unit price", "Line total");
  const rowOf = (price: number, total: number) =>
    `<row>${["A", "Ann", "Pen"].map(textCell).join("")}<c><v>2</v></c><c><v>${price}</v></c><c s="1"><v>${total}</v></c></row>`;
  const rows = [rowOf(59.3, 118.6), rowOf(10.4, 20.800000000000004), rowOf(5.2, 11.4)];
  const { problems } = await discountsOf(workbookOf([header, ...rows].join(""), { formats: ["General", "#,##0"] }));
  assert.deepEqual(problems.length, 1, problems.join("\n"));
  assert.match(problems[0] ?? "", /^3 warning .*“11”, but the line comes to 10.40/);
});

const left = [
  // The price, or the total, has no room for it.
  "Qty;Unit price;Discount %;Total\n2;30.00;10;60.00\n3;20.00;5;60.00",
  "Qty;List price;Discount %;Unit price\n2;30.00;10;27.00\n3;20.00;5;19.00",
  // Two, of which one may be the other.
  "Qty;Unit price;Rabatt 1;Rabatt 2\n2;30.00;10;5\n3;20.00;5;5",
  // Off a unit; after it.
  "Qty;Unit price;Discount per unit\n2;30.00;2\n3;20.00;3",
  "Qty;Unit price;Price after discount\n2;30.00;25.00\n3;20.00;18.00",
];

for (const sheet of left) {
  test(`deducts nothing of ${sheet.replaceAll("\n", " | ")}, and says so`, async () => {
    const { column, values, problems } = await discountsOf(sheet);
    assert.deepEqual({ column, values }, { column: null, values: [null, null] });
    assert.match(problems.join("\n"), /1 warning .* isn’t deducted/);
  });
}

test("an early payment discount is neither deducted nor warned about", async () => {
  for (const header of ["Skonto %", "Cash discount", "Escompte"]) {
    const { column, problems } = await discountsOf(`Qty;Unit price;${header}\n2;30.00;2\n3;20.00;3`);
    assert.deepEqual(
      { column, problems: problems.filter((each) => each.includes("deducted")) },
      { column: null, problems: [] },
    );
  }
});

test("headers of discounts in the languages that the suggestions know", () => {
  const units = (headers: string) => headers.split("; ").map((header) => `${discountHeader(header)?.unit}`);
  const of = (header: string) => discountHeader(header)?.of;
  const plain =
    "Discount; Rabatt; Nachlass; Preisnachlass; Remise; Rabais; Descuento; Dto.; Sconto; Korting; Desconto; Rabat";
  assert.deepEqual([...new Set(units(plain))], ["null"]);
  assert.ok(plain.split("; ").every((header) => of(header) === "line"));
  assert.deepEqual(
    [...new Set(units("Discount %; Rabatt in %; Rabattsatz; Discount rate; Taux de remise; % Dto."))],
    ["percent"],
  );
  assert.deepEqual(
    [...new Set(units("Discount (€); Rabattbetrag; Montant remise; Discount amount; Rabatt EUR"))],
    ["amount"],
  );
  assert.deepEqual(["Order discount", "Gesamtrabatt", "Rechnungsrabatt"].map(of), ["invoice", "invoice", "invoice"]);
  const others =
    "Discount code; Skonto; Price after discount; Discounted price; Rabattierter Preis; Discount per unit; Escompte";
  for (const header of others.split("; ")) assert.equal(discountHeader(header), null, header);
});
