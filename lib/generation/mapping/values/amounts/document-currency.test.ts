import assert from "node:assert/strict";
import { test } from "node:test";
import { makeZip, sheetXml, workbookEntries } from "#lib/generation/spreadsheet/workbook/make-workbook.fixture.ts";
import { documentsOf, linesOf, problemsOf } from "../../checks/fit-content.fixture.ts";
import { labelsOf } from "../../documents/sheet-documents.ts";
import { codesOf, invoices } from "./currencies.fixture.ts";

test("the currency beside the prices is the document's", async () => {
  const cases: [price: string, locale: string, code: string][] = [
    ["$1,200.00", "en-GB", "USD"],
    ["£10", "en-GB", "GBP"],
    ["CHF 10", "en-GB", "CHF"],
    ["10,50 €", "de-DE", "EUR"],
    ["$5", "en-CA", "CAD"],
    ["$5", "es-MX", "MXN"],
    ["12 kr", "sv-SE", "SEK"],
    ["12 kr.", "da", "DKK"],
    ["¥100", "zh-CN", "CNY"],
    ["¥100", "ja", "JPY"],
    ["10 zł", "pl-PL", "PLN"],
    ["5.00", "en-GB", "EUR"],
  ];
  for (const [price, locale, code] of cases) {
    const documents = await documentsOf(invoices([["1", price]]), "invoice", { locale });
    assert.deepEqual([codesOf(documents), problemsOf(documents)], [[code], []], `${price} in ${locale}`);
  }
});

test("each document has its own currency, and an amount without one that of its document or of the only one", async () => {
  const several = invoices([
    ["1", "$5"],
    ["2", "£7"],
    ["2", "8"],
  ]);
  const documents = await documentsOf(several, "invoice");
  assert.deepEqual([codesOf(documents), problemsOf(documents)], [["USD", "GBP"], []]);
  const one = await documentsOf(
    invoices([
      ["1", "5"],
      ["2", "$7"],
    ]),
    "invoice",
  );
  assert.deepEqual([codesOf(one), problemsOf(one)], [["USD", "USD"], []]);
});

test("an article that begins like a currency says nothing of the prices beside it", async () => {
  const sheet = "Invoice no;Customer;Item;Quantity;Unit price;Batch\n1;Ann;PEN 3;2;10;CAD 100\n2;Bo;PEN 4;1;5;TOP 3";
  const documents = await documentsOf(sheet, "invoice");
  assert.deepEqual([codesOf(documents), problemsOf(documents)], [["EUR", "EUR"], []]);
  const withTotal = "Invoice no;Customer;Item;Quantity;Unit price;Total\n1;Ann;PEN 3;2;10;CHF 20";
  assert.deepEqual(codesOf(await documentsOf(withTotal, "invoice")), ["CHF"]);
});

test("several currencies in a document are an error on the row that brings the other", async () => {
  const documents = await documentsOf(
    invoices([
      ["1", "$5"],
      ["1", "£7"],
    ]),
    "invoice",
  );
  assert.deepEqual(problemsOf(documents), ["2 unitPrice currency_conflict error"]);
  assert.match(documents[0]?.problems[0]?.message ?? "", /“Unit price” is “£7”, but the same document has “\$5”/);
});

test("a document without a currency is an error where the sheet has several", async () => {
  const documents = await documentsOf(
    invoices([
      ["1", "$5"],
      ["2", "£7"],
      ["3", "8"],
    ]),
    "invoice",
  );
  assert.deepEqual(problemsOf(documents), ["3 unitPrice currency_conflict error"]);
});

test("a currency other than the chosen one is an error, and a sign that may mean it is none", async () => {
  const prices = invoices([
    ["1", "$5"],
    ["2", "8"],
    ["3", "5 kr"],
  ]);
  const euro = await documentsOf(prices, "invoice", { settings: { currency: "EUR" } });
  assert.deepEqual(problemsOf(euro), ["1 unitPrice currency_conflict error", "3 unitPrice currency_conflict error"]);
  const canadian = await documentsOf(
    invoices([
      ["1", "$5"],
      ["2", "8"],
    ]),
    "invoice",
    { settings: { currency: "CAD" } },
  );
  assert.deepEqual([codesOf(canadian), problemsOf(canadian)], [["CAD", "CAD"], []]);
});

test("a sign of several currencies is an error if nothing decides it; another code of the sheet does", async () => {
  assert.deepEqual(problemsOf(await documentsOf(invoices([["1", "12 kr"]]), "invoice")), [
    "1 unitPrice currency_conflict error",
  ]);
  const resolved = await documentsOf(
    invoices([
      ["1", "12 kr"],
      ["2", "SEK 8"],
      ["3", "AUD 1"],
    ]),
    "invoice",
  );
  assert.deepEqual([codesOf(resolved), problemsOf(resolved)], [["SEK", "SEK", "AUD"], []]);
});

