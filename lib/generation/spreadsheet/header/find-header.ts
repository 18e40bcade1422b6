import { cellText, type ReadOptions, type SheetRow } from "../table.ts";
import { joinHeaderLines } from "./column-names.ts";
import { headerEvidence } from "./header-evidence.ts";
import { continuesHeader, groupsColumns } from "./header-lines.ts";

/** Looks for the header in this many rows. */
export const headerSearchRows = 50;

/** The rows that name a table's columns. */
export interface Header {
  /** The last header row, from 1; 0 if there is no header. */
  row: number;
  lines: 0 | 1 | 2;
  names: string[];
}

export type HeaderChoice = Pick<ReadOptions, "headerRow" | "headerLines">;

function filledCount(row: SheetRow): number {
  return row.cells.filter((cell) => cell !== "").length;
}

/** The typical number of filled cells per row; titles and comments above the table have fewer. */
function usualCount(rows: SheetRow[]): number {
  const counts = rows.map(filledCount).sort((a, b) => a - b);
  return counts[counts.length >> 1] ?? 0;
}

/** How programs start the comment lines that they write above a table. */
const comment = /^(?:#|\/\/|--|%)/;

/**
 * Counts the leading comment rows, which may have as many commas as the table: those above a row that looks like names,
 * or at least not like values if blanks follow the comment's commas. `#Name` may be a column name itself.
 */
function leadingComments(rows: SheetRow[]): number {
  const count = rows.findIndex(({ cells }) => !comment.test(cellText(cells[0] ?? "")));
  const next = rows[count];
  if (count < 1 || next === undefined) return 0;
  const isSentence = rows.slice(0, count).some(({ cells }) => cells.slice(1).some((cell) => /^ /.test(cellText(cell))));
  return headerEvidence(next, rows.slice(count + 1)) >= (isSentence ? 0 : 1) ? count : 0;
}

/**
 * Finds the row among a table's first non-empty rows that names its columns: the first that is about as full as the
 * rows below it, unless its cells have the same types as theirs. Includes the row above or below if the two form one
 * header. Undefined if no row names columns.
 */
function findHeader(first: SheetRow[]): { row: number; lines: 1 | 2 } | undefined {
  const rows = first.slice(leadingComments(first));
  const usual = usualCount(rows);
  const at = rows.findIndex((row) => filledCount(row) * 2 > usual);
  const [row, next, ...below] = rows.slice(Math.max(at, 0));
  if (at < 0 || row === undefined || headerEvidence(row, rows.slice(at + 1)) < 0) return undefined;
  if (next !== undefined && continuesHeader(row, next, below)) return { row: next.sheetRow, lines: 2 };
  const above = rows[at - 1];
  return { row: row.sheetRow, lines: above !== undefined && groupsColumns(above, row) ? 2 : 1 };
}

/** The requested header, or, for what the request leaves open, the one detected in the table's first rows. */
export function chooseHeader(rows: SheetRow[], { headerRow, headerLines }: HeaderChoice): Header {
  const found = headerRow === undefined ? findHeader(rows) : undefined;
  const row = headerRow ?? found?.row ?? 0;
  if (row === 0) return { row, lines: 0, names: [] };
  const cellsOf = (sheetRow: number) => rows.find((each) => each.sheetRow === sheetRow)?.cells;
  const last = cellsOf(row) ?? [];
  const upper = (headerLines ?? found?.lines) === 2 ? cellsOf(row - 1) : undefined;
  return upper === undefined
    ? { row, lines: 1, names: last.map(cellText) }
    : { row, lines: 2, names: joinHeaderLines(upper, last) };
}
