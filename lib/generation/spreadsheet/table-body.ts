import { limits as shown } from "#lib/contracts/limits.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import { cutText } from "#lib/contracts/shorten.ts";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";
import { relateAmounts, rowsRelated } from "./columns/amount-relations.ts";
import { columnReading, countCell, describeColumn, emptyStatistics } from "./columns/column-statistics.ts";
import { holdsSums, namesStatistic, namesTotal } from "./columns/total-rows.ts";
import { isSameRow } from "./header/header-evidence.ts";
import { type Cell, cellText, type OddRow, type ReadLimits, type Row, type SheetRow, type TableInfo } from "./table.ts";
import { longestNumber } from "./values/number-text.ts";

export type BodyFacts = Pick<Source, "rowCount" | "columns" | "firstRows"> & Omit<TableInfo, "source" | "tables">;

export interface TableBody {
  /** Takes the rows below the header in order; returns a promise only if `onRow` does. */
  add(row: SheetRow): void | Promise<void>;
  addAll(rows: SheetRow[]): Promise<void>;
  /** Call after the last row. */
  finish(): BodyFacts;
}

/** @param most the limit */
export function tooManyRows(most: number): AppError {
  return new AppError("too_many_rows", msg("sheet.rows", { most }));
}

/**
 * Numbers and pads the rows of a table, passes them on, counts what its columns hold, and notes odd rows.
 * @param header the row with the columns' names as the sheet has them
 * @param totals the rows that a workbook marks as totals
 */
export function createTableBody(
  names: readonly string[],
  { header, totals }: { header: SheetRow; totals: readonly number[] },
  limits: ReadLimits,
  onRow: (row: Row) => void | Promise<void>,
): TableBody {
  const statistics = names.map(emptyStatistics);
  let rowCount = 0;
  let isAfterTotal = false;
  const tooLong: TableInfo["tooLong"] = [];
  const oddRows: OddRow[] = [];
  const firstRows: Source["firstRows"] = [];
  const relatedRows: Cell[][] = [];

  function add({ sheetRow, cells, isUnclosed, isMended, unvalued }: SheetRow): void | Promise<void> {
    const row = ++rowCount;
    if (row > limits.rows) throw tooManyRows(limits.rows);
    if (row * names.length > shown.cells) throw new AppError("too_large", msg("sheet.cells", { most: shown.cells }));
    if (cells.length > names.length && tooLong.length < shown.problemsShown) tooLong.push({ row, sheetRow });
    while (cells.length < names.length) cells.push("");
    cells.length = names.length;
    isAfterTotal = isTotal(row, sheetRow, cells);
    if (isAfterTotal) note({ row, sheetRow, code: "total_row" });
    else if (isHeader(sheetRow, cells)) note({ row, sheetRow, code: "repeated_header" });
    if (isUnclosed) note({ row, sheetRow, code: "unclosed_quote" });
    if (isMended) note({ row, sheetRow, code: "mended_row" });
    for (const column of unvalued ?? []) note({ row, sheetRow, code: "formula_without_value", column });
    statistics.forEach((each, index) => {
      countCell(each, cells[index] ?? "");
    });
    if (row <= rowsRelated) relatedRows.push(cells.map(withoutLongText));
    if (row <= shown.firstRows) firstRows.push(shownRow({ row, sheetRow, cells }));
    return onRow({ row, sheetRow, cells });
  }

  function isTotal(row: number, sheetRow: number, cells: Cell[]): boolean {
    if (totals.includes(sheetRow) || namesTotal(cells) || (isAfterTotal && namesStatistic(cells))) return true;
    return row <= rowsRelated && cells.includes("") && holdsSums(cells, relatedRows);
  }

  function isHeader(sheetRow: number, cells: Cell[]): boolean {
    return header.cells.length > 1 && isSameRow(header, { sheetRow, cells });
  }

  function note(odd: OddRow): void {
    if (oddRows.length < shown.problemsShown && (odd.column ?? 0) < names.length) oddRows.push(odd);
  }

  return {
    add,
    async addAll(rows) {
      for (const row of rows) await add(row);
    },
    finish() {
      const columns = names.map((name, index) => describeColumn(name, statistics[index] ?? emptyStatistics()));
      const readings = statistics.map(columnReading);
      const types = columns.map(({ type }) => type);
      const amounts = relateAmounts(relatedRows, types, readings);
      return { rowCount, columns, readings, amounts, tooLong, oddRows, firstRows };
    },
  };
}

/** No number is as long as a letter, and hundreds of rows would be kept. */
function withoutLongText(cell: Cell): Cell {
  return cellText(cell).length > longestNumber ? "" : cell;
}

/** The row as shown to the visitor. */
function shownRow({ row, sheetRow, cells }: Row): Source["firstRows"][number] {
  const texts = cells.map((cell) => cutText(cellText(cell), shown.firstRowCharacters));
  return { row, sheetRow, cells: texts };
}
