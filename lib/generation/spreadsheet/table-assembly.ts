import { limits as shown } from "#lib/contracts/limits.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";
import { cleanRow } from "./clean-row.ts";
import { relateAmounts, rowsRelated } from "./columns/amount-relations.ts";
import { columnReading, countCell, describeColumn, emptyStatistics } from "./columns/column-statistics.ts";
import { holdsSums, namesTotal } from "./columns/total-rows.ts";
import { columnLetter, columnNames } from "./header/column-names.ts";
import { chooseHeader, type Header, type HeaderChoice, headerSearchRows } from "./header/find-header.ts";
import { isSameRow } from "./header/header-evidence.ts";
import { noMarks, type SheetMarks } from "./header/sheet-marks.ts";
import { createTableEnd, leastCells, type TableEnd } from "./header/table-end.ts";
import { firstTableWidth } from "./header/tables-beside.ts";
import {
  type Cell,
  cellText,
  type OddRow,
  type ReadLimits,
  type ReadOptions,
  type Row,
  type SheetRow,
  type TableInfo,
} from "./table.ts";
import { longestNumber } from "./values/number-text.ts";

type Assembled = Pick<
  Source,
  "headerRow" | "headerLines" | "headerReason" | "leftOut" | "rowCount" | "columns" | "firstRows"
> &
  Omit<TableInfo, "source" | "tables">;

interface TableAssembly {
  /** Takes what a workbook says about the rows, before the first of them. */
  expect(marks: SheetMarks): void;
  /** Takes the sheet's rows in order, including empty ones; returns a promise only if `onRow` does. */
  take(row: SheetRow): void | Promise<void>;
  /** Call after the last row. Throws `no_rows`. */
  finish(): Promise<Assembled>;
}

/** All rows are stored in a file. Shared strings and repeated rows can blow up a small upload. */
const mostCharacters = 250_000_000;

/** The row limit of spreadsheet programs. Without it, a file of blank lines would keep a worker busy to its end. */
const mostSheetRows = 1_048_576;

/** No number is as long as a letter, and hundreds of rows would be kept. */
function withoutLongText(cell: Cell): Cell {
  return cellText(cell).length > longestNumber ? "" : cell;
}

/** Drops the columns from `width` on. */
function cutRow({ cells }: SheetRow, width: number): void {
  if (cells.length > width) cells.length = width;
  while (cells.at(-1) === "") cells.pop();
}

function tooManyRows(most: number): AppError {
  return new AppError("too_many_rows", msg("sheet.rows", { most }));
}

/** The row as shown to the visitor; never cuts a surrogate pair in half. */
function shownRow({ row, sheetRow, cells }: Row): Source["firstRows"][number] {
  const texts = cells.map((cell) =>
    cellText(cell)
      .slice(0, shown.firstRowCharacters)
      .replace(/[\ud800-\udbff]$/, ""),
  );
  return { row, sheetRow, cells: texts };
}

function tooMuchText(): AppError {
  return new AppError("too_large", msg("sheet.characters", { most: mostCharacters }));
}

/** A column that so many of the first rows fill has no name by mistake. */
const leastFilled = 0.2;
/** Behind an empty column, a legend may stand beside the first rows. */
const leastFilledApart = 0.5;

/** The number of columns that the header names, or up to the last that a part of the first rows fills. */
function tableWidth(names: string[], rows: SheetRow[]): number {
  const widths = rows.map(({ cells }) => cells.length).sort((a, b) => b - a);
  const isApart = rows.every(({ cells }) => (cells[names.length] ?? "") === "");
  const least = isApart ? leastFilledApart : leastFilled;
  const usual = names.length === 0 ? 0 : Math.max(Math.ceil(rows.length * least) - 1, 1);
  return Math.max(names.length, widths[Math.min(usual, widths.length - 1)] ?? 0);
}

/**
 * Builds a table from a stream of sheet rows: detects the header in the first rows (or uses the requested one), numbers
 * and pads the data rows, passes them on, and updates the column statistics.
 */
