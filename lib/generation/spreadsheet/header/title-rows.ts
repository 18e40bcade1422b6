import { readCell } from "../columns/cell-type.ts";
import { type Cell, cellText, type SheetRow } from "../table.ts";
import { isYear } from "./header-evidence.ts";
import { isHeaderWord } from "./header-words.ts";
import { comment, filledColumns } from "./row-cells.ts";

/** A title has a date, an author or a page beside it, but hardly more. */
const mostBeside = 3;

/**
 * Whether a row above a table of several columns isn't part of it, however sparse the table is: a lone label; a label
 * with one date or number beside it; a caption that ends in a colon, with its value.
 */
export function isTitleRow(row: SheetRow, tableColumns: number, below: SheetRow[]): boolean {
  if (tableColumns < 2) return false;
  const columns = filledColumns(row);
  const filled = columns.map((column) => row.cells[column] ?? "");
  if (filled.length < 2 || areFacts(filled)) return true;
  if (filled.length > mostBeside) return false;
  const [first = ""] = filled;
  if (comment.test(cellText(first)) && tableColumns > filled.length) return true;
  if (filled.some(isCaption)) return true;
  if (hasTextAtMargin(row, columns, below)) return true;
  const values = columns.filter((column) => isValue(row.cells[column] ?? ""));
  const [column = 0] = values;
  if (values.length !== 1 || column === columns[0]) return false;
  // In a data row, the next row has such a value too.
  const next = below.map(({ cells }) => cells[column] ?? "").find((cell) => cell !== "");
  return next === undefined || !isValue(next);
}

const isCaption = (cell: Cell | undefined) => cell !== undefined && /[:：]$/.test(cellText(cell).trim());

/** "Class: | 4b | | Teacher: | Ms Hill": captions, at most one value behind each. */
function areFacts(filled: Cell[]): boolean {
  return isCaption(filled[0]) && filled.every((cell, at) => isCaption(cell) || isCaption(filled[at - 1]));
}

/**
 * Whether a label has a text at the table's right margin, far from it or with a number ("Page 1 of 3", "As of 1 May"),
 * above a row that names all columns.
 */
function hasTextAtMargin(row: SheetRow, columns: number[], below: SheetRow[]): boolean {
  const [next] = below;
  const [first = 0, last = 0] = columns;
  if (columns.length !== 2 || next === undefined || next.sheetRow !== row.sheetRow + 1) return false;
  const width = Math.max(...below.map(({ cells }) => cells.length));
  const between = last - first - 1;
  const text = cellText(row.cells[last] ?? "");
  if (first > 0 || last !== width - 1 || between < (/\p{N}/u.test(text) ? 1 : 2) || isHeaderWord(text)) return false;
  return filledColumns(next).length === width && next.cells.every((cell) => readCell(cell).type === "text");
}

function isValue(cell: Cell): boolean {
  return !isYear(cell) && readCell(cell).type !== "text";
}
