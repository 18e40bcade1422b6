import type { WorkbookLocale } from "../workbook-locale.ts";

/** A format such as `0`, `0.00`, `#,##0.00` or `0.0%`. */
export interface PlainFormat {
  decimals: number;
  /** The decimal character. */
  decimal: string;
  /** The thousands separator; "" for none. */
  group: string;
  percent: "%" | "";
}

/** Excel first rounds to 15 digits; closer to a tie than this, or with more digits, that may change the result. */
const nearTie = 1e-4;
const mostScaled = 1e10;
/** The range in which General shows decimals in eleven characters without an exponent. */
const [smallestRounded, largestRounded] = [1e-4, 1e9];

const powers = Array.from({ length: 14 }, (_, decimals) => 10 ** decimals);

/** Null for any other format. */
export function plainFormat(code: string, { decimal, group }: WorkbookLocale): PlainFormat | null {
  const match = /^(#,##)?0(?:\.(0{1,9}))?(%)?$/.exec(code);
  if (match === null) return null;
  const [, grouped, decimals = "", share] = match;
  return { decimals: decimals.length, decimal, group: grouped ? group : "", percent: share ? "%" : "" };
}

/** The absolute `value` in units of the last decimal; null if it is near a tie, large or 0. */
function roundedUnits(value: number, decimals: number): number | null {
  const scaled = Math.abs(value) * (powers[decimals] ?? Number.NaN);
  const units = Math.round(scaled);
  const plain = scaled < mostScaled && units > 0 && Math.abs(scaled - Math.floor(scaled) - 0.5) > nearTie;
  return plain ? units : null;
}

/** What Excel displays for `value`; null if that needs the library. */
export function showPlainly(value: number, { decimals, decimal, group, percent }: PlainFormat): string | null {
  const units = roundedUnits(value, percent === "" ? decimals : decimals + 2);
  if (units === null) return null;
  const digits = String(units).padStart(decimals + 1, "0");
  let whole = digits.slice(0, digits.length - decimals);
  if (group !== "" && whole.length > 3) whole = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  const fraction = decimals === 0 ? "" : decimal + digits.slice(-decimals);
  return `${value < 0 ? "-" : ""}${whole}${fraction}${percent}`;
}

/** What Excel displays as General, in eleven characters without the sign; null if that needs the library. */
export function showRounded(value: number, decimal: string): string | null {
  const size = Math.abs(value);
  if (size < smallestRounded || size >= largestRounded) return null;
  let decimals = 9;
  for (let bound = 10; size >= bound; bound *= 10) decimals--;
  const units = roundedUnits(value, decimals);
  if (units === null) return null;
  return String((value < 0 ? -units : units) / (powers[decimals] ?? 1)).replace(".", decimal);
}
