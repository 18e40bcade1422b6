import { limits } from "#lib/contracts/limits.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import type { PercentScale } from "./columns/percent-scale.ts";

/**
 * One cell as read from the file. A plain string is the text of a text file's cell, or of a workbook's text cell; "" is
 * empty. The other kinds come from workbooks, which store more than text: `text` is what the spreadsheet program shows
 * for the cell's number format.
 */
export type Cell =
  | string
  /**
   * `exact` is false if a double cannot hold the number in the file: `text` is then the file's text. A duration has a
   * `unit`. `currency` is an ISO 4217 code, if the file says more than the sign that it shows. `format` as for dates;
   * most numbers have none, and `documentText` finds their separators.
   */
  | {
      kind: "number";
      value: number;
      text: string;
      exact?: false | undefined;
      unit?: "days" | undefined;
      currency?: string | undefined;
      format?: number | string | undefined;
    }
  /**
   * `value` is ISO 8601 without a zone: `2026-11-21`, `2026-11-21T09:30:00`, a time `09:30:00`, or only the parts
   * shown: `2026-11`, `2026`, `--11-21` (21 November), `--11`. `wraps` marks a time that drops whole days, such as 36
   * hours in the format `h:mm`. `format` is the format's built-in id or its code, if what it shows depends on the
   * language: documents show it in theirs.
   */
  | { kind: "date"; value: string; text: string; wraps?: true | undefined; format?: number | string | undefined }
  | { kind: "boolean"; value: boolean; text: string }
  /** An error value such as `#N/A`. */
  | { kind: "error"; text: string };

/** One data row, padded with "" to the number of columns. Rows with only empty cells are skipped. */
export interface Row {
  /** From 1; row 1 is the first data row below the header. */
  row: number;
  /** The row number that a spreadsheet program shows in the margin, from 1. */
  sheetRow: number;
  cells: Cell[];
}

/** A raw sheet row, before the header is known; it may be ragged or empty. */
export type SheetRow = Omit<Row, "row"> & {
  /** Of a workbook: how many of its cells are bold or filled with a colour. */
  marked?: number | undefined;
  /** Of a text file: whether one of its cells begins with a quotation mark that is never closed. */
  isUnclosed?: true | undefined;
  /** Of a text file: whether it was split in another way than its dialect says, as the rows around it are. */
  isMended?: true | undefined;
  /** Whether rows before it were skipped because they are hidden, so that it does not come after an empty line. */
  isAfterHidden?: boolean | undefined;
  /** Of a workbook: the columns of formulas without a stored value. */
  unvalued?: number[] | undefined;
};

/** Notes the column of a formula without a stored value; a row has no more of them than a table's problems can name. */
export function noteUnvalued(row: Pick<SheetRow, "unvalued">, column: number): void {
  row.unvalued ??= [];
  if (row.unvalued.length < limits.problemsShown) row.unvalued.push(column);
}

/** How to read a column's texts as numbers or dates. */
export interface ColumnReading {
  /** The decimal character in the column's number texts. */
  decimal: "." | ",";
  /** The order of day, month and year in the column's date texts. */
  dateOrder: "dmy" | "mdy" | "ymd";
  /**
   * Absent if one order fits all of the column's dates. Otherwise says what happens to a date that another order reads
   * differently: it is read with a warning or, if nothing tells its order, left as written.
   */
  mixedOrders?: "read" | "left" | undefined;
  /** Whether some of the column's numbers use the other decimal character. */
  hasMixedDecimals?: boolean | undefined;
  /** Whether nothing in the sheet tells the decimal character, so the locale's is used. */
  isDecimalOpen?: boolean | undefined;
  /** The languages that decide the month, for a month name that is ambiguous between languages. */
  languages?: readonly string[] | undefined;
  /** Whether every time in the column is midnight, so its values are plain days. */
  isMidnight?: boolean | undefined;
  /** Whether day and month of a workbook's own dates may be swapped. */
  maySwap?: boolean | undefined;
  /** The range of the column's four-digit years, if it also has dates whose two-digit year may come first or last. */
  years?: YearRange | undefined;
  tradeNumbers?: TradeNumbers | undefined;
  /** How to read its numbers as percentages; absent if no column tells, so each number is judged by itself. */
  percents?: PercentScale | undefined;
  /** The column's currency signs, words and codes as written. */
  currencies?: string[] | undefined;
  /** What a column with the amounts of lines shows of the discounts in this one. */
  discounts?: "percent" | "amount" | "none" | undefined;
  /** Whether the column has the amounts of lines, as their other columns show. */
  hasLineTotals?: true | undefined;
}

export interface YearRange {
  first: number;
  last: number;
}

/** How many of a column's distinct numbers that are as long as a trade number (GTIN) end in a valid check digit. */
export interface TradeNumbers {
  checked: number;
  unchecked: number;
}

