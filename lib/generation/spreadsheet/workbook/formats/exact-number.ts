import type { Cell } from "../../table.ts";

/** Any number of so many digits comes out of a double as it went in. */
const digitsOfDouble = 15;
/** What `toPrecision` takes. */
const mostDigits = 100;
/** Nobody writes a number in more, zeros and exponent included. */
const mostCharacters = 400;

/** The digits that tell one number from another of its size: `0.00120` and `1.2E-3` have `12`. */
function significantDigits(text: string): string {
  return text.replace(/e.*$/i, "").replace(/\D/g, "").replace(/^0+/, "").replace(/0+$/, "");
}

/**
 * Whether a double holds the number that `text` (`-12.5E3`) writes. Programs write a double with 17 digits, so
 * `0.30000000000000004` is what it holds; `12345678901234567` is not.
 */
export function holdsExactly(value: number, text: string): boolean {
  if (text.length > mostCharacters) return false;
  const digits = significantDigits(text);
  if (digits.length <= digitsOfDouble) return true;
  return digits.length <= mostDigits && significantDigits(value.toPrecision(digits.length)) === digits;
}

/** The cell of a number, or one that keeps the file's text where the number is not exactly that. */
export function keepExact(cell: Cell, text: string): Cell {
  if (text.length <= digitsOfDouble || typeof cell === "string" || cell.kind !== "number") return cell;
  return holdsExactly(cell.value, text) ? cell : { ...cell, text, exact: false };
}
