import assert from "node:assert/strict";
import { test } from "node:test";
import type { Document } from "../documents/document.ts";
import { documentsOf, linesOf } from "./fit-content.fixture.ts";
import { randomFrom } from "./random.fixture.ts";

/** Invoices of one line each, with these prices in one column. */
async function pricesOf(prices: string[], locale = "en-GB"): Promise<Document[]> {
  const rows = prices.map((price, at) => `${at + 1};Ann;Pen;1;"${price}"`);
  return documentsOf(["Invoice no;Customer;Item;Quantity;Unit price", ...rows].join("\n"), "invoice", { locale });
}

const readFrom = (documents: Document[]) => documents.flatMap((document) => linesOf(document, "unitPrice"));
const doubted = (documents: Document[]) =>
  documents.flatMap(({ problems }) => problems.map(({ row, code }) => `${row} ${code}`));

test("amounts that are numbers only in the other convention are read in it, with a warning", async () => {
  const documents = await pricesOf(["1299.99", "18.50", "3,50", "1.234,50", "7.25", "12.00", "1.234.567", "0,125"]);
  assert.deepEqual(readFrom(documents), ["1299.99", "18.50", "3.50", "1234.50", "7.25", "12.00", "1234567", "0.125"]);
  assert.deepEqual(
    doubted(documents),
    ["3", "4", "7", "8"].map((row) => `${row} doubtful_number`),
  );
  assert.match(documents[2]?.problems[0]?.message ?? "", /“3,50”, read with “,” as the decimal separator, unlike/);
});

test("an amount that may be a slip of the pen is no number", async () => {
  const documents = await pricesOf(["1299.99", "18.50", "1234,567", "7.25", "1,23.4"]);
  assert.deepEqual(readFrom(documents), ["1299.99", "18.50", null, "7.25", null]);
});

/** An amount as people write it: with these separators and maybe a currency. */
function written(cents: number, decimal: string, group: string, mark: string): string {
  const whole = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, group);
  const fraction = cents % 100 === 0 && group !== "" ? "" : `${decimal}${String(cents % 100).padStart(2, "0")}`;
  return mark.replace("#", whole + fraction);
}

test("no amount in a column of both conventions is misread without a warning", async () => {
  const below = randomFrom(15);
  const random = () => below(1_000_000) / 1_000_000;
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  for (let round = 0; round < 60; round += 1) {
    const share = random();
    const amounts = Array.from({ length: 40 }, () => Math.floor(random() ** 4 * 300_000_000));
    const prices = amounts.map((cents) => {
      const [decimal, groups] =
        random() < share ? ([".", ["", ",", " ", "’"]] as const) : ([",", ["", ".", " "]] as const);
      return written(cents, decimal, pick(groups), pick(["#", "#", "€ #", "# €"]));
    });
    const documents = await pricesOf(prices, pick(["en-GB", "de-DE"]));
    const told = new Set(documents.flatMap(({ problems }) => problems.map(({ row }) => row)));
    for (const [index, price] of readFrom(documents).entries()) {
      const isRight = price !== null && Math.round(Number(price) * 100) === amounts[index];
      assert.ok(
        isRight || told.has(index + 1),
        `${prices[index]} was read as ${price} in a column of ${prices.join(" | ")}`,
      );
    }
  }
});
