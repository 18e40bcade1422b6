/** An invoice line, as canonical decimals such as "-1234.5"; null is empty. */
export interface PricedLine {
  quantity: string | null;
  unitPrice: string | null;
  /** "20" is 20 %. */
  rate: string | null;
}

/** An exact decimal: `units` divided by 10 to the power of `scale`, without binary rounding errors. */
interface Decimal {
  units: bigint;
  scale: number;
}

const nothing: Decimal = { units: 0n, scale: 0 };

/**
 * The amount due for the lines in cents, calculated like `templates/invoice/amounts.typ`: rounds each line, then the
 * tax per rate on the sum of its lines, half away from zero.
 */
export function euroTotal(lines: readonly PricedLine[]): bigint {
  const byRate = Map.groupBy(lines, ({ rate }) => (rate === null ? null : Number(rate)));
  return byRate
    .values()
    .map((alike) => {
      const net = alike.reduce((sum, line) => sum + amountOf(line), 0n);
      const rate = decimal(alike[0]?.rate ?? null) ?? nothing;
      return net + toCents({ units: net * rate.units, scale: 4 + rate.scale });
    })
    .reduce((sum, amount) => sum + amount, 0n);
}

/** A line without a quantity or a price has no amount. */
function amountOf({ quantity, unitPrice }: PricedLine): bigint {
  const [count, price] = [decimal(quantity), decimal(unitPrice)];
  return count && price ? toCents({ units: count.units * price.units, scale: count.scale + price.scale }) : 0n;
}

function decimal(text: string | null): Decimal | null {
  if (text === null) return null;
  const [whole = "", fraction = ""] = text.split(".");
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

function toCents({ units, scale }: Decimal): bigint {
  if (scale <= 2) return units * 10n ** BigInt(2 - scale);
  const divisor = 10n ** BigInt(scale - 2);
  return (units + (units < 0n ? -divisor : divisor) / 2n) / divisor;
}
