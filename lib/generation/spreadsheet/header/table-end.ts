import { namesTotal } from "../columns/total-rows.ts";
import { cellText, type SheetRow } from "../table.ts";
import { headerEvidence, sharesNames } from "./header-evidence.ts";
import { isLabel } from "./header-lines.ts";
import { isCaptioned, isLoneRow, isNoteRow } from "./note-rows.ts";
import { filledColumns, isAfterGap } from "./row-cells.ts";

/** Finds out where a table ends: at notes below it, or at the next table. */
export interface TableEnd {
  /** The rows that belong to the table, as far as that is known; null for just this one. */
  take(row: SheetRow): SheetRow[] | null;
  /** The last of them, after the last row. */
  finish(): SheetRow[];
  /** How many rows were left out. */
  leftOut(): number;
}

/** If more rows than this have a single cell, they are data, not notes. */
const mostNotes = 40;
/** A footer has no more rows: a page's number with a date, or a line to sign on. */
const mostFooters = 3;
/** Rows below a header that show whether it is one. */
const rowsBelowHeader = 4;
/** A table with more rows of a single cell has such rows at its end too. */
const mostLone = 0.1;

/**
 * How many cells the emptiest of a table's first rows has; 0 if rows with a single cell are usual there, so that one at
 * the end is no note. Ignores the last rows below an empty line, and those that are like notes: they may be the notes.
 */
export function leastCells(columns: number, rows: SheetRow[]): number {
  const last = rows.findIndex(
    (row, at) => at > 0 && rows.length - at <= mostFooters * 2 && isAfterGap(row, rows[at - 1]),
  );
  const above = last > 0 ? rows.slice(0, last) : rows;
  const body = above.slice(0, above.findLastIndex((row) => !isNoteRow(row) && !isCaptioned(row)) + 1);
  if (columns < 2 || body.length === 0 || body.filter(isLoneRow).length > body.length * mostLone + 1) return 0;
  return Math.min(...body.map((row) => filledColumns(row).length));
}

/** A row below the table's first gap or note, which is held back until it is clear whether the table goes on. */
interface HeldRow {
  row: SheetRow;
  startsAfterGap: boolean;
}

/**
 * @param names the cells of the header's last line
 * @param least how many cells a row has at least, as `leastCells` counts; 0 if a row with a single cell is usual
 * @param after the header's row; a row that does not follow the one before comes after an empty line
 */
export function createTableEnd(names: SheetRow, least: number, after: number): TableEnd {
  let previous: Pick<SheetRow, "sheetRow"> = { sheetRow: after };
  let isFirst = true;
  let held: HeldRow[] = [];
  let isOver = false;
  let leftOut = 0;

  const release = () => {
    const rows = held.map(({ row }) => row);
    held = [];
    return rows;
  };
  const drop = () => {
    leftOut += held.length;
    held = [];
    return [];
  };
  const areNotes = () => held.every(({ row }) => isNote(row, held, least));

  return {
    take(row) {
      if (isOver) {
        leftOut++;
        return [];
      }
      const startsAfterGap = !isFirst && isAfterGap(row, previous);
      previous = { sheetRow: row.sheetRow };
      isFirst = false;
      if (row.cells.length === 0) return [];
      if (held.length === 0 && !startsAfterGap && !isCertainNote(row, least)) return null;
      held.push({ row, startsAfterGap });
      if (isLoneRow(row) && held.every((each) => isLoneRow(each.row))) return held.length > mostNotes ? release() : [];
      const another = startsAnotherTable(held, names, false);
      if (another === false && !areNotes()) return release();
      if (another) {
        isOver = true;
        return drop();
      }
      return [];
    },
    finish() {
      const isTableOver = startsAnotherTable(held, names, true) || (held.length > 0 && areNotes());
      return isTableOver ? drop() : release();
    },
    leftOut: () => leftOut,
  };
}

/** Whether a row is a note wherever it stands; a caption is one only where rows have several cells. */
const isCertainNote = (row: SheetRow, least: number) => isNoteRow(row) || (least > 1 && isCaptioned(row));

/** Whether a held row is a note, or is as narrow as one and comes after a gap. */
function isNote(row: SheetRow, held: readonly HeldRow[], least: number): boolean {
  if (isCertainNote(row, least)) return true;
  if (least === 0 || !held.some((each) => each.startsAfterGap && each.row.sheetRow <= row.sheetRow)) return false;
  const isNarrow = filledColumns(row).length * 2 <= least && !namesTotal(row.cells);
  return isLoneRow(row) || (held.length <= mostFooters && isNarrow);
}

/**
 * Whether held rows begin another table: after a gap, with names that aren't this table's; null as long as there are
 * too few.
 *
 * @param isLast whether no rows follow
 */
function startsAnotherTable(held: readonly HeldRow[], names: SheetRow, isLast: boolean): boolean | null {
  const at = held.findIndex(({ row }) => !isLoneRow(row));
  const header = held[at]?.row;
  if (header === undefined || !held.slice(0, at + 1).some(({ startsAfterGap }) => startsAfterGap)) return false;
  const columns = filledColumns(header);
  const below = held.slice(at + 1).map(({ row }) => row);
  if (sharesNames(names, header) || !columns.every((column) => isLabel(header.cells[column] ?? ""))) return false;
  if (columns.some((column) => isSame(header, names, column))) return true;
  if (below.length < rowsBelowHeader && !isLast) return null;
  // Below its own title, one name that differs from its column is enough.
  return below.length > 0 && headerEvidence(header, below) >= (at > 0 ? 1 : columns.length / 2);
}

function isSame(one: SheetRow, other: SheetRow, column: number): boolean {
  const [text, name] = [one, other].map(({ cells }) =>
    cellText(cells[column] ?? "")
      .trim()
      .toLowerCase(),
  );
  return text === name;
}
