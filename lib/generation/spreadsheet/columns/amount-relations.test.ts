import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent } from "../read-content.fixture.ts";
import type { Cell } from "../table.ts";
import { relateAmounts } from "./amount-relations.ts";

const relationsOf = async (...lines: string[]) => (await readContent(lines.join("\n"))).amounts;

test("finds the product, the tax and the sum among a line's amounts", async () => {
  const { firsts: _, ...found } = await relationsOf(
    "Qty,Price,Net,Rate,Tax,Gross",
    "3,100.00,300.00,20,60.00,360.00",
    "2,7.35,14.70,5,0.74,15.44",
  );
  assert.deepEqual(found, {
    products: [{ of: [0, 1], is: 2 }],
    sums: [{ of: [2, 4], is: 5 }],
    taxes: [{ of: 2, at: 3, is: 4 }],
    rates: [0, 3],
    twins: [],
  });
});

test("a price that is shown with two decimals may be longer", async () => {
  const { products } = await relationsOf("Qty,Price,Net", "3,3.33,10.00", "7,1.43,10.00", "600,0.02,10.00");
  assert.deepEqual(products, [{ of: [0, 1], is: 2 }]);
});

test("one row in twenty may have a typo", async () => {
  const rows = Array.from({ length: 40 }, (_, row) => `${row + 2},${row + 5}.50,${(row + 2) * (row + 5.5)}`);
  const withSlips = (count: number) => rows.map((line, row) => (row < count ? line.replace(/[^,]+$/, "9") : line));
  assert.equal((await relationsOf("Qty,Price,Net", ...withSlips(2))).products.length, 1);
  assert.equal((await relationsOf("Qty,Price,Net", ...withSlips(3))).products.length, 0);
});

test("one times a price proves nothing, nor does a single row", async () => {
  assert.deepEqual((await relationsOf("Qty,Price,Net", "1,3.00,3.00", "1,4.00,4.00", "1,5.00,5.00")).products, []);
  assert.deepEqual((await relationsOf("Qty,Price,Net", "2,3.00,6.00")).products, []);
  assert.deepEqual((await relationsOf("Qty,Price,Net", "1,3.00,3.00", "1,4.00,4.00", "2,5.00,10.00")).products, [
    { of: [0, 1], is: 2 },
  ]);
});

test("a share that no column names is found where it is the same in every row", async () => {
  const { taxes } = await relationsOf("Net,Tax", "100.00,20.00", "7.35,1.47", "12.50,2.50");
  assert.deepEqual(taxes, [{ of: 0, at: null, is: 1 }]);
});

test("percentages are rates as they are shown, whatever the cells hold", () => {
  const shown = (value: number, text: string): Cell => ({ kind: "number", value, text });
  const column = (...cells: Cell[]) =>
    relateAmounts(
      cells.map((cell) => [cell]),
      ["number"],
      [],
    ).rates;
  assert.deepEqual(column(shown(20, "20%"), shown(0.052, "5.2%")), [0]);
  assert.deepEqual(column(shown(0.2, "0.2"), "20 %"), [0]);
  assert.deepEqual(column(shown(20, "20"), shown(5.2, "5.2"), shown(13.7, "13.7")), []);
});

test("rates are few small numbers, in per cent or as fractions, and not the amounts of a tax", async () => {
  for (const [values, isRate] of [
    [["19", "7", "19"], true],
    [["0.19", "0.07", "0"], true],
    [["5.5 %", "20 %", "2.1 %"], true],
    [["8.875", "8.875", "8.875"], true],
    [["1.20", "2.35", "0.80"], false],
    [["19", "95", "20"], false],
    [["1", "2", "3", "4", "5", "6"], false],
    [["-19", "7"], false],
  ] as const) {
    assert.deepEqual(
      (await relationsOf("Name,VAT", ...values.map((value) => `A,${value}`))).rates,
      isRate ? [1] : [],
      String(values),
    );
  }
});

test("in a sheet of 256 columns of ones, only a few columns are compared", () => {
  const rows = Array.from({ length: 200 }, () => Array.from({ length: 256 }, () => "1"));
  const types = Array.from({ length: 256 }, () => "number" as const);
  const readings = types.map(() => ({ decimals: [], dateOrders: [] }));
  const { products, sums, rates } = relateAmounts(rows, types, readings);
  assert.deepEqual([products.length, sums.length, rates.length], [0, 0, 256]);
});

test("numbers that are also a fixed share of another column are not taken for rates", async () => {
  const isRate = async (...lines: string[]) => (await relationsOf("Qty,Price,VAT", ...lines)).rates.includes(2);
  assert.equal(await isRate("1,50.00,10"), false);
  assert.equal(await isRate("2,25.00,10"), false);
  assert.equal(await isRate("2,25.00,10", "2,25.00,10", "2,25.00,10"), false);
  assert.equal(await isRate("2,25.00,10", "4,25.00,20"), false);
  assert.equal(await isRate("1,50.00,10 %"), true);
  // €19 of €1,200 is not a usual tax rate.
  assert.equal(await isRate("1,1200.00,19"), true);
  assert.equal(await isRate("1,50.00,20", "1,75.50,20"), true);
  assert.equal(await isRate("1,50.00,20", "1,50.00,5", "3,7.50,20"), true);
});
