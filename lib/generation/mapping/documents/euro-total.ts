import { decimalOf, discountOf, lineAmount, type PricedLine, rounded } from "../discounts/line-amount.ts";

/** A line with its tax; null is none. */
export interface TaxedLine extends PricedLine {
  /** "20" is 20 %. */
  rate: string | null;
}

/** The amount due in euros, in cents: see `amountDue`. */
export const euroTotal = (lines: readonly TaxedLine[], discount: string | null = null): bigint =>
  amountDue(lines, discount, 2);

/**
 * The amount due for the lines in the currency's smallest units, calculated like `templates/invoice/amounts.typ`:
 * rounds each line, shares the discount of the whole among the rates, then rounds the tax per rate on the sum of its
 * lines, half away from zero.
 *
 * @param discount "10%" of the sum, or an amount of money; null for none
 * @param digits of the currency: 2 for cents
 */
export function amountDue(lines: readonly TaxedLine[], discount: string | null, digits: number): bigint {
  const byRate = Map.groupBy(lines, ({ rate }) => (rate === null ? null : Number(rate)));
  // Lines without a rate come first, as in the template: of equal sums, the first bears the rounding difference.
  const groups = [...byRate]
    .sort(([left], [right]) => (left ?? -1) - (right ?? -1))
    .map(([, linesOfRate]) => linesOfRate);
  const sums = groups.map((linesOfRate) => sumOf(linesOfRate, digits));
  const whole = sums.reduce((sum, each) => sum + each, 0n);
  const shares = discount === null ? [] : sharesOf(discountOf(discount, whole, digits), sums, whole);
  return groups.reduce((total, [first], at) => {
    const net = (sums[at] ?? 0n) - (shares[at] ?? 0n);
    const rate = decimalOf(first?.rate ?? "0");
    return total + net + rounded({ units: net * rate.units, scale: digits + 2 + rate.scale }, digits);
  }, 0n);
}

/** The sum of the lines, each rounded. */
function sumOf(lines: readonly PricedLine[], digits: number): bigint {
  return lines.reduce((sum, line) => sum + rounded(lineAmount(line) ?? nothing, digits), 0n);
}

const nothing = decimalOf("0");

/** Shares a discount out in proportion to the sums; the largest bears the rounding difference. */
function sharesOf(discount: bigint, sums: readonly bigint[], whole: bigint): bigint[] {
  if (whole === 0n) return [];
  const sizes = sums.map((sum) => (sum < 0n ? -sum : sum));
  const last = sizes.findIndex((size) => sizes.every((other) => other <= size));
  const shares = sums.map((sum) => divided(discount * sum, whole));
  const others = shares.reduce((all, share, at) => (at === last ? all : all + share), 0n);
  return shares.map((share, at) => (at === last ? discount - others : share));
}

/** Rounds half away from zero. */
function divided(units: bigint, by: bigint): bigint {
  const [top, bottom] = by < 0n ? [-units, -by] : [units, by];
  return (2n * top + (top < 0n ? -bottom : bottom)) / (2n * bottom);
}
