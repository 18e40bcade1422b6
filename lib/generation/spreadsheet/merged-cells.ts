import type { Source } from "#lib/contracts/sessions/source.ts";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";
import { type Cell, cellText, type SheetRow, type TableInfo } from "./table.ts";

/** Cells that are merged into one: their first column, from 0, and their rows as a spreadsheet program numbers them. */
export interface MergedRange {
  column: number;
  first: number;
  last: number;
}

/**
 * The merged cells of the sheet that is read. They are known only after its rows, so filling takes a second reading.
 */
export interface MergedCells {
  /** Takes merged cells; those of one row don't matter. Throws `hostile_file` if there are more than anyone has. */
  add(range: MergedRange): void;
  /**
   * Puts their value into a row that they cover. Takes all rows, in order, hidden ones too: the value may be in one.
   */
  fill(row: Pick<SheetRow, "sheetRow" | "cells">): void;
}

const mostRanges = 1_000_000;

/** Collects merged cells, and fills nothing. */
export function collectMergedCells(): MergedCells & { ranges: MergedRange[] } {
  const ranges: MergedRange[] = [];
  return {
    ranges,
    add(range) {
      if (range.last <= range.first) return;
      if (ranges.push(range) > mostRanges)
        throw new AppError("hostile_file", msg("workbook.listed", { most: mostRanges }));
    },
    fill: () => undefined,
  };
}

/**
 * Fills rows from these ranges. A row with no value of its own stays empty: it is no row of the table. Only ranges whose
 * value was found cost each row time, and those add text to it, of which a table has a limit.
 */
export function fillMergedCells(ranges: MergedRange[]): MergedCells {
  const byFirst = Map.groupBy(ranges, ({ first }) => first);
  /** The values of the ranges that cover the row, by column. */
  const open = new Map<number, { last: number; value: Cell }>();
  return {
    add: () => undefined,
    fill({ sheetRow, cells }) {
      if (cells.every((cell) => cellText(cell).trim() === "")) return;
      for (const [column, { last, value }] of open) {
        if (last < sheetRow) open.delete(column);
        else {
          while (cells.length < column) cells.push("");
          cells[column] = value;
        }
      }
      for (const { column, last } of byFirst.get(sheetRow) ?? []) {
        const value = cells[column] ?? "";
        if (value !== "") open.set(column, { last, value });
      }
    },
  };
}

/** A column with merged cells below the header. */
interface MergedColumn {
  column: number;
  name: string;
  isDefault: boolean;
}

/** The numbers of a table's rows, in order. */
export interface RowNumbers {
  add(sheetRow: number): void;
  /** How many rows have at most this number. */
  countUpTo(sheetRow: number): number;
}

/** Keeps the numbers as runs: nearly all rows follow the one before. */
export function collectRowNumbers(): RowNumbers {
  const starts: number[] = [];
  const before: number[] = [];
  let [count, last] = [0, Number.NaN];
  return {
    add(sheetRow) {
      if (sheetRow !== last + 1) {
        starts.push(sheetRow);
        before.push(count);
      }
      last = sheetRow;
      count++;
    },
    countUpTo(sheetRow) {
      let [low, high] = [0, starts.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((starts[middle] ?? 0) <= sheetRow) low = middle + 1;
        else high = middle;
      }
      if (low === 0) return 0;
      const inRun = sheetRow - (starts[low - 1] ?? 0) + 1;
      return Math.min((before[low - 1] ?? 0) + inRun, before[low] ?? count);
    },
  };
}

/** Whether the first rows are numbered 1, 2, 3 in this column. */
function countsRows({ source }: TableInfo, column: number): boolean {
  return source.firstRows.length > 1 && source.firstRows.every(({ row, cells }) => cells[column] === String(row));
}

/**
 * The columns whose merged cells cover rows of the table, as read without filling. By default, a column is filled if
 * all of its other cells have a value, except in totals and in notes after an empty line at the end. A column of
 * numbers must also be left of all columns without merged cells, apart from one that counts the rows: there it groups
 * the rows, elsewhere it may be an amount for all of them together.
 */
export function mergedColumns(ranges: MergedRange[], info: TableInfo, rows: RowNumbers): MergedColumn[] {
  const { headerRow, columns, rowCount } = info.source;
  const covered = columns.map(() => 0);
  const lasts = columns.map(() => 0);
  for (const { column, first, last } of ranges) {
    if (first > headerRow && column < covered.length) {
      lasts[column] = Math.max(lasts[column] ?? 0, last);
      covered[column] = (covered[column] ?? 0) + rows.countUpTo(last) - rows.countUpTo(first);
    }
  }
  const totals = info.oddRows.filter(({ code }) => code === "total_row").length;
  const notesAfter = (last: number) => {
    const above = rows.countUpTo(last);
    return rows.countUpTo(last + 1) === above ? rowCount - above : 0;
  };
  const leading = covered.findIndex((count, column) => count === 0 && !countsRows(info, column));
  return columns.flatMap(({ name, type, empty }, column) => {
    const count = covered[column] ?? 0;
    const isFull = empty - count <= Math.max(totals, notesAfter(lasts[column] ?? 0));
    const mayRepeat = !["number", "currency", "percent"].includes(type) || leading < 0 || column < leading;
    return count === 0 ? [] : [{ column, name, isDefault: isFull && mayRepeat }];
  });
}

/** Which of the columns are filled: those that the visitor chose, or the default. */
export function chosenColumns(columns: MergedColumn[], wanted: boolean | undefined): MergedColumn[] {
  return columns.filter(({ isDefault }) => wanted ?? isDefault);
}

/** The columns with merged cells, and which of them were filled, as the contract shows them. */
export function mergedSource(columns: MergedColumn[], filled: MergedColumn[]): Source["merged"] {
  return columns.map((each) => ({ column: each.name, isFilled: filled.includes(each) }));
}
