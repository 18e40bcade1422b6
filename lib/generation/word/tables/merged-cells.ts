import type { TableRow } from "../model.ts";

/** Whether a cell that is merged downwards goes beyond these rows, or into them. */
export const isCut = (rows: readonly TableRow[], from: number, to: number): boolean =>
  rows.some(({ cells }, y) =>
    cells.some(({ cell }) => (y < from && y + cell.rows > from) || (y >= from && y <= to && y + cell.rows > to + 1)),
  );
