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
const mostTyped = 200;

/** The usual row of a sample; undefined if its rows differ in length. */
export function usualRow(rows: string[][]): UsualRow | undefined {
  const filled = rows.filter((row) => row.length > 1 || row[0]?.trim() !== "");
  const [width, regular] = mostFrequent(
    Map.groupBy(filled, ({ length }) => length),
    0,
  );
  if (width < 2 || regular.length < fewestRows || regular.length < filled.length * usualShare) return undefined;
  const types = once(() => typesOf(regular.slice(0, mostTyped), width));
  return {
    width,
    get types() {
      return types();
    },
    get isBelowNames() {
      return isUsualRow(filled[1] ?? [], this);
    },
  };
}

/** Only files with a slip need the types. */
function once<T>(make: () => T): () => T {
  let result: { value: T } | undefined;
  return () => {
    result ??= { value: make() };
    return result.value;
  };
}

function typesOf(rows: string[][], width: number): UsualRow["types"] {
  return Array.from({ length: width }, (_, column) => {
    const values = rows.map((row) => row[column] ?? "").filter((cell) => cell.trim() !== "");
    const [type, typed] = mostFrequent(
      Map.groupBy(values, (cell) => readCell(cell).type),
      "text" as ColumnType,
    );
    return type !== "text" && typed.length >= values.length * typedShare ? type : null;
  });
}

function mostFrequent<Key, Value>(groups: Map<Key, Value[]>, none: Key): [Key, Value[]] {
  let best: [Key, Value[]] = [none, []];
  for (const each of groups) if (each[1].length > best[1].length) best = each;
  return best;
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
