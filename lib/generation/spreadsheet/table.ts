import type { Source } from "#lib/contracts/session.ts";
import type { PercentScale } from "./columns/percent-scale.ts";

/**
 * One cell as it was read. A plain string is the text of a text file's cell, or of a workbook's text cell; ""
 * is empty. The others come from workbooks, which know more than the text: `text` is what the spreadsheet
 * program shows for the cell's number format.
 */
export type Cell =
  | string
  /**
   * `exact` is false where a double cannot hold what the file writes: `text` is then the text of the file. An amount of
   * time has its `unit`. `currency` is an ISO 4217 code, where the file says more than the sign that it shows.
   */
  | {
      kind: "number";
      value: number;
      text: string;
      exact?: false | undefined;
      unit?: "days" | undefined;
      currency?: string | undefined;
    }
  /**
   * `value` is ISO 8601 without zone: `2026-11-21`, `2026-11-21T09:30:00`, a time `09:30:00`, or no more than what is
   * shown: `2026-11`, `2026`, `--11-21` (21 November), `--11`. A time that leaves out whole days, as 36 hours in the format
   * `h:mm` do, has `wraps`.
   */
  | { kind: "date"; value: string; text: string; wraps?: true | undefined }
  | { kind: "boolean"; value: boolean; text: string }
  /** An error value such as `#N/A`. */
  | { kind: "error"; text: string };

/** One data row, padded with "" to the number of columns. Rows whose cells are all empty are left out. */
export interface Row {
  /** From 1; row 1 is the first data row below the header. */
  row: number;
  /** The row number that a spreadsheet program shows in the margin, from 1. */
  sheetRow: number;
  cells: Cell[];
}

/** A row as it stands in the sheet, before it is known which row names the columns; it may be ragged or empty. */
export type SheetRow = Omit<Row, "row">;

/** How the texts of a column are to be understood where they are numbers or dates. */
export interface ColumnReading {
  /** The character before the decimals, in the column's number texts. */
  decimal: "." | ",";
  /** The order of day, month and year in the column's date texts. */
  dateOrder: "dmy" | "mdy" | "ymd";
  /**
   * Left out where one order fits all of the column's dates. Where none does, a date that has another meaning in another
   * order is read with a warning, or stays as it is written where nothing tells its order.
   */
  mixedOrders?: "read" | "left" | undefined;
  /** Whether some of the column's numbers have the other decimal character. */
  hasMixedDecimals?: boolean | undefined;
  /** Whether nothing in the sheet tells the decimal character: it is the locale's then. */
  isDecimalOpen?: boolean | undefined;
  /** Those that may tell which month is meant, where languages give one word different months. */
  languages?: readonly string[] | undefined;
  /** Whether every time in the column is midnight: its dates are days then. */
  isMidnight?: boolean | undefined;
  /** Whether day and month of a workbook's own dates may be swapped. */
  maySwap?: boolean | undefined;
  /** The years that its dates have in four digits, where others in it may begin or end with one of two. */
  years?: YearRange | undefined;
  tradeNumbers?: TradeNumbers | undefined;
  /** What its numbers are as percentages; left out where no column tells, and each number tells by itself. */
  percents?: PercentScale | undefined;
  /** The marks of currencies in it, as they are written. */
  currencies?: string[] | undefined;
}

export interface YearRange {
  first: number;
  last: number;
}

/** Of a column's different numbers that are as long as a trade item's, how many end in their check digit. */
export interface TradeNumbers {
  checked: number;
  unchecked: number;
}

/**
 * What most of a column's texts allow: several values where they leave it open, which the locale then settles, and
 * none where no text of the column depends on it.
 */
export interface OpenReading {
  decimals: ColumnReading["decimal"][];
  /** Whether no decimal character fits all of the column's numbers. */
  hasMixedDecimals?: boolean | undefined;
  dateOrders: ColumnReading["dateOrder"][];
  /** Whether no order fits all of the column's dates. */
  hasMixedOrders?: boolean | undefined;
  /** Of the languages that give one word different months, those that know most of the column's; none where that tells nothing. */
  languages?: string[] | undefined;
  isMidnight?: boolean | undefined;
  /**
   * Whether a workbook's own dates stand beside texts that only one order reads. The program that did not take the text
   * 13/04/2026 for a date took the 03/04/2026 above it for 4 March.
   */
  maySwap?: boolean | undefined;
  years?: YearRange | undefined;
  /** Left out where the column has none. */
  tradeNumbers?: TradeNumbers | undefined;
  /** By the decimal character; left out where the column has no numbers. */
  percents?: Record<ColumnReading["decimal"], PercentScale> | undefined;
  /** Left out where the column has none. */
  currencies?: string[] | undefined;
  /** Whether it is a column of numbers, and so tells how the file writes them. */
  numeric?: true | undefined;
}

/** How the columns of numbers belong together in a sheet's first rows; columns by index. */
export interface AmountRelations {
  /** The first two multiplied, or added, are the third. */
  products: { of: [number, number]; is: number }[];
  sums: { of: [number, number]; is: number }[];
  /** `is` is the share of `of` that `at` names in per cent; null where it is the same in every row and no column names it. */
  taxes: { of: number; at: number | null; is: number }[];
  /** Columns of few small numbers. */
  rates: number[];
  /** Columns that hold the same in every row. Left out by an older build. */
  twins?: [number, number][] | undefined;
}

/** What was found out about a table, all of its rows read. `readings[i]` belongs to `source.columns[i]`. */
export interface TableInfo {
  source: Source;
  readings: OpenReading[];
  amounts: AmountRelations;
  /** Rows with more cells than the header has columns; the first `limits.problemsShown` of them. */
  tooLong: { row: number; sheetRow: number }[];
}

/** What a visitor may say about how to read a file; what is left out is found from the content. */
export interface ReadOptions {
  /** A hidden sheet too may be named. */
  sheet?: string | undefined;
  /** Whether to read rows that are hidden or filtered out in the workbook; default: no. */
  hiddenRows?: boolean | undefined;
  /** The last row of the header, from 1; 0 for none. */
  headerRow?: number | undefined;
  /** 1 or 2; found from the content only where `headerRow` is too. */
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

/** The text that stands in a person's document for this cell, where no type asks for more. */
export function cellText(cell: Cell): string {
  return typeof cell === "string" ? cell : cell.text;
}
