import type { TableRow } from "../model.ts";

/** Turns a table whose first column is its right one (17.4.1): cells keep their order, in which they are read. */
export function mirrorTable(columns: number[], rows: readonly TableRow[], wanted: (number | undefined)[]): void {
  const count = columns.length;
  const turned = columns.map((_, at) => wanted[count - 1 - at]);
  wanted.splice(0, wanted.length, ...turned);
  columns.reverse();
  for (const each of rows.flatMap(({ cells }) => cells)) {
    const { cell } = each;
    each.at = Math.max(0, count - each.at - cell.columns);
    cell.borders = { ...cell.borders, left: cell.borders.right ?? null, right: cell.borders.left ?? null };
    cell.margin = { ...cell.margin, left: cell.margin.right, right: cell.margin.left };
  }
}
