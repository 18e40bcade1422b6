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

/** The merged cells of the sheet that is read. They are known only after its rows, so filling takes a second reading. */
export interface MergedCells {
  /** Takes merged cells; those of one row don't matter. Throws `hostile_file` if there are more than anyone has. */
  add(range: MergedRange): void;
  /** Puts their value into a row that they cover. Takes all rows, in order, hidden ones too: the value may be in one. */
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

/** Fills rows from these ranges. A row with no value of its own stays empty: it is no row of the table. */
export function fillMergedCells(ranges: MergedRange[]): MergedCells {
  const columns = [...Map.groupBy(ranges, ({ column }) => column)].map(([column, own]) => ({
    column,
    ranges: own.toSorted((one, other) => one.first - other.first),
    at: 0,
    value: "" as Cell,
  }));
  return {
    add: () => undefined,
    fill({ sheetRow, cells }) {
      const isRow = cells.some((cell) => cellText(cell).trim() !== "");
      for (const each of columns) {
        while ((each.ranges[each.at]?.last ?? Number.POSITIVE_INFINITY) < sheetRow) {
          each.at++;
          each.value = "";
        }
        const { column, value } = each;
        const first = each.ranges[each.at]?.first ?? Number.POSITIVE_INFINITY;
        if (first === sheetRow) each.value = cells[column] ?? "";
        else if (first < sheetRow && isRow && value !== "") {
          while (cells.length < column) cells.push("");
          cells[column] = value;
        }
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

/** How many numbers of the sorted list are above `from` and at most `to`. */
function countBetween(sorted: number[], from: number, to: number): number {
  const place = (most: number) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? 0) <= most) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return place(to) - place(from);
}

/**
 * The columns whose merged cells cover rows of the table, as read without filling. By default, one is filled if no other
 * cell of it is empty. A number must also stand left of all columns without merged cells, as what rows are grouped by
 * does: elsewhere it may be an amount for all of them together.
 * @param sheetRows the numbers of the table's rows, in order
 */
export function mergedColumns(ranges: MergedRange[], info: TableInfo, sheetRows: number[]): MergedColumn[] {
  const { headerRow, columns } = info.source;
  const covered = columns.map(() => 0);
  for (const { column, first, last } of ranges) {
    if (first > headerRow && column < covered.length) {
      covered[column] = (covered[column] ?? 0) + countBetween(sheetRows, first, last);
    }
  }
  const totals = info.oddRows.filter(({ code }) => code === "total_row").length;
  const leading = covered.indexOf(0);
  return columns.flatMap(({ name, type, empty }, column) => {
    const count = covered[column] ?? 0;
    const isFull = empty - count <= totals;
    const mayRepeat = !["number", "currency", "percent"].includes(type) || leading < 0 || column < leading;
    return count === 0 ? [] : [{ column, name, isDefault: isFull && mayRepeat }];
  });
}

/** Which of the columns are filled: those that the visitor chose, or the default. */
export function chosenColumns(columns: MergedColumn[], wanted: boolean | undefined): MergedColumn[] {
  return columns.filter(({ isDefault }) => wanted ?? isDefault);
}

export function mergedSource(columns: MergedColumn[], filled: MergedColumn[]): Source["merged"] {
  return columns.map((each) => ({ column: each.name, isFilled: filled.includes(each) }));
}
