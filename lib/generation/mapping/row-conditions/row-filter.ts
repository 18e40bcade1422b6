import type { RowCondition } from "#lib/contracts/sessions/row-conditions.ts";
import type { Cell, ColumnReading, Row } from "../../spreadsheet/table.ts";
import type { Fit } from "../fit/fit.ts";
import { decimalDoubt, plainNumber } from "../values/amounts/read-number.ts";
import { readDate } from "../values/read-date.ts";
import { shownValue, valueKey } from "./value-key.ts";

export interface RowFilter {
  /** Whether a row meets all conditions. */
  keeps(row: Row): boolean;
  /** For each condition, whether a row meets it. */
  met(row: Row): boolean[];
  /** For each column, how many of the rows so far would have been kept if their cell had a clear number or date. */
  unclear(): { column: string; count: number }[];
}

/** Null if the cell can't be compared. */
type Test = (cell: Cell) => boolean | null;

/**
 * Compiles conditions on rows. Each row costs one look-up per condition, however many values it lists.
 * @throws Error for a column that the sheet doesn't have
 */
export function createRowFilter(
  { columns, readings }: Pick<Fit, "columns" | "readings">,
  where: readonly RowCondition[] = [],
): RowFilter {
  const conditions = where.map((condition) => {
    const index = columns.findIndex(({ name }) => name === condition.column);
    const reading = readings[index];
    if (!reading) throw new Error("A condition names an unknown column");
    return { index, column: condition.column, tests: testsOf(condition, reading) };
  });
  /** By column: several conditions may compare the same one. */
  const counts = new Map<string, number>();
  return {
    keeps({ cells }) {
      const unclear = new Set<string>();
      for (const condition of conditions) {
        for (const test of condition.tests) {
          const isMet = test(cells[condition.index] ?? "");
          if (isMet === false) return false;
          if (isMet === null) unclear.add(condition.column);
        }
      }
      for (const column of unclear) counts.set(column, (counts.get(column) ?? 0) + 1);
      return unclear.size === 0;
    },
    met: ({ cells }) => conditions.map(({ index, tests }) => tests.every((test) => test(cells[index] ?? "") === true)),
    unclear: () => Array.from(counts, ([column, count]) => ({ column, count })),
  };
}

function testsOf({ is, isNot, filled, atLeast, atMost }: RowCondition, reading: ColumnReading): Test[] {
  const tests: Test[] = [];
  if (filled !== undefined) tests.push((cell) => (shownValue(cell) !== "") === filled);
  for (const [values, isListed] of [
    [is, true],
    [isNot, false],
  ] as const) {
    if (!values) continue;
    const keys = new Set(values.map(valueKey));
    keys.delete(null);
    tests.push((cell) => keys.has(valueKey(cell)) === isListed);
  }
  if (atLeast !== undefined) tests.push(comparison(atLeast, reading, (order) => order >= 0));
  if (atMost !== undefined) tests.push(comparison(atMost, reading, (order) => order <= 0));
  return tests;
}

/** @param holds takes a negative number if the cell is below the bound, a positive one above it */
function comparison(bound: number | string, reading: ColumnReading, holds: (order: number) => boolean): Test {
  const compare = (cell: Cell) => (typeof bound === "number" ? numberIn(cell, reading) : dayIn(cell, reading));
  return (cell) => {
    if (shownValue(cell) === "") return false;
    const found = compare(cell);
    if (found === null) return null;
    return holds(Number(found > bound) - Number(found < bound));
  };
}

/** Null also for a number that depends on what its separator is. */
function numberIn(cell: Cell, reading: ColumnReading): number | null {
  const number = plainNumber(cell, reading);
  if (number === null || ["mixed", "open"].includes(decimalDoubt(cell, reading) ?? "")) return null;
  return Number(number.decimal);
}

const wholeDay = /^\d{4}-\d\d-\d\d/;

/** Null also for a date that could be another one. ISO 8601 days compare as texts. */
function dayIn(cell: Cell, reading: ColumnReading): string | null {
  const { iso, isAmbiguous } = readDate(cell, reading);
  return isAmbiguous ? null : (wholeDay.exec(iso ?? "")?.[0] ?? null);
}
