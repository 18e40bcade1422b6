import type { Cell, ColumnReading } from "#lib/generation/spreadsheet/table.ts";
import type { FilterCall } from "./filter-syntax.ts";

/** A filter bound to a locale and a column's reading. */
export interface Filter {
  /** The expected type; a value of another type is left unchanged, with a warning. */
  expects: "text" | "number" | "percent" | "amount" | "date";
  /** Whether it changes the text that the document shows, so that dates and numbers must be in its language before. */
  changesText?: true;
  /** Empty values skip the filter unless this is set. */
  takesEmpty?: boolean;
  /** Whether it takes the number that the cell holds rather than the one that it shows. */
  takesHeld?(cell: Cell): boolean;
  /** Returns null for a value that is not of the expected type. */
  apply(cell: Cell): Cell | null;
}

/** @param tag a BCP 47 tag that `isLocale` accepts */
export type MakeFilter = (tag: string, reading: ColumnReading) => Filter;

/** @throws PatternError if the arguments are invalid */
export type ReadFilter = (call: FilterCall) => MakeFilter;