/**
 * What most of a column's texts allow: several values if the texts leave it open (other columns or the locale then
 * decide), and none if no text depends on it.
 */
export interface OpenReading {
  decimals: ColumnReading["decimal"][];
  /** Whether no decimal character fits all of the column's numbers. */
  hasMixedDecimals?: boolean | undefined;
  dateOrders: ColumnReading["dateOrder"][];
  /** Whether all dates that depend on the order have points, as in `04.07.2026`. */
  isPointed?: true | undefined;
  /** Whether no order fits all of the column's dates. */
  hasMixedOrders?: boolean | undefined;
  /**
   * For month names that are ambiguous between languages: the languages in which most of the column's dates are valid;
   * empty if that tells nothing.
   */
  languages?: string[] | undefined;
  isMidnight?: boolean | undefined;
  /**
   * Whether the column has both workbook dates and texts that are a date in only one order. The program that did not
   * accept the text 13/04/2026 as a date read the 03/04/2026 above it as 4 March.
   */
  maySwap?: boolean | undefined;
  years?: YearRange | undefined;
  /** Absent if the column has none. */
  tradeNumbers?: TradeNumbers | undefined;
  /** By decimal character; absent if the column has no numbers. */
  percents?: Record<ColumnReading["decimal"], PercentScale> | undefined;
  /** Absent if the column has none. */
  currencies?: string[] | undefined;
  /** The decimal character with which a workbook's own numbers are shown; absent if they don't tell. */
  shownDecimal?: ColumnReading["decimal"] | undefined;
  /** Whether this is a column of numbers, and so evidence of how the file writes them. */
  numeric?: true | undefined;
}

/** How the numeric columns relate in a sheet's first rows; columns by index. */
export interface AmountRelations {
  /** The product, or the sum, of the first two is the third. */
  products: { of: [number, number]; is: number }[];
  sums: { of: [number, number]; is: number }[];
  /**
   * `is` is the share of `of` that `at` gives in per cent; `at` is null if the share is constant and no column names
   * it.
   */
  taxes: { of: number; at: number | null; is: number }[];
  /** Columns of few small numbers. */
  rates: number[];
  /** Columns with equal values in every row. Absent in data from an older build. */
  twins?: [number, number][] | undefined;
  /**
   * The columns of numbers in the first rows, for checks of columns that only their headers identify. Absent in data
   * from an older build.
   */
  firsts?: Amounts[] | undefined;
}

/** A column's numbers by row. */
export interface Amounts {
  column: number;
  values: (number | null)[];
  /** Their largest possible rounding error. */
  half: number;
  /** Whether any cell has a percent sign; if so, the column holds no amounts. */
  hasPercents: boolean;
}

/**
 * A row that may not be data, such as a total of the rows above or a repeated header, or that was not read as written.
 */
export interface OddRow {
  row: number;
  sheetRow: number;
  code: "total_row" | "repeated_header" | "unclosed_quote" | "mended_row" | "formula_without_value";
  /** The index of the column, if it concerns only one. */
  column?: number | undefined;
}

/** What is known about a table after reading all of its rows. `readings[i]` belongs to `source.columns[i]`. */
export interface TableInfo {
  source: Source;
  readings: OpenReading[];
  amounts: AmountRelations;
  /** The first `limits.problemsShown` rows with more cells than the header has columns. */
  tooLong: { row: number; sheetRow: number }[];
  /** The first `limits.problemsShown`. */
  oddRows: OddRow[];
  /** Of a workbook: the visible sheets that have a table, and its headers as far as they were looked at. */
  tables: { sheet: string; headers: string[] }[];
}

/** The visitor's import options; anything left out is detected from the content. */
export interface ReadOptions {
  /** May also name a hidden sheet. */
  sheet?: string | undefined;
  /** Whether to read rows that are hidden or filtered out in the workbook; default: no. */
  hiddenRows?: boolean | undefined;
  /** Whether to read notes and other tables below and beside the first one as part of it; default: no. */
  wholeSheet?: boolean | undefined;
  /** Whether merged cells that run down fill the rows that they cover; default: where the column is otherwise full. */
  mergedCells?: boolean | undefined;
  /** The last row of the header, from 1; 0 for none. */
  headerRow?: number | undefined;
  /** 1 to 3; detected from the content only if `headerRow` is detected too. */
  headerLines?: number | undefined;
  delimiter?: string | undefined;
  quote?: '"' | "'" | "" | undefined;
  escape?: '"' | "'" | "\\" | undefined;
  encoding?: string | undefined;
}

/** What a spreadsheet may hold; from `lib/contracts/limits.ts`, with `rows` from the configuration. */
export interface ReadLimits {
  rows: number;
  columns: number;
  cellCharacters: number;
  inflatedBytes: number;
  inflationRatio: number;
}

/** The text to show for this cell in a document, unless a type asks for more. */
export function cellText(cell: Cell): string {
  return typeof cell === "string" ? cell : cell.text;
}
