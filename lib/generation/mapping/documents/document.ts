import type { Row } from "../../spreadsheet/table.ts";
import type { FilledSettings } from "../fit.ts";
import type { FoundProblem } from "../problems/found-problem.ts";

/** What one PDF is made from: one row, or the rows that share a value of the template's group field. */
export interface Document {
  /** Data rows, from 1. */
  rows: number[];
  /** The same rows as a spreadsheet program numbers them. */
  sheetRows: number[];
  /** The template's fields by name; a grouped document has `lines`, an array of the fields that each row has of its own, and maybe a `transfer`, a code. */
  values: Record<string, unknown>;
  settings: FilledSettings;
  filename: string;
  title: string;
  problems: FoundProblem[];
}

export interface DocumentBuilder {
  /** Takes the next row, and gives its document where it is whole by now. */
  add(row: Row): Document | null;
  /** What was held back: the documents made of several rows, in the order in which their first rows came. */
  finish(): Iterable<Document>;
}
