import type { Cell, ColumnReading } from "../../spreadsheet/table.ts";
import type { FilterCall } from "./filter-syntax.ts";

/** A filter that knows the locale and how the column is read. */
export interface Filter {
  /** What it reads values as; one that is none stands as it is, with a warning. */
  expects: "text" | "number" | "percent" | "amount" | "date";
  /** An empty value stays empty, unless the filter says that it takes it. */
  takesEmpty?: boolean;
  /** Gives null for a value that is not what the filter expects. */
  apply(cell: Cell): Cell | null;
}

/** @param tag a BCP 47 tag that `isLocale` accepts */
export type MakeFilter = (tag: string, reading: ColumnReading) => Filter;

/** @throws PatternError where the arguments are not right */
export type ReadFilter = (call: FilterCall) => MakeFilter;