test("a column that holds one word alone is no column of currencies", async () => {
  const coded = (header: string, cell: string) =>
    documentsOf(`Invoice no;Customer;Item;Quantity;Unit price;${header}\n1;Ann;Cap;2;5;${cell}`, "invoice");
  assert.deepEqual(codesOf(await coded("Access", "ALL")), ["EUR"]);
  assert.deepEqual(codesOf(await coded("Weekday", "Fr")), ["EUR"]);
  assert.deepEqual(codesOf(await coded("Currency", "ALL")), ["ALL"]);
  assert.deepEqual(codesOf(await coded("Market", "USD")), ["USD"]);
});

test("a column of currencies says the currency of each row, and a sign beside an amount must be that", async () => {
  const csv = (rows: string[]) => ["Invoice no;Customer;Item;Quantity;Unit price;Currency", ...rows].join("\n");
  const right = ["1;Ann;Pen;2;5;USD", "2;Ann;Pen;2;$5;CAD", "3;Ann;Pen;2;£5;GBP", "3;Ann;Ink;2;6;GBP"];
  const documents = await documentsOf(csv(right), "invoice");
  assert.deepEqual([codesOf(documents), problemsOf(documents)], [["USD", "CAD", "GBP"], []]);
  const wrong = await documentsOf(csv([...right, "4;Ann;Pen;2;€5;GBP"]), "invoice");
  assert.deepEqual(problemsOf(wrong), ["5 unitPrice currency_conflict error"]);
});

test("amounts without a currency are in that of the sheet's other columns", async () => {
  const csv = "Invoice no;Customer;Item;Quantity;Unit price;Line total\n1;Ann;Pen;2;5;$10.00";
  const mapping = { unitPrice: { column: "Unit price" } };
  assert.deepEqual(codesOf(await documentsOf(csv, "invoice", { mapping })), ["USD"]);
});

/** A one-line invoice whose price has this format. */
function priced(format: string | number, value: number, properties?: string): Buffer {
  const texts = (cells: string[]) => cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join("");
  const header = texts(["Invoice no", "Customer", "Item", "Quantity", "Unit price"]);
  const rows = `<row>${header}</row><row>${texts(["1", "Ann", "Pen"])}<c><v>2</v></c><c s="1"><v>${value}</v></c></row>`;
  const sheets = [{ name: "Sheet1", xml: sheetXml(rows) }];
  return makeZip(workbookEntries({ sheets, formats: ["General", format], ...(properties && { properties }) }));
}

test("a workbook's number format says the currency, and of which country's sign it is", async () => {
  const accounting = '_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)';
  const cases: [format: string, value: number, code: string][] = [
    ['"$"#,##0.00', 1200, "USD"],
    ["[$£-809]#,##0.00", 10, "GBP"],
    ["[$CHF] #,##0.00", 10, "CHF"],
    ["[$$-1009]#,##0.00", 10, "CAD"],
    ["[$$-en-AU]#,##0.00", 10, "AUD"],
    ["#,##0.00 [$kr-41D]", 10, "SEK"],
    ["#,##0.00 [$€-407]", 10, "EUR"],
    ["[$¥-804]#,##0.00", 10, "CNY"],
    [accounting, 1234.5, "USD"],
    [accounting, -1234.5, "USD"],
    [accounting, 0, "USD"],
    ['#,##0.00" USD"', 10, "USD"],
    ["#,##0.00", 10, "EUR"],
  ];
  for (const [format, value, code] of cases) {
    const documents = await documentsOf(priced(format, value), "invoice");
    const found = [codesOf(documents), linesOf(documents[0], "unitPrice"), problemsOf(documents)];
    assert.deepEqual(found, [[code], [String(value)], []], `${format} of ${value}`);
  }
});

test("each label is priced in its own currency, and a former price in the same", async () => {
  const csv = "Product;Price;Old price\nPen;$5;$6\nInk;£7;\nCap;9 €;£10";
  const [sheet] = await documentsOf(csv, "tags");
  const labels = sheet ? (labelsOf(sheet) ?? []) : [];
  const codes = labels.map(({ settings: { currency } }) => (typeof currency === "object" ? currency.code : currency));
  assert.deepEqual(codes, ["USD", "GBP"]);
  assert.deepEqual(problemsOf(sheet ? [sheet] : []), ["3 oldPrice currency_conflict error"]);
});

test("what is no amount of money in the field's terms is an error", async () => {
  const csv = (quantity: string, price: string) =>
    `Invoice no;Customer;Item;Quantity;Unit price\n1;Ann;Pen;${quantity};${price}`;
  const mapping = { quantity: { column: "Quantity" }, unitPrice: { column: "Unit price" } };
  const problem = async (quantity: string, price: string) =>
    (await documentsOf(csv(quantity, price), "invoice", { mapping })).flatMap(({ problems }) =>
      problems.map(({ message }) => message),
    );
  assert.deepEqual(await problem("1", "10%"), [
    "“Unit price” is “10%”, a percentage. Enter a number without a percent sign.",
  ]);
  assert.deepEqual(await problem("$2", "10"), [
    "“Quantity” is “$2”, an amount of money. Enter a number without a currency.",
  ]);
  assert.deepEqual(await problem("1", "50¢"), ["“Unit price” is “50¢”, which isn’t a number."]);
  const shown = await documentsOf(priced("0%", 0.1), "invoice");
  assert.deepEqual(problemsOf(shown), ["1 unitPrice not_a_number error"]);
});
