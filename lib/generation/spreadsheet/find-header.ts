import { readCell } from "./cell-type.ts";
import { type Cell, cellText, type SheetRow } from "./table.ts";

/** How many rows are looked at to find the header. */
export const headerSearchRows = 50;

function filledCount(row: SheetRow): number {
  return row.cells.filter((cell) => cell !== "").length;
}

/** How many cells the table's rows have filled, which titles and comments above it do not. */
function usualCount(rows: SheetRow[]): number {
  const counts = rows.map(filledCount).sort((a, b) => a - b);
  return counts[counts.length >> 1] ?? 0;
}

function isYear(cell: Cell): boolean {
  return /^(?:19|20)\d\d$/.test(cellText(cell));
}

/** A text's pattern of letters and digits: `a-9` for MG-8769. */
function shapeOf(cell: Cell): string {
  return cellText(cell)
    .replace(/\p{L}+/gu, "a")
    .replace(/\d+/g, "9");
}

const placeholder = /^(?:nan|n\/?a|null|none|[-–—?.]+)$/i;

/** How far a text speaks for a name (1) or for a value (-1), by what the cells of its column are. */
function textEvidence(cell: Cell, texts: Cell[], filled: number): number {
  if (texts.length * 2 <= filled) return placeholder.test(cellText(cell)) ? 0 : 1;
  const own = shapeOf(cell);
  const shapes = texts.map(shapeOf);
  // Codes and times of day are texts too, but all of one pattern.
  const usual = shapes.filter((shape) => shape === shapes[0] && shape.includes("9")).length;
  if (usual < filled * 0.8) return 0;
  return own === shapes[0] ? -1 : 1;
}

/** The same for any cell. */
function cellEvidence(cell: Cell, below: Cell[]): number {
  const filled = below.filter((each) => each !== "");
  if (cell === "" || filled.length === 0) return 0;
  const { type } = readCell(cell);
  const same = filled.filter((each) => readCell(each).type === type);
  if (type === "text") return textEvidence(cell, same, filled.length);
  if (isYear(cell) && !filled.every(isYear)) return 0;
  return same.length * 2 > filled.length ? -1 : 0;
}

function namesColumns(row: SheetRow, below: SheetRow[]): boolean {
  let evidence = 0;
  for (const [index, cell] of row.cells.entries()) {
    evidence += cellEvidence(
      cell,
      below.map(({ cells }) => cells[index] ?? ""),
    );
  }
  return evidence >= 0;
}

/**
 * Finds which of a table's first rows (those with any value) names its columns: the first that is about as full as the
 * rows below it, unless its cells are values of the same types as theirs. Undefined where no row does.
 */
export function findHeader(rows: SheetRow[]): SheetRow | undefined {
  const usual = usualCount(rows);
  const at = rows.findIndex((row) => filledCount(row) * 2 > usual);
  const row = rows[at];
  if (row === undefined) return undefined;
  return namesColumns(row, rows.slice(at + 1)) ? row : undefined;
}
