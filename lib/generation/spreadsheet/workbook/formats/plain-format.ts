import type { WorkbookLocale } from "../workbook-locale.ts";

/** A format such as `0`, `0.00`, `#,##0.00` or `0.0%`. */
export interface PlainFormat {
  decimals: number;
  /** What stands before them. */
  decimal: string;
  /** What stands between thousands; "" for nothing. */
  group: string;
  percent: "%" | "";
}

/** Excel rounds what it holds to 15 digits first: nearer to a tie than this, or with more digits, that may matter. */
const nearTie = 1e-4;
const mostScaled = 1e10;
/** What General shows in eleven characters without a power of ten, and with decimals. */
const [smallestRounded, largestRounded] = [1e-4, 1e9];

const powers = Array.from({ length: 14 }, (_, decimals) => 10 ** decimals);

/** Null for a format of another kind. */
export function plainFormat(code: string, { decimal, group }: WorkbookLocale): PlainFormat | null {
  const match = /^(#,##)?0(?:\.(0{1,9}))?(%)?$/.exec(code);
  if (match === null) return null;
  const [, grouped, decimals = "", share] = match;
  return { decimals: decimals.length, decimal, group: grouped ? group : "", percent: share ? "%" : "" };
}

/** How many of the last decimal's unit `value` is, without its sign; null where it is near a tie, large or 0. */
function roundedUnits(value: number, decimals: number): number | null {
  const scaled = Math.abs(value) * (powers[decimals] ?? Number.NaN);
  const units = Math.round(scaled);
  const plain = scaled < mostScaled && units > 0 && Math.abs(scaled - Math.floor(scaled) - 0.5) > nearTie;
  return plain ? units : null;
}

/** What Excel shows for `value`; null where that takes all of the format's rules. */
export function showPlainly(value: number, { decimals, decimal, group, percent }: PlainFormat): string | null {
  const units = roundedUnits(value, percent === "" ? decimals : decimals + 2);
  if (units === null) return null;
  const digits = String(units).padStart(decimals + 1, "0");
  let whole = digits.slice(0, digits.length - decimals);
  if (group !== "" && whole.length > 3) whole = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  const fraction = decimals === 0 ? "" : decimal + digits.slice(-decimals);
  return `${value < 0 ? "-" : ""}${whole}${fraction}${percent}`;
}

/** What Excel shows as General, in eleven characters, sign apart; null where that takes all of the format's rules. */
export function showRounded(value: number, decimal: string): string | null {
  const size = Math.abs(value);
  if (size < smallestRounded || size >= largestRounded) return null;
  let decimals = 9;
  for (let bound = 10; size >= bound; bound *= 10) decimals--;
  const units = roundedUnits(value, decimals);
  if (units === null) return null;
  return String((value < 0 ? -units : units) / (powers[decimals] ?? 1)).replace(".", decimal);
}
