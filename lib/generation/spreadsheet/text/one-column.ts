import { parseDateText } from "../values/date-text.ts";
import { joinNumberText, splitNumberText } from "../values/number-text.ts";
import { isFilled } from "./split-sample.ts";

/** Single words distinguish names and sentences from values separated by spaces. */
const word = /^[\p{L}\p{M}'’.&()-]+[,;:!?]?$/u;

/** A list of names splits at its spaces as evenly as a table does. */
export function isProse(rows: string[][]): boolean {
  const cells = rows.flat();
  return cells.filter((cell) => word.test(cell)).length > cells.length * 0.4;
}

const timeOrPhone = /^(?:\d{1,2}:\d{2}(?::\d{2})?|\+\d[\d ()-]+)$/;

/** Whether a whole line is one value that contains delimiters: `1,5 €`, `10:30`, `+49 170 1234`, `May 1, 2026`. */
function isOneValue(line: string): boolean {
  if (timeOrPhone.test(line) || parseDateText(line, "dmy") !== null) return true;
  const number = splitNumberText(line);
  return number !== null && (joinNumberText(number, ".") ?? joinNumberText(number, ",")) !== null;
}

/**
 * True if most lines are one value below a name without the delimiter. Without a name, `1,5` may be two columns, but
 * not `1:50`.
 */
export function isOneColumn(rows: string[][], delimiter: string): boolean {
  const [name, ...others] = rows.filter(isFilled);
  if (name === undefined || (name.length > 1 && delimiter !== ":")) return false;
  return others.filter((row) => isOneValue(row.join(delimiter).trim())).length > others.length * 0.8;
}
