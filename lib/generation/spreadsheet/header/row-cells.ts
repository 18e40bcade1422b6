import type { SheetRow } from "../table.ts";

/** How programs start the comment lines that they write above a table. */
export const comment = /^(?:#|\/\/|--|%)/;

/** The columns of a row that have a value, from 0. */
export function filledColumns({ cells }: SheetRow): number[] {
  const columns: number[] = [];
  for (let column = 0; column < cells.length; column++) if (cells[column] !== "") columns.push(column);
  return columns;
}

/**
 * Whether a row comes after an empty line. Rows that were skipped as hidden are none.
 * @param before the row's predecessor, if it has one
 */
export function isAfterGap({ sheetRow, isAfterHidden }: SheetRow, before: Pick<SheetRow, "sheetRow"> | undefined) {
  return sheetRow > (before?.sheetRow ?? 0) + 1 && isAfterHidden !== true;
}
