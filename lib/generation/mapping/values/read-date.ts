import type { Cell, ColumnReading } from "../../spreadsheet/table.ts";
import { dateMeanings, parseDateText, parseMonthText } from "../../spreadsheet/values/date-text.ts";
import { isSwappable } from "../../spreadsheet/values/iso-day.ts";
import { ambiguousDate, ambiguousDateLeft } from "../problems/date-problems.ts";
import type { FieldProblem, ProblemPlace } from "../problems/row-problems.ts";

/** A cell as a date; `iso` is null if it is not a date, or stays ambiguous. */
interface ReadDate {
  /** ISO 8601 as in a workbook's cell; `2026-11`, `2026` or `--11-21` if the cell says no more. */
  iso: string | null;
  isAmbiguous: boolean;
}

const orders = ["dmy", "mdy", "ymd"] as const;
const midnight = /T00:00(?::00)?$/;

/**
 * Reads a workbook's date or time, or a date text, in the order settled for its column by `dateSettler` in
 * `mapping/readings/date-order.ts`.
 */
export function readDate(cell: Cell, reading: ColumnReading): ReadDate {
  if (typeof cell === "object") {
    if (cell.kind !== "date") return { iso: null, isAmbiguous: false };
    return { iso: asDay(cell.value, reading), isAmbiguous: reading.maySwap === true && isSwappable(cell.value) };
  }
  const { iso, isAmbiguous } = readText(cell, reading);
  return { iso: iso && asDay(iso, reading), isAmbiguous };
}

function asDay(iso: string, { isMidnight }: ColumnReading): string {
  return isMidnight ? iso.replace(midnight, "") : iso;
}

function readText(text: string, reading: ColumnReading): ReadDate {
  const { dateOrder, mixedOrders, languages } = reading;
  const iso = parseDateText(text, dateOrder, languages);
  if (iso === null) {
    const isAmbiguous = dateMeanings(text, dateOrder).length > 1;
    return { iso: isAmbiguous ? null : parseMonthText(text, languages), isAmbiguous };
  }
  if (mayBeginWithYear(text, iso, reading)) return { iso: null, isAmbiguous: true };
  const isAmbiguous =
    mixedOrders !== undefined && orders.some((order) => ![iso, null].includes(parseDateText(text, order, languages)));
  return { iso: isAmbiguous && mixedOrders === "left" ? null : iso, isAmbiguous };
}

/**
 * Whether the year of `26-04-03` may also be at its other end, in a column that also has four-digit years. It may not
 * if only one of the two falls in the range of those years.
 */
function mayBeginWithYear(text: string, iso: string, { dateOrder, years }: ColumnReading): boolean {
  if (years === undefined) return false;
  const isUsual = (day: string) => Number(day.slice(0, 4)) >= years.first && Number(day.slice(0, 4)) <= years.last;
  const atOtherEnd = orders.filter((order) => (order === "ymd") !== (dateOrder === "ymd"));
  const others = atOtherEnd.map((order) => parseDateText(text, order)).filter((day) => day !== null && day !== iso);
  return others.some((day) => day !== null && (!isUsual(iso) || isUsual(day)));
}

/** The problem to report for an ambiguous date. */
export function ambiguityOf({ iso, isAmbiguous }: ReadDate, place: ProblemPlace, text: string): FieldProblem | null {
  if (!isAmbiguous) return null;
  return iso === null ? ambiguousDateLeft(place, text) : ambiguousDate(place, text, iso.slice(0, 10));
}
