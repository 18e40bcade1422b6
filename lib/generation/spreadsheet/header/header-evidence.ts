import { readCell } from "../columns/cell-type.ts";
import { type Cell, cellText, type SheetRow } from "../table.ts";
import { isHeaderWord } from "./header-words.ts";
import { isNumbering } from "./numbered-names.ts";

/** Whether a cell is a year from 1900 to 2099, which may name a column. */
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

/** Whether a cell says that it has no value. */
export function isPlaceholder(cell: Cell): boolean {
  return placeholder.test(cellText(cell).trim());
}

const mostShared = 0.1;

/** "'68" and "'68/'69" are years, or numbers that a program marked as texts, and name no column. */
const shortYear = /^'\d[\d/'’–-]*$/;

/** Scores a text from name (1) to value (-1), by what the cells in its column are. */
function textEvidence(cell: Cell, texts: Cell[], filled: number): number {
  const text = cellText(cell);
  if (shortYear.test(text)) return -1;
  const recurring = texts.filter((each) => cellText(each) === text).length;
  // The header of another table further down may share a name.
  if (recurring > 0) return isHeaderWord(text) && recurring < filled * mostShared ? 0 : -1;
  if (texts.length * 2 <= filled) return placeholder.test(text) ? 0 : 1;
  const shape = shapeOf(cell);
  const shapes = texts.map(shapeOf);
  // Codes and times of day are texts too, but all follow one pattern.
  const usual = shapes.filter((shape) => shape === shapes[0] && shape.includes("9")).length;
  if (usual < filled * 0.8) return isHeaderWord(text) ? 0.5 : 0;
  return shape === shapes[0] ? -1 : 1;
}

/** The same score for any cell. */
function cellEvidence(cell: Cell, below: Cell[], isNumbered: boolean): number {
  const filled = below.filter((each) => each !== "");
  if (cell === "" || filled.length === 0) return 0;
  const { type } = readCell(cell);
  if (isNumbered && type !== "text") return 0.5;
  const same = filled.filter((each) => readCell(each).type === type);
  if (type === "text") return textEvidence(cell, same, filled.length);
  if (isYear(cell) && !filled.every(isYear)) return 0;
  return same.length * 2 > filled.length ? -1 : 0;
}

/** Whether a row has the same texts as another one, which may be longer. */
export function isSameRow(one: SheetRow, other: SheetRow): boolean {
  return one.cells.every((cell, index) => cellText(cell) === cellText(other.cells[index] ?? ""));
}

/**
 * A row that repeats at least so many of the names, and this share of them, is the header of another table, unless more
 * than this share of the rows does: then they are data.
 */
const fewestShared = 3;
const shareOfNames = 0.6;
const rareRows = 0.15;

/** Whether a row repeats so many of another's cells that it is the header of another table. */
export function sharesNames(one: SheetRow, other: SheetRow): boolean {
  const filled = [...one.cells.keys()].filter((column) => one.cells[column] !== "");
  const shared = filled.filter((column) => cellText(one.cells[column] ?? "") === cellText(other.cells[column] ?? ""));
  return shared.length >= Math.max(fewestShared, filled.length * shareOfNames);
}

/** A printed list repeats its header on every page; the tables of one report have nearly the same headers. */
function withoutRepeats(row: SheetRow, below: SheetRow[]): SheetRow[] {
  const others = below.filter((each) => !isSameRow(row, each));
  const rest = others.filter((each) => !sharesNames(row, each));
  return others.length - rest.length <= others.length * rareRows ? rest : others;
}

/**
 * Scores a row's cells: above 0 they look like column names, below 0 like values, compared with the rows below. With no
 * rows below, a value of any type counts as a value.
 */
export function headerEvidence(row: SheetRow, below: SheetRow[]): number {
  if (below.length === 0) return row.cells.every((cell) => isYear(cell) || readCell(cell).type === "text") ? 0 : -1;
  const others = withoutRepeats(row, below);
  const isNumbered = isNumbering(row, others);
  return row.cells.reduce<number>(
    (sum, cell, index) =>
      sum +
      cellEvidence(
        cell,
        others.map(({ cells }) => cells[index] ?? ""),
        isNumbered,
      ),
    0,
  );
}
