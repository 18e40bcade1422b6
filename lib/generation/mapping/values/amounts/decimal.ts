/** An exact decimal: `units` divided by 10 to the power of `scale`, without binary rounding errors. */
export interface Decimal {
  units: bigint;
  scale: number;
}

/** @param text a canonical decimal, such as "-1234.5" */
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

/** An amount in the currency's smallest units as a spreadsheet shows it, with the sheet's decimal character. */
export function writtenAmount(units: bigint, digits: number, decimal: string): string {
  const text = String(units < 0n ? -units : units).padStart(digits + 1, "0");
  const sign = units < 0n ? "-" : "";
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}${decimal}${text.slice(-digits)}`;
}
