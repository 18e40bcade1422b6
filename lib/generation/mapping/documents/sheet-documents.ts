import { capacityOf, type Sheet } from "../../templates/sheet.ts";
import type { FieldValue, FilledSettings, FitRow, FittedRow } from "../fit.ts";
import type { Document, DocumentBuilder } from "./document.ts";

/** One label of a sheet, as `sheet.typ` lays it out. */
export interface Label {
  values: Record<string, FieldValue>;
  settings: FilledSettings;
  /** From 1, along the lines. */
  position: number;
  row: number;
  sheetRow: number;
  /** What the sheet is called where this label is its first. */
  filename: string;
  title: string;
}

/** The labels of a sheet; null for a document that is no sheet. */
export function labelsOf({ values }: Pick<Document, "values">): Label[] | null {
  return Array.isArray(values.labels) ? values.labels : null;
}

type RowPlace = Pick<Label, "row" | "sheetRow">;
type WithRows = Pick<Document, "rows" | "sheetRows" | "values">;

/** The row that a document begins with: on a sheet that of its first label, as rows before it may have been left out. */
export function firstRowOf(document: WithRows): RowPlace {
  const { row, sheetRow } = labelsOf(document)?.[0] ?? { row: document.rows[0], sheetRow: document.sheetRows[0] };
  return { row: row ?? 1, sheetRow: sheetRow ?? 1 };
}

/** The rows that a fault of a whole document is reported on: all labels of a sheet, else the document's first row. */
export function faultyRowsOf(document: WithRows): RowPlace[] {
  const labels = labelsOf(document) ?? [];
  return labels.length === 0 ? [firstRowOf(document)] : labels.map(({ row, sheetRow }) => ({ row, sheetRow }));
}

/**
 * Lays rows out as labels: each full sheet is a document, and the rows that are wrong are told of and left out, so that
 * no label is lost. A full sheet is held back until the next right row, as the wrong ones behind it are its own. It has
 * its names from its first label.
 */
export function createSheetBuilder(sheet: Sheet, fitRow: FitRow): DocumentBuilder {
  let document: Document | null = null;
  let position = sheet.start;
  return {
    add(row) {
      const fitted = fitRow(row);
      const isWrong = fitted.problems.some(({ severity }) => severity === "error");
      const full = position > capacityOf(sheet) && !isWrong ? document : null;
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
 * A wrong invoice is worse than none: one error among its rows, and a document is not made. Warnings do not count. A
 * sheet of labels is made without the wrong ones.
 */
export function isValid(document: Document): boolean {
  const labels = labelsOf(document);
  return labels ? labels.length > 0 : document.problems.every(({ severity }) => severity !== "error");
}
