import type { ColumnType } from "#lib/contracts/sessions/source.ts";
import { readCell } from "../../spreadsheet/columns/cell-type.ts";
import { type Cell, type ColumnReading, cellText, type Row } from "../../spreadsheet/table.ts";
import { parseNumberText } from "../../spreadsheet/values/number-text.ts";
import type { Fit } from "../fit/fit.ts";
import { serialNumberLeft } from "../problems/date-problems.ts";
import {
  type FieldProblem,
  garbledText,
  lostLetters,
  oddValue,
  standsForNothing,
  unreadableCharacter,
} from "../problems/row-problems.ts";
import { isAddressPart } from "../suggest/joined/address-parts.ts";
import { shownText } from "./clean-text.ts";
import { hasLostLetters, ungarbled } from "./garbled-text.ts";
import { readDate } from "./read-date.ts";
import { isDateHeader, serialDate } from "./serial-date.ts";

/**
 * What programs write where they have no value: Eventbrite of guests without a name, others of empty cells. Nobody is
 * called so.
 */
const placeholder = /^(?:info requested|information requested|n\/a|null|undefined|nan)$/i;

/** A column that a document shows as text, by index, and the field that shows it, if any. */
export interface ShownColumn {
  index: number;
  field: string | null;
}

/**
 * Compiles the function that warns about values that don't have their column's type, such as the one invalid address in
 * a column of e-mail addresses, about numbers that are dates, about words for missing values, and about characters that
 * could not be decoded or were lost. Checks each column that a document shows, once.
 */
export function compileOddValues(
  { columns, readings }: Pick<Fit, "columns" | "readings">,
  shown: ShownColumn[],
): (row: Row, problems: readonly FieldProblem[]) => FieldProblem[] {
  const checks = shown.flatMap(({ index, field }, at) => {
    const [column, reading] = [columns[index], readings[index]];
    const isFirst = shown.findIndex((each) => each.index === index) === at;
    if (!column || !reading || !isFirst) return [];
    // Beside "80331", "110 00" and "12a" are no mistakes.
    const type = column.type === "number" && isAddressPart(column.name) ? "text" : column.type;
    const hasDates = column.type === "number" && isDateHeader(column.name);
    return [{ index, hasDates, type, reading, place: { column: column.name, field, label: column.name } }];
  });
  return ({ cells }, problems) =>
    checks.flatMap(({ index, hasDates, type, reading, place }) => {
      const cell = cells[index] ?? "";
      if (problems.some(({ column }) => column === place.column)) return [];
      const text = shownText(cell);
      // Documents drop control characters, which are what is left of some letters.
      const written = cellText(cell);
      if (written.includes("\ufffd")) return [unreadableCharacter(place, text)];
      const original = ungarbled(written);
      if (original !== null) return [garbledText(place, text, original)];
      if (hasLostLetters(written)) return [lostLetters(place, text)];
      const date = hasDates ? serialDate(cell) : null;
      if (date !== null) return [serialNumberLeft(place, text, date)];
      if (type === "text" && placeholder.test(text)) return [standsForNothing(place, text)];
      if (type === "text" || text === "" || hasType(type, cell, reading)) return [];
      return [oddValue(place, text, type)];
    });
}

function hasType(type: ColumnType, cell: Cell, reading: ColumnReading): boolean {
  if (type === "number" || type === "currency" || type === "percent") {
    return typeof cell === "string" ? parseNumberText(cell, reading.decimal) !== null : cell.kind === "number";
  }
  if (type === "date") {
    const { iso, isAmbiguous } = readDate(cell, reading);
    return iso !== null || isAmbiguous;
  }
  return readCell(cell).type === type;
}
