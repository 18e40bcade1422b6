import type { SheetRow } from "../table.ts";

/**
 * Whether a row comes after an empty line. Rows that were skipped as hidden are none.
 * @param before the row's predecessor, if it has one
 */
export function isAfterGap({ sheetRow, isAfterHidden }: SheetRow, before: Pick<SheetRow, "sheetRow"> | undefined) {
  return sheetRow > (before?.sheetRow ?? 0) + 1 && isAfterHidden !== true;
}