export function assembleTable(
  wanted: HeaderChoice & Pick<ReadOptions, "wholeSheet">,
  limits: ReadLimits,
  onRow: (row: Row) => void | Promise<void>,
): TableAssembly {
  let first: SheetRow[] | undefined = [];
  let header: Header = { row: wanted.headerRow ?? 0, lines: 0, names: [], reason: null };
  let names: string[] = [];
  let statistics = names.map(emptyStatistics);
  let rowCount = 0;
  let characters = 0;
  const tooLong: TableInfo["tooLong"] = [];
  const oddRows: OddRow[] = [];
  let end: TableEnd | undefined;
  let marks = noMarks;
  /** The first column that is another table's, if there is one beside. */
  let beside: number | undefined;
  let named: SheetRow = { sheetRow: 0, cells: [] };
  const firstRows: Source["firstRows"] = [];
  const relatedRows: Cell[][] = [];
  // There may be empty lines between those of a header.
  const firstRow = (wanted.headerRow ?? 0) - ((wanted.headerLines ?? 1) - 1) * 2;

  function emit({ sheetRow, cells, isUnclosed, isMended, unvalued }: SheetRow): void | Promise<void> {
    const row = ++rowCount;
    if (row > limits.rows) throw tooManyRows(limits.rows);
    if (row * names.length > shown.cells) throw new AppError("too_large", msg("sheet.cells", { most: shown.cells }));
    if (cells.length > names.length && tooLong.length < shown.problemsShown) tooLong.push({ row, sheetRow });
    while (cells.length < names.length) cells.push("");
    cells.length = names.length;
    noteOddRow(row, sheetRow, cells);
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

  function note(odd: OddRow): void {
    if (oddRows.length < shown.problemsShown && (odd.column ?? 0) < names.length) oddRows.push(odd);
  }

  function noteOddRow(row: number, sheetRow: number, cells: Cell[]): void {
    const isTotal =
      marks.totals.includes(sheetRow) ||
      namesTotal(cells) ||
      (row <= rowsRelated && cells.includes("") && holdsSums(cells, relatedRows));
    if (isTotal) note({ row, sheetRow, code: "total_row" });
    else if (named.cells.length > 1 && isSameRow(named, { sheetRow, cells })) {
      note({ row, sheetRow, code: "repeated_header" });
    }
  }

  /** Passes a row on if it belongs to the first table of the sheet. */
  function sift(row: SheetRow): void | Promise<void> {
    if (beside !== undefined && row.cells.length > beside) cutRow(row, beside);
    const rows = end?.take(row) ?? null;
    return rows === null ? emit(row) : emitAll(rows);
  }

  async function emitAll(rows: SheetRow[]): Promise<void> {
    for (const row of rows) await emit(row);
  }

  async function settle(rows: SheetRow[]): Promise<void> {
    first = undefined;
    header = chooseHeader(rows, wanted, marks);
    named = rows.find(({ sheetRow }) => sheetRow === header.row) ?? named;
    const data = rows.filter(({ sheetRow }) => sheetRow > header.row);
    if (wanted.wholeSheet !== true && header.row > 0) {
      beside = firstTableWidth(header.names, data);
      end = createTableEnd(named, leastCells(header.names.length, data), header.row);
    }
    for (const row of data) if (beside !== undefined) cutRow(row, beside);
    const kept = data.flatMap((row) => end?.take(row) ?? [row]);
    names = columnNames(header.names.slice(0, beside), beside ?? tableWidth(header.names, kept));
    statistics = names.map(emptyStatistics);
    await emitAll(kept);
  }

  return {
    expect(found) {
      marks = found;
    },
    take(raw) {
      if (raw.sheetRow < firstRow) return;
      if (raw.sheetRow > Math.max(mostSheetRows, limits.rows * 2)) throw tooManyRows(mostSheetRows);
      const row = cleanRow(raw, limits);
      if (row.cells.length === 0) return;
      characters += row.characters;
      if (characters > mostCharacters) throw tooMuchText();
      if (first === undefined) return sift(row);
      first.push(row);
      if (first.length > headerSearchRows) return settle(first);
    },
    async finish() {
      if (first !== undefined) await settle(first);
      await emitAll(end?.finish() ?? []);
      if (rowCount === 0) {
        const below = msg("sheet.noRowsBelow", { row: String(header.row) });
        throw new AppError("no_rows", header.row === 0 ? msg("sheet.noRows") : below);
      }
      const columns = names.map((name, index) => describeColumn(name, statistics[index] ?? emptyStatistics()));
      const readings = statistics.map(columnReading);
      const types = columns.map(({ type }) => type);
      return {
        headerRow: header.row,
        headerLines: header.lines,
        headerReason: header.reason,
        leftOut: { rows: end?.leftOut() ?? 0, fromColumn: beside === undefined ? null : columnLetter(beside + 1) },
        rowCount,
        columns,
        readings,
        amounts: relateAmounts(relatedRows, types, readings),
        tooLong,
        oddRows,
        firstRows,
      };
    },
  };
}
