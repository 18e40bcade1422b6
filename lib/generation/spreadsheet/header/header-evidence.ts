import { readCell } from "../columns/cell-type.ts";
import { type Cell, cellText, type SheetRow } from "../table.ts";

export function isYear(cell: Cell): boolean {
  return /^(?:19|20)\d\d$/.test(cellText(cell));
}

/** Codes are short; the limit keeps the patterns from scanning whole letters. */
const longestShape = 200;

/** A text's pattern of letters and digits: `a-9` for MG-8769. */
function shapeOf(cell: Cell): string {
  return cellText(cell)
    .slice(0, longestShape)
    .replace(/\p{L}+/gu, "a")
    .replace(/\d+/g, "9");
}

const placeholder = /^(?:nan|n\/?a|null|none|[-–—?.]+)$/i;

/** Scores a text from name (1) to value (-1), by what the cells in its column are. */
function textEvidence(cell: Cell, texts: Cell[], filled: number): number {
  const text = cellText(cell);
  if (texts.some((each) => cellText(each) === text)) return -1;
  if (texts.length * 2 <= filled) return placeholder.test(text) ? 0 : 1;
  const own = shapeOf(cell);
  const shapes = texts.map(shapeOf);
  // Codes and times of day are texts too, but all follow one pattern.
  const usual = shapes.filter((shape) => shape === shapes[0] && shape.includes("9")).length;
  if (usual < filled * 0.8) return 0;
  return own === shapes[0] ? -1 : 1;
}

/** The same score for any cell. */
function cellEvidence(cell: Cell, below: Cell[]): number {
  const filled = below.filter((each) => each !== "");
  if (cell === "" || filled.length === 0) return 0;
  const { type } = readCell(cell);
  const same = filled.filter((each) => readCell(each).type === type);
  if (type === "text") return textEvidence(cell, same, filled.length);
  if (isYear(cell) && !filled.every(isYear)) return 0;
  return same.length * 2 > filled.length ? -1 : 0;
}

function isSameRow(one: SheetRow, other: SheetRow): boolean {
  return one.cells.every((cell, index) => cellText(cell) === cellText(other.cells[index] ?? ""));
}

/**
 * Scores a row's cells: above 0 they look like column names, below 0 like values, compared with the rows below. With no
 * rows below, a value of any type counts as a value.
 */
export function headerEvidence(row: SheetRow, below: SheetRow[]): number {
  if (below.length === 0) return row.cells.every((cell) => isYear(cell) || readCell(cell).type === "text") ? 0 : -1;
  // A printed list repeats its header on every page.
  const others = below.filter((each) => !isSameRow(row, each));
  return row.cells.reduce<number>(
    (sum, cell, index) =>
      sum +
      cellEvidence(
        cell,
        others.map(({ cells }) => cells[index] ?? ""),
      ),
    0,
  );
}
