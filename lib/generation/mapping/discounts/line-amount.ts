/** An exact decimal: `units` divided by 10 to the power of `scale`, without binary rounding errors. */
export interface Decimal {
  units: bigint;
  scale: number;
}

/** An invoice line, as canonical decimals such as "-1234.5"; null is empty. */
export interface PricedLine {
  quantity: string | null;
  unitPrice: string | null;
  /** "12.5%" of the line, or an amount of money; null for none. */
  discount?: string | null;
}

/** @param text a canonical decimal */
export function decimalOf(text: string): Decimal {
  const [whole = "", fraction = ""] = text.split(".");
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

/** Rounds half away from zero to units of 10 to the power of `-digits`. */
export function rounded({ units, scale }: Decimal, digits: number): bigint {
  if (scale <= digits) return units * 10n ** BigInt(digits - scale);
  const divisor = 10n ** BigInt(scale - digits);
  return (units + (units < 0n ? -divisor : divisor) / 2n) / divisor;
}

/** The exact difference. */
export function minus(left: Decimal, right: Decimal): Decimal {
  const scale = Math.max(left.scale, right.scale);
  return { units: rounded(left, scale) - rounded(right, scale), scale };
}

/** The exact product. */
export function times(left: Decimal, right: Decimal): Decimal {
  return { units: left.units * right.units, scale: left.scale + right.scale };
}

/** Rounds a quotient half away from zero. */
export function divided(units: bigint, by: bigint): bigint {
  const [top, bottom] = by < 0n ? [-units, -by] : [units, by];
  return (2n * top + (top < 0n ? -bottom : bottom)) / (2n * bottom);
}

/**
 * The tax at a rate, such as 19, on an amount or, if that is gross, within it, in the amount's units. No part of an
 * amount is a tax of -100 % or less, which rows with gross prices report.
 */
export function taxOf(amount: bigint, rate: Decimal, isGross: boolean): bigint {
  const whole = 100n * 10n ** BigInt(rate.scale) + (isGross ? rate.units : 0n);
  return whole > 0n ? divided(amount * rate.units, whole) : 0n;
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

/** An amount in the currency's smallest units as a spreadsheet shows it, with the sheet's decimal character. */
export function writtenAmount(units: bigint, digits: number, decimal: string): string {
  const text = String(units < 0n ? -units : units).padStart(digits + 1, "0");
  const sign = units < 0n ? "-" : "";
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}${decimal}${text.slice(-digits)}`;
}
