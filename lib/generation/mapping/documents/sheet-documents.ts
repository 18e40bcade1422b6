import type { LabelPlaces } from "../../templates/sheets/sheet.ts";
import type { FieldValue, FilledSettings, FitRow, FittedRow } from "../fit/fit.ts";
import type { Document, DocumentBuilder } from "./document.ts";

/** One label of a sheet, as `sheet.typ` lays it out. */
export interface Label {
  values: Record<string, FieldValue>;
  settings: FilledSettings;
  /** From 1, row by row. */
  position: number;
  row: number;
  sheetRow: number;
  /** The sheet's file name if this label is its first. */
  filename: string;
  title: string;
}

/** The labels of a sheet; null for any other document. */
export function labelsOf({ values }: Pick<Document, "values">): Label[] | null {
  return Array.isArray(values.labels) ? values.labels : null;
}

type RowPlace = Pick<Label, "row" | "sheetRow">;
type WithRows = Pick<Document, "rows" | "sheetRows" | "values">;

/** The row that a document starts with: for a sheet, its first label's, because earlier rows may have been skipped. */
export function firstRowOf(document: WithRows): RowPlace {
  const { row, sheetRow } = labelsOf(document)?.[0] ?? { row: document.rows[0], sheetRow: document.sheetRows[0] };
  return { row: row ?? 1, sheetRow: sheetRow ?? 1 };
}

/**
 * The rows to report a problem of the whole document on: every label's row for a sheet, otherwise the document's first
 * row.
 */
export function faultyRowsOf(document: WithRows): RowPlace[] {
  const labels = labelsOf(document) ?? [];
  return labels.length === 0 ? [firstRowOf(document)] : labels.map(({ row, sheetRow }) => ({ row, sheetRow }));
}

/**
 * Lays rows out as labels. Each full sheet is a document; rows with errors are reported and skipped, so no label is
 * wasted. A full sheet is held back until the next valid row, because the invalid ones before it belong to this sheet.
 * The sheet takes its names from its first label.
 */
export function createSheetBuilder({ capacity, start }: LabelPlaces, fitRow: FitRow): DocumentBuilder {
  let document: Document | null = null;
  let position = start;
  return {
    add(row) {
      const fitted = fitRow(row);
      const isWrong = fitted.problems.some(({ severity }) => severity === "error");
      const full = position > capacity && !isWrong ? document : null;
      if (full) {
        document = null;
        position = 1;
      }
      document ??= emptySheet(fitted);
      document.rows.push(fitted.row);
      document.sheetRows.push(fitted.sheetRow);
      document.problems.push(...fitted.problems);
      if (!isWrong) {
        const labels = labelsOf(document) ?? [];
        if (labels.length === 0) document = { ...document, filename: fitted.filename, title: fitted.title };
        labels.push(labelOf(fitted, position));
        position += 1;
      }
      return full;
    },
    skip: () => null,
    finish: () => (document ? [document] : []),
  };
}

function emptySheet({ filename, title }: FittedRow): Document {
  return { rows: [], sheetRows: [], values: { labels: [] }, settings: {}, filename, title, problems: [] };
}

function labelOf({ problems: _, ...fitted }: FittedRow, position: number): Label {
  return { ...fitted, position };
}

/**
 * A wrong invoice is worse than none, so a document with an error in any row is not created. Warnings don't count. A
 * sheet of labels is created without the invalid rows.
 */
export function isValid(document: Document): boolean {
  const labels = labelsOf(document);
  return labels ? labels.length > 0 : document.problems.every(({ severity }) => severity !== "error");
}
