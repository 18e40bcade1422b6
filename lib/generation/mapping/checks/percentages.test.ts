import assert from "node:assert/strict";
import { test } from "node:test";
import { documentsOf, problemsOf } from "./fit-content.fixture.ts";
import { csv, invoices, type Styled, valuesOf } from "./one-line-invoices.fixture.ts";

async function ratesOf(cells: Styled[]): Promise<[unknown[], string[]]> {
  const isText = cells.every((cell) => typeof cell === "string");
  const sheet = isText ? csv(cells.map((cell) => `1;5;${cell}`)) : invoices(cells.map((cell) => ["1", "5", cell]));
  const documents = await documentsOf(sheet, "invoice");
  return [valuesOf(documents, "vat"), problemsOf(documents)];
}

test("a percent sign that only the format adds changes no number", async () => {
  const cells: Styled[] = [
    [20, '0"%"'],
    [5.5, "0.0\\%"],
    [0.2, "0%"],
    [0.055, "0.0%"],
    [0.004, '0"%"'],
    [0, "0%"],
  ];
  assert.deepEqual(await ratesOf(cells), [["20", "5.5", "20", "5.5", "0", "0"], ["5 vat number_not_exact warning"]]);
});

test("percentages without a sign have the scale of their column", async () => {
  const general = (values: number[]): Styled[] => values.map((value) => [value, "General"]);
  for (const cells of [["0.85", "0.92", "1"], general([0.85, 0.92, 1])]) {
    assert.deepEqual(await ratesOf(cells), [["85", "92", "100"], []]);
  }
  for (const cells of [["20", "5.2", "0.5"], general([20, 5.2, 0.5])]) {
    assert.deepEqual(await ratesOf(cells), [["20", "5.2", "0.5"], ["3 vat doubtful_number warning"]]);
  }
  assert.deepEqual(await ratesOf(["20%", "19", "0"]), [["20", "19", "0"], []]);
  assert.deepEqual(await ratesOf(["0,85", "0,92", "1,00"]), [["85", "92", "100"], []]);
  assert.deepEqual(
    await ratesOf([
      [0.2, "0%"],
      [0.07, "General"],
      [1, "General"],
    ]),
    [["20", "7", "100"], []],
  );
});

test("rates of several taxes add up, exactly and without those that a row lacks", async () => {
  const sheet = "Invoice no;Customer;Item;Quantity;Unit price;CGST %;SGST %;IGST %\n";
  const rows = ["9;9;", ";;18", "1.4;1.3;", "0;0;", ";;", "9;no;"].map((taxes, at) => `${at};Ann;Tea;1;5.00;${taxes}`);
  const mapping = { vat: { text: "{CGST %} + {SGST %} + {IGST %}" } };
  const documents = await documentsOf(sheet + rows.join("\n"), "invoice", { mapping });
  assert.deepEqual(valuesOf(documents, "vat"), ["18", "18", "2.7", "0", null, null]);
  assert.deepEqual(problemsOf(documents), ["6 vat not_a_number error"]);
});

test("percentages that may be either are an error, and nothing is printed for them", async () => {
  assert.deepEqual(await ratesOf(["0.85", "1.05"]), [
    [null, null],
    ["1 vat doubtful_number error", "2 vat doubtful_number error"],
  ]);
  assert.deepEqual(await ratesOf(["1", "1"]), [
    [null, null],
    ["1 vat doubtful_number error", "2 vat doubtful_number error"],
  ]);
  // A sign applies only to its own number.
  assert.deepEqual(await ratesOf(["0.85", "1.05", "3 %"]), [
    [null, null, "3"],
    ["1 vat doubtful_number error", "2 vat doubtful_number error"],
  ]);
});
