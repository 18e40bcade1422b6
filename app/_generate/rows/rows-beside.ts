import type { Preview } from "#lib/contracts/sessions/session.ts";

/**
 * The rows before and after the displayed one that can be previewed; null at either end. While another row is loading,
 * these are the ones next to it: if they don't meet the conditions, the server answers with a row that does.
 */
export function rowsBeside(
  preview: Pick<Preview, "row" | "previous" | "next"> | null,
  row: number,
  rowCount: number,
): Pick<Preview, "previous" | "next"> {
  if (preview?.row === row) return preview;
  return { previous: row > 1 ? row - 1 : null, next: row < rowCount ? row + 1 : null };
}
