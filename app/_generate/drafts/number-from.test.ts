import assert from "node:assert/strict";
import { test } from "node:test";
import { numberFrom } from "./number-from.ts";

const rows = { min: 1, max: 120 };

test("accepts a number within its bounds", () => {
  assert.equal(numberFrom("1", rows), 1);
  assert.equal(numberFrom("120", rows), 120);
  assert.equal(numberFrom("015", rows), 15);
  assert.equal(numberFrom("-2.5", { min: -5, max: 5, step: 0.1 }), -2.5);
});

test("accepts nothing out of bounds, and no prefix of it", () => {
  for (const text of ["150", "0", "-1", "121"]) assert.equal(numberFrom(text, rows), null, text);
});

test("accepts no fraction if integers are required, and nothing that isn't a number", () => {
  for (const text of ["1.5", "", " ", "1e", "abc", "NaN", "Infinity"]) assert.equal(numberFrom(text, rows), null, text);
});
