import { type Decimal, decimalOf, minus, rounded, times } from "../values/amounts/decimal.ts";

/** An invoice line, as canonical decimals such as "-1234.5"; null is empty. */
export interface PricedLine {
  quantity: string | null;
  unitPrice: string | null;
  /** "12.5%" of the line, or an amount of money; null for none. */
  discount?: string | null;
}

const hundred: Decimal = { units: 100n, scale: 0 };

/**
 * What a line comes to before it is rounded, with tax if its price includes tax, calculated like
 * `templates/invoice/amounts.typ`: quantity times price, less the discount. Null without a quantity or a price.
 */
export function lineAmount({ quantity, unitPrice, discount = null }: PricedLine): Decimal | null {
  if (quantity === null || unitPrice === null) return null;
  const full = times(decimalOf(quantity), decimalOf(unitPrice));
  if (discount === null) return full;
  if (!discount.endsWith("%")) return minus(full, decimalOf(discount));
  const left = times(full, minus(hundred, decimalOf(discount.slice(0, -1))));
  return { ...left, scale: left.scale + 2 };
}

/** What a discount like "10%" or "12.50" takes of a sum, in its own units: cents, if the sum is in cents. */
export function discountOf(discount: string, sum: bigint, digits = 2): bigint {
  if (!discount.endsWith("%")) return rounded(decimalOf(discount), digits);
  const percent = decimalOf(discount.slice(0, -1));
  return rounded({ units: sum * percent.units, scale: percent.scale + 2 }, 0);
}
