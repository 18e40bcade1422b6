import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { propertyRuns } from "../property-runs.fixture.ts";
import { plainNumber } from "./plain-number.ts";

test("a text is a plain number if the number, written again, is that text", () => {
  const texts = fc.array(fc.constantFrom(..."0001234567899..-e+ "), { maxLength: 11 }).map((each) => each.join(""));
  fc.assert(
    fc.property(texts, (text) => {
      const value = String(Number(text)) === text && !text.includes("e") ? Number(text) : Number.NaN;
      assert.ok(Object.is(plainNumber(text), value), text);
    }),
    { numRuns: propertyRuns(5_000) },
  );
});

test("numbers of more characters are not plain, and zero has no sign", () => {
  assert.deepEqual(["123456789012", "-0", "0"].map(plainNumber), [Number.NaN, Number.NaN, 0]);
});
