import { decimalOf, lineAmount, type PricedLine, rounded } from "../discounts/line-amount.ts";

/** A line with its tax; null is none. */
export interface TaxedLine extends PricedLine {
  /** "20" is 20 %. */
  rate: string | null;
}

/**
 * The amount due for the lines in cents, calculated like `templates/invoice/amounts.typ`: rounds each line, then the
 * tax per rate on the sum of its lines, half away from zero.
 */
export function euroTotal(lines: readonly TaxedLine[]): bigint {
  const byRate = Map.groupBy(lines, ({ rate }) => (rate === null ? null : Number(rate)));
  return byRate
    .values()
    .map((alike) => {
      const net = alike.reduce((sum, line) => sum + centsOf(line), 0n);
      const rate = decimalOf(alike[0]?.rate ?? "0");
      return net + rounded({ units: net * rate.units, scale: 4 + rate.scale }, 2);
    })
    .reduce((sum, amount) => sum + amount, 0n);
}

function centsOf(line: PricedLine): bigint {
  const amount = lineAmount(line);
  return amount ? rounded(amount, 2) : 0n;
}
