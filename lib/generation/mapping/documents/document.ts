import type { Row } from "../../spreadsheet/table.ts";
import type { FilledSettings } from "../fit/fit.ts";
import type { FoundProblem } from "../problems/found-problem.ts";

/** The content of one PDF: one row, or all rows with the same value in the template's group field. */
export interface Document {
  /** Data rows, from 1. */
  rows: number[];
  /** The same rows as numbered by a spreadsheet program. */
  sheetRows: number[];
  /**
   * The template's fields by name. A grouped document has `lines`, an array of each row's own fields, and may have
   * `transfer`, a payment code.
   */
  values: Record<string, unknown>;
  settings: FilledSettings;
  filename: string;
  title: string;
  problems: FoundProblem[];
}

export interface DocumentBuilder {
  /** Adds the next row; returns a document once it is complete. */
  add(row: Row): Document | null;
  /** Notes a row that doesn't meet the conditions, to report the document that lacks it. */
  skip(row: Row): null;
  /** The remaining documents: those made of several rows, in the order of their first rows. */
  finish(): Iterable<Document>;
}
