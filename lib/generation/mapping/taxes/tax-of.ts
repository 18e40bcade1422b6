import { type Decimal, divided } from "../values/amounts/decimal.ts";

/**
 * The tax at a rate, such as 19, on an amount or, if that is gross, within it, in the amount's units. No part of an
 * amount is a tax of -100 % or less, which rows with gross prices report.
 */
export function taxOf(amount: bigint, rate: Decimal, isGross: boolean): bigint {
  const whole = 100n * 10n ** BigInt(rate.scale) + (isGross ? rate.units : 0n);
  return whole > 0n ? divided(amount * rate.units, whole) : 0n;
}
