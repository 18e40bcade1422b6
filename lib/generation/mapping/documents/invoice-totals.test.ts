import assert from "node:assert/strict";
import { test } from "node:test";
import { oneOf, type Random, seededRandom } from "#lib/commands/test/seeded-random.ts";
import { propertyRuns } from "../../spreadsheet/property-runs.fixture.ts";
import { type TaxedLine, totalsOf } from "./invoice-totals.ts";

const euroTotal = (lines: readonly TaxedLine[], discount: string | null = null) =>
  totalsOf(lines, { discount, digits: 2, isGross: false }).due;

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

test("the tax of a rate is computed on the sum of its lines", () => {
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

test("tax is a part of gross prices, rounded once for each rate, and the sum stays as it is", () => {
  const totals = (lines: readonly TaxedLine[], discount: string | null = null) =>
    totalsOf(lines, { discount, digits: 2, isGross: true });
  assert.deepEqual(totals([line("1", "119", "19")]), { due: 11_900n, net: 10_000n });
  // 0.99 and 1.49 at 19 %: 2.48 × 19 / 119 = 0.39597.
  assert.deepEqual(totals([line("1", "0.99", "19"), line("1", "1.49", "19")]), { due: 248n, net: 208n });
  // Half a cent of tax, away from zero: 0.21 × 20 / 120 = 0.035.
  assert.deepEqual(totals([line("1", "0.21", "20")]), { due: 21n, net: 17n });
  assert.deepEqual(totals([line("-1", "0.21", "20")]), { due: -21n, net: -17n });
  assert.deepEqual(totals([line("1", "107", "7"), line("2", "5", null), line("1", "3", "0")]), {
    due: 12_000n,
    net: 11_300n,
  });
  // 10 % off 226.00 is 11.90 and 10.70 of the two rates.
  assert.deepEqual(totals([line("1", "119", "19"), line("1", "107", "7")], "10%"), { due: 20_340n, net: 18_000n });
});

test("amounts that binary fractions can't hold are exact", () => {
  assert.equal(euroTotal([line("123456789012", "999999999.99")]), 12345678901076543210988n);
});

/** A random decimal, as text and as millionths. */
function randomDecimal(random: Random, most: number): [text: string, millionths: bigint] {
  const decimals = Math.floor(random() * 5);
  const units = BigInt(Math.floor(random() * most * 10 ** decimals)) * (random() < 0.1 ? -1n : 1n);
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const text = (units < 0n ? "-" : "") + whole + (decimals > 0 ? `.${digits.slice(-decimals)}` : "");
  return [text, units * 10n ** BigInt(6 - decimals)];
}

/** Rounds half away from zero independently: the quotient, plus one if the remainder is at least half the divisor. */
function divided(number: bigint, divisor: bigint): bigint {
  const size = number < 0n ? -number : number;
  const quotient = size / divisor + ((size % divisor) * 2n >= divisor ? 1n : 0n);
  return number < 0n ? -quotient : quotient;
}

test("payments match decimal arithmetic on quantities, prices and rates", () => {
  const random = seededRandom(5_000);
  for (let run = 0; run < propertyRuns(3_000); run++) {
    const lines: TaxedLine[] = [];
    const nets = new Map<string, bigint>();
    for (let count = 1 + Math.floor(random() * 6); count > 0; count--) {
      const [quantity, manyTimes] = randomDecimal(random, 1_000);
      const [unitPrice, price] = randomDecimal(random, 10_000);
      const rate = oneOf(random, [null, "0", "5.5", "7", "7.75", "19", "20"]);
      lines.push({ quantity, unitPrice, rate });
      const key = rate ?? "none";
      nets.set(key, (nets.get(key) ?? 0n) + divided(manyTimes * price, 10n ** 10n));
    }
    let expected = 0n;
    for (const [rate, net] of nets) {
      const hundredths = rate === "none" ? 0n : BigInt(Math.round(Number(rate) * 100));
      expected += net + divided(net * hundredths, 10_000n);
    }
    assert.equal(euroTotal(lines), expected, JSON.stringify(lines));
  }
});
