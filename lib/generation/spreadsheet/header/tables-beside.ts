import type { SheetRow } from "../table.ts";

const filledIn = ({ cells }: SheetRow, from: number, to: number) => {
  for (let column = from; column < Math.min(to, cells.length); column++) if (cells[column] !== "") return true;
  return false;
};

/** Fewer rows in which only one of two tables has cells may be a coincidence. */
const fewestAlone = 2;

/**
 * How many columns the first of several adjacent tables has: up to an empty column, if the names after it include one
 * of the first table's, or that table ends in another row. Undefined for a single table.
 */
export function firstTableWidth(names: string[], rows: SheetRow[]): number | undefined {
  for (let gap = 1; gap < names.length - 1; gap++) {
    if ((names[gap] ?? "") !== "" || rows.some((row) => filledIn(row, gap, gap + 1))) continue;
    const [left, right] = [names.slice(0, gap), names.slice(gap + 1)];
    const named = (some: string[]) => some.filter((name) => name !== "");
    if (named(left).length === 0 || named(right).length < 2 || right[0] === "") continue;
    const shares = named(right).some((name) => left.includes(name));
    if (shares || endApart(rows, gap, names.length)) return gap;
  }
  return undefined;
}

/** Whether there are two filled blocks and one ends earlier. */
function endApart(rows: SheetRow[], gap: number, width: number): boolean {
  const last = (from: number, to: number) => rows.findLastIndex((row) => filledIn(row, from, to)) + 1;
  const [left, right] = [last(0, gap), last(gap + 1, width)];
  if (Math.abs(left - right) < fewestAlone) return false;
  return isBlock(rows.slice(0, left), 0, gap) && isBlock(rows.slice(0, right), gap + 1, width);
}

/** The least share of cells with a value in a table without gaps. */
const filledShare = 0.9;

function isBlock(rows: SheetRow[], from: number, to: number): boolean {
  const filled = rows.map(({ cells }) => cells.slice(from, to).filter((cell) => cell !== "").length);
  return filled.reduce((sum, count) => sum + count, 0) >= rows.length * (to - from) * filledShare;
}
