import type { ColumnType } from "#lib/contracts/sessions/source.ts";
import { readCell } from "../columns/cell-type.ts";

/** What nearly all rows of a text file have in common: a row that differs was written by a slip. */
export interface UsualRow {
  width: number;
  /** The type of each column's values; null for texts, and for columns of several types. */
  types: (ColumnType | null)[];
  /** Whether the second row is one, so that the first can only have the names. */
  isBelowNames: boolean;
}

/** With fewer rows, or a smaller share of them, no width is usual. */
const fewestRows = 4;
const usualShare = 0.8;
const typedShare = 0.9;

/** The usual row of a sample; undefined if its rows differ in length. */
export function usualRow(rows: string[][]): UsualRow | undefined {
  const filled = rows.filter((row) => row.length > 1 || row[0]?.trim() !== "");
  const [width = 0, alike = []] = [...Map.groupBy(filled, ({ length }) => length)].reduce(
    (best, each) => (each[1].length > best[1].length ? each : best),
    [0, [] as string[][]],
  );
  if (width < 2 || alike.length < fewestRows || alike.length < filled.length * usualShare) return undefined;
  const types = Array.from({ length: width }, (_, column) => {
    const values = alike.map((row) => row[column] ?? "").filter((cell) => cell.trim() !== "");
    const [type, typed = []] = [...Map.groupBy(values, (cell) => readCell(cell).type)].reduce(
      (best, each) => (each[1].length > best[1].length ? each : best),
      ["text" as ColumnType, [] as string[]],
    );
    return type !== "text" && typed.length >= values.length * typedShare ? type : null;
  });
  const usual = { width, types, isBelowNames: false };
  return { ...usual, isBelowNames: isUsualRow(filled[1] ?? [], usual) };
}

/** How many cells of a row have the type of their column. */
export function typedCells(cells: string[], { types }: UsualRow): number {
  return types.filter((type, column) => type !== null && readCell(cells[column] ?? "").type === type).length;
}

/** Whether a row has what a usual row has: in every column of a type, a value of it or none; and at least one value. */
export function isUsualRow(cells: string[], usual: UsualRow): boolean {
  const typed = typedCells(cells, usual);
  const empty = usual.types.filter((type, column) => type !== null && cells[column]?.trim() === "").length;
  return (
    cells.length === usual.width && typed > 0 && typed + empty === usual.types.filter((type) => type !== null).length
  );
}
