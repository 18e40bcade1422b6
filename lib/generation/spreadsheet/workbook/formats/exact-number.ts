import type { Cell } from "../../table.ts";

/** A double holds any number of up to this many digits exactly. */
const digitsOfDouble = 15;
/** The limit of `toPrecision`. */
const mostDigits = 100;
/** Nobody writes a number with more characters, zeros and exponent included. */
const mostCharacters = 400;

/** The significant digits: `12` for `0.00120` and `1.2E-3`. */
function significantDigits(text: string): string {
  return text.replace(/e.*$/i, "").replace(/\D/g, "").replace(/^0+/, "").replace(/0+$/, "");
}

/**
 * Whether a double holds the number in `text` (`-12.5E3`). Programs write doubles with 17 digits, so
 * `0.30000000000000004` is held exactly and `12345678901234567` is not.
 */
export function holdsExactly(value: number, text: string): boolean {
  if (text.length > mostCharacters) return false;
  const digits = significantDigits(text);
  if (digits.length <= digitsOfDouble) return true;
  return digits.length <= mostDigits && significantDigits(value.toPrecision(digits.length)) === digits;
}

/** Keeps the file's text in a number cell if the double does not hold it exactly. */
export function keepExact(cell: Cell, text: string): Cell {
  if (text.length <= digitsOfDouble || typeof cell === "string" || cell.kind !== "number") return cell;
  return holdsExactly(cell.value, text) ? cell : { ...cell, text, exact: false };
}
