import assert from "node:assert/strict";
import { test } from "node:test";
import { euroTotal } from "./euro-total.ts";

const line = (quantity: string | null, unitPrice: string | null, rate: string | null = null) => ({
  quantity,
  unitPrice,
  rate,
});

test("each line is rounded to cents, half away from zero", () => {
  assert.equal(euroTotal([line("1", "0.005"), line("1", "0.005")]), 2n);
  assert.equal(euroTotal([line("-1", "0.005")]), -1n);
  assert.equal(euroTotal([line("3", "0.1"), line("1", "0.0049")]), 30n);
});

test("the tax of a rate is of the sum of its lines, and of no others", () => {
  assert.equal(
    euroTotal([line("1", "0.13", "19"), line("1", "0.13", "19.0"), line("2", "10", "0"), line("1", "5")]),
    2531n,
  );
  assert.equal(euroTotal([line("14.5", "46", "20")]), 80_040n);
  assert.equal(euroTotal([line("1", "100", "7.75")]), 10_775n);
});

test("a line without a quantity or a price has no amount", () => {
  assert.equal(euroTotal([line(null, "5", "19"), line("2", null), line("1", "2")]), 200n);
  assert.equal(euroTotal([]), 0n);
});

test("amounts past what a binary fraction keeps are exact", () => {
  assert.equal(euroTotal([line("123456789012", "999999999.99")]), 12345678901076543210988n);
});
