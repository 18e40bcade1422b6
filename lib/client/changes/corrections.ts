import type { Correction, KeptCorrection } from "#lib/contracts/sessions/choices.ts";

type Cell = Pick<Correction, "row" | "column">;

/** Finds the correction of a cell in a list of them. */
export function isCorrectionOf({ row, column }: Cell): (correction: Cell) => boolean {
  return (correction) => correction.row === row && correction.column === column;
}

/** As a request sends it. Unsent corrections are kept by `kept-changes.ts`. */
export function withoutWas({ row, column, value }: KeptCorrection): Correction {
  return { row, column, value };
}

/** The whole list with one cell changed, in row order; a cell with its original text again is removed. */
export function withCell(corrections: readonly KeptCorrection[], { was, ...changed }: KeptCorrection): Correction[] {
  const isSame = isCorrectionOf(changed);
  const others = corrections.filter((each) => !isSame(each)).map(withoutWas);
  return changed.value === was ? others : [...others, changed].sort((one, other) => one.row - other.row);
}
