import type { Cell } from "../../spreadsheet/table.ts";
import { headerWords } from "../suggest/normalise-header.ts";

/** From 1954 to 2119: no quantity, year or postcode in a column of dates, and what most documents are about. */
const [first, last] = [20_000, 80_000];
const msPerDay = 86_400_000;

/**
 * The day of a number such as 46204, which is how spreadsheet programs store dates and export those whose cells have no
 * date format: days since 30 December 1899 (ECMA-376 part 1, 18.17.4.1). The calendar of 1904, which Excel for Mac had
 * until 2011, can't be told from it.
 *
 * @returns ISO 8601; null if the cell is no such number
 */
export function serialDate(cell: Cell): string | null {
  const text = typeof cell === "string" ? cell.trim() : numberIn(cell);
  const days = /^\d{5}(?:\.0+)?$/.test(text) ? Number(text) : 0;
  return days < first || days > last
    ? null
    : new Date(Date.UTC(1899, 11, 30) + days * msPerDay).toISOString().slice(0, 10);
}

function numberIn(cell: Exclude<Cell, string>): string {
  return cell.kind === "number" ? String(cell.value) : "";
}

const dateWord =
  /^(?:dates?|.*datum|fecha|data|dato|datas|fechas|geburtstag|birthday|dob|day|tag|issued|due|paivamaara|dag|ημερομηνια|дата)$/;

/** Whether a column's name says that it has dates. */
export function isDateHeader(name: string): boolean {
  return headerWords(name).some((word) => dateWord.test(word));
}
