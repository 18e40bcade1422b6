import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { format } from "numfmt";
import { propertyRuns } from "../../property-runs.fixture.ts";
import { workbookLocale } from "../workbook-locale.ts";
import { plainFormat, showPlainly, showRounded } from "./plain-format.ts";

/** Typical numbers: few decimals, including ties in the last digit, and any double. */
const numbers = fc.oneof(
  fc.tuple(fc.integer(), fc.integer({ min: 0, max: 9 })).map(([units, decimals]) => units / 10 ** decimals),
  fc.tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 0, max: 9 })).map(([a, d]) => (a + 0.5) / 10 ** d),
  fc.tuple(fc.integer(), fc.integer({ min: 1, max: 1e6 })).map(([divided, by]) => divided / by),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

test("the fast path shows the same as all of the format's rules", () => {
  const locales = fc.constantFrom("en-US", "de", "fr", "de-CH", "ar", "ja").map((tag) => workbookLocale(tag, true));
  const codes = fc.constantFrom("0", "0.0", "0.00", "0.000000000", "#,##0", "#,##0.00", "0%", "0.00%", "#,##0.0%");
  fc.assert(
    fc.property(numbers, codes, locales, (value, code, locale) => {
      const plain = plainFormat(code, locale);
      assert.ok(plain !== null);
      const shown = format(code, value, { locale: locale.display });
      assert.equal(showPlainly(value, plain) ?? shown, shown);
    }),
    { numRuns: propertyRuns(2_000) },
  );
  fc.assert(
    fc.property(numbers, locales, (value, { display, decimal }) => {
      const shown = format("General", value, { locale: display });
      assert.equal(showRounded(value, decimal) ?? shown, shown);
    }),
    { numRuns: propertyRuns(2_000) },
  );
});

test("amounts, shares and thirds take the fast path; ties, other formats and numbers that round to zero don't", () => {
  const shown = (value: number, code: string) => {
    const plain = plainFormat(code, workbookLocale("en-US", true));
    return plain === null ? null : showPlainly(value, plain);
  };
  assert.equal(shown(-1234567.5, "#,##0.00"), "-1,234,567.50");
  assert.equal(shown(0.195, "0.0%"), "19.5%");
  assert.equal(showRounded(-1 / 3, "."), "-0.333333333");
  assert.equal(showRounded(200 / 3, ","), "66,66666667");
  for (const [value, code] of [
    [1.005, "0.00"],
    [0.001, "0.00"],
    [1e15, "0"],
    [1, "0.00 €"],
  ] as const) {
    assert.equal(shown(value, code), null);
  }
});
