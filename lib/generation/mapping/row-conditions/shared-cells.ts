import type { Cell, Row } from "../../spreadsheet/table.ts";
import { documentKey, type Grouping } from "../documents/row-grouping.ts";
import type { FitRow } from "../fit/fit.ts";
import { shownValue } from "./value-key.ts";

/** Cells of a document's first row that count for all of its rows. */
export interface SharedCells {
  /** The columns that have them. */
  columns: readonly number[];
  /** A row as conditions see it: in these columns, with the cells of its document's first row. */
  complete(row: Row): Row;
}

export const noSharedCells: SharedCells = { columns: [], complete: (row) => row };

/**
 * Finds out which of some columns are about whole documents, as the status in an export of orders from Shopify: filled
 * in the first row of a document, and in no other row of any document. A single cell elsewhere rules a column out,
 * since it may then be about lines.
 */
export function createSharedCellFinder(group: Grouping, fitRow: FitRow, candidates: readonly number[]) {
  const firstRows = new Map<string, number>();
  /** By first row. */
  const firstCells = new Map<number, readonly Cell[]>();
  /** For each later row of a document, its first one. */
  const firstOf = new Map<number, number>();
  const seen = candidates.map((column) => ({ column, isAboutLines: false, isAboutDocuments: false }));
  return {
    add(row: Row) {
      const key = documentKey(group, fitRow(row));
      const first = firstRows.get(key);
      const cells = candidates.map((column) => row.cells[column] ?? "");
      if (first === undefined) {
        firstRows.set(key, row.row);
        firstCells.set(row.row, cells);
        return;
      }
      firstOf.set(row.row, first);
      for (const [at, each] of seen.entries()) {
        each.isAboutLines ||= shownValue(cells[at] ?? "") !== "";
        each.isAboutDocuments ||= shownValue(firstCells.get(first)?.[at] ?? "") !== "";
      }
    },
    finish(): SharedCells {
      const shared = [...seen.entries()].filter(([, each]) => each.isAboutDocuments && !each.isAboutLines);
      return {
        columns: shared.map(([, { column }]) => column),
        complete(row) {
          const first = firstCells.get(firstOf.get(row.row) ?? Number.NaN);
          if (!first || shared.length === 0) return row;
          const cells = [...row.cells];
          for (const [at, { column }] of shared) cells[column] = first[at] ?? "";
          return { ...row, cells };
        },
      };
    },
  };
}
