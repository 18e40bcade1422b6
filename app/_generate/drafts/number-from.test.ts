import assert from "node:assert/strict";
import { test } from "node:test";
import { numberFrom } from "./number-from.ts";

const rows = { min: 1, max: 120 };

test("takes a number within its bounds", () => {
  assert.equal(numberFrom("1", rows), 1);
  assert.equal(numberFrom("120", rows), 120);
  assert.equal(numberFrom("015", rows), 15);
  assert.equal(numberFrom("-2.5", { min: -5, max: 5, step: 0.1 }), -2.5);
});

test("takes nothing out of bounds, and no part of it", () => {
  for (const text of ["150", "0", "-1", "121"]) assert.equal(numberFrom(text, rows), null, text);
});

test("takes no fraction where whole numbers are asked for, and nothing that is not a number", () => {
  for (const text of ["1.5", "", " ", "1e", "abc", "NaN", "Infinity"]) assert.equal(numberFrom(text, rows), null, text);
});
