import type { Source } from "#lib/contracts/sessions/source.ts";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";
import { cleanRow } from "./clean-row.ts";
import { columnLetter, columnNames } from "./header/column-names.ts";
import { chooseHeader, type Header, type HeaderChoice, headerSearchRows } from "./header/find-header.ts";
import { noMarks, type SheetMarks } from "./header/sheet-marks.ts";
import { createTableEnd, leastCells, type TableEnd } from "./header/table-end.ts";
import { firstTableWidth } from "./header/tables-beside.ts";
import type { ReadLimits, ReadOptions, Row, SheetRow } from "./table.ts";
import { type BodyFacts, createTableBody, type TableBody, tooManyRows } from "./table-body.ts";

type Assembled = Pick<Source, "headerRow" | "headerLines" | "headerReason" | "leftOut"> & BodyFacts;

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

/** Drops the columns from `width` on. */
function cutRow({ cells }: SheetRow, width: number): void {
  if (cells.length > width) cells.length = width;
  while (cells.at(-1) === "") cells.pop();
}

function tooMuchText(): AppError {
  return new AppError("too_large", msg("sheet.characters", { most: mostCharacters }));
}

/** A column that this share of the first rows fills belongs to the table even without a name. */
const leastFilled = 0.2;
/** After an empty column, it may be a legend beside the first rows. */
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
 * Builds a table from a stream of sheet rows: finds the header in the first rows (or uses the requested one) and where
 * the table ends, and passes the rows between on.
 */
export function assembleTable(
  wanted: HeaderChoice & Pick<ReadOptions, "wholeSheet">,
  limits: ReadLimits,
  onRow: (row: Row) => void | Promise<void>,
): TableAssembly {
  const first: SheetRow[] = [];
  let header: Header = { row: wanted.headerRow ?? 0, lines: 0, names: [], reason: null };
  /** Once the header is found. */
  let body: TableBody | undefined;
  let end: TableEnd | undefined;
  /** The first column that is another table's, if there is one beside. */
  let beside: number | undefined;
  let characters = 0;
  let marks = noMarks;
  // There may be empty lines between those of a header.
  const firstRow = (wanted.headerRow ?? 0) - ((wanted.headerLines ?? 1) - 1) * 2;

  /** Finds the header in the first rows, and passes on those below it. */
  async function begin(): Promise<TableBody> {
    const rows = first.splice(0);
    header = chooseHeader(rows, wanted, marks);
    const named = rows.find(({ sheetRow }) => sheetRow === header.row) ?? { sheetRow: 0, cells: [] };
    const data = rows.filter(({ sheetRow }) => sheetRow > header.row);
    if (wanted.wholeSheet !== true && header.row > 0) {
      beside = firstTableWidth(header.names, data);
      end = createTableEnd(named, leastCells(header.names.length, data), header.row);
    }
    for (const row of data) if (beside !== undefined) cutRow(row, beside);
    const kept = data.flatMap((row) => end?.take(row) ?? [row]);
    const names = columnNames(header.names.slice(0, beside), beside ?? tableWidth(header.names, kept));
    body = createTableBody(names, { header: named, totals: marks.totals }, limits, onRow);
    await body.addAll(kept);
    return body;
  }

  /** Passes a row on if it belongs to the first table of the sheet. */
  function sift(row: SheetRow, { add, addAll }: TableBody): void | Promise<void> {
    if (beside !== undefined && row.cells.length > beside) cutRow(row, beside);
    const rows = end?.take(row) ?? null;
    return rows === null ? add(row) : addAll(rows);
  }

  const isHidden = (column: number) =>
    marks.hiddenColumns?.some(([first, last]) => first <= column && column <= last) === true;

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
      if (body) return sift(row, body);
      first.push(row);
      if (first.length > headerSearchRows) return begin().then(() => {});
    },
    async finish() {
      const whole = body ?? (await begin());
      await whole.addAll(end?.finish() ?? []);
      const facts = whole.finish();
      if (facts.rowCount === 0) {
        const below = msg("sheet.noRowsBelow", { row: String(header.row) });
        throw new AppError("no_rows", header.row === 0 ? msg("sheet.noRows") : below);
      }
      return {
        headerRow: header.row,
        headerLines: header.lines,
        headerReason: header.reason,
        leftOut: { rows: end?.leftOut() ?? 0, fromColumn: beside === undefined ? null : columnLetter(beside + 1) },
        ...facts,
        columns: facts.columns.map((column, at) => (isHidden(at) ? { ...column, hidden: true } : column)),
      };
    },
  };
}
