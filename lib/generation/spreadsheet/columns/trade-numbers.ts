import { type Cell, cellText, type TradeNumbers } from "../table.ts";

/**
 * The column's first numbers decide. Checked and unchecked numbers share this limit, so their ratio stays
 * true.
 */
const mostCounted = 200;
const nine = 57;

/** The column's distinct numbers that are as long as a UPC-A without its leading zeros, up to a GTIN-14. */
export interface FoundTradeNumbers {
  checked: Set<string>;
  unchecked: Set<string>;
}

/** GS1 General Specifications, 7.9: weights 3 and 1 from the right, so leading zeros don't change the result. */
export function checkDigit(digits: string): string {
  let sum = 0;
  for (let at = digits.length - 1, weight = 3; at >= 0; at--, weight = 4 - weight) sum += Number(digits[at]) * weight;
  return String((10 - (sum % 10)) % 10);
}

/** @param digits a trade number with its check digit */
export const endsInCheckDigit = (digits: string) => digits.endsWith(checkDigit(digits.slice(0, -1)));

/** Counts a cell if it has as many digits as a trade number. */
export function countTradeNumber({ checked, unchecked }: FoundTradeNumbers, cell: Cell): void {
  if (checked.size + unchecked.size >= mostCounted) return;
  const isNumber = typeof cell === "object" && cell.kind === "number";
  const text = isNumber ? String(cell.value) : cellText(cell);
  if (text.length < 10 || text.length > 20) return;
  // Most texts begin with a letter.
  const first = text.charCodeAt(0);
  if (first > nine && first < 128) return;
  const digits = text.replace(/[\s-]/g, "");
  if (!/^\d{10,14}$/.test(digits)) return;
  (endsInCheckDigit(digits) ? checked : unchecked).add(digits);
}

/** Undefined if there are none. */
export function tradeNumbersOf({ checked, unchecked }: FoundTradeNumbers): TradeNumbers | undefined {
  if (checked.size + unchecked.size === 0) return undefined;
  return { checked: checked.size, unchecked: unchecked.size };
}
