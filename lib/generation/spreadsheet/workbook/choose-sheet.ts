import { AppError } from "#lib/generation/common/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";
import { columnLetter } from "../header/column-names.ts";
import type { ReadLimits } from "../table.ts";
import type { Width } from "./sheet-rows.ts";

/** Which sheet is read, and which ones there are. */
export interface SheetSource {
  sheet: string;
  /** All sheets, in tab order. */
  sheets: string[];
  hiddenSheets: string[];
}

/** A sheet, and how many of its rows have values, as far as they were counted. */
export interface ListedSheet {
  name: string;
  hidden: boolean;
  rows: number;
}

/**
 * The requested sheet, hidden or not; otherwise the first visible one with a header and a row below, or else the first
 * visible one with any value. Throws `unknown_sheet`, and `no_rows` if the sheet, or every visible one, has no values.
 */
export function chooseSheet(listed: ListedSheet[], wanted: string | undefined): SheetSource {
  const sheets = listed.map(({ name }) => name);
  if (wanted !== undefined && !sheets.includes(wanted)) {
    throw new AppError("unknown_sheet", msg("sheet.unknown", { sheet: wanted, sheets: sheets.join(", ") }));
  }
  const candidates = listed.filter(({ name, hidden }) => (wanted === undefined ? !hidden : name === wanted));
  const chosen = candidates.find(({ rows }) => rows > 1) ?? candidates.find(({ rows }) => rows > 0);
  if (chosen === undefined) {
    const detail = wanted === undefined ? msg("sheet.allEmpty") : msg("sheet.empty", { sheet: wanted });
    throw new AppError("no_rows", detail);
  }
  return { sheet: chosen.name, sheets, hiddenSheets: listed.filter(({ hidden }) => hidden).map(({ name }) => name) };
}

/** A value far to the right means too many columns, even if everything between is empty. */
export function strictWidth({ columns }: ReadLimits): Width {
  return {
    columns,
    onBeyond(sheetRow, column) {
      const place = { row: String(sheetRow), column: columnLetter(column) };
      throw new AppError("too_many_columns", msg("sheet.beyond", { ...place, most: String(columns) }));
    },
  };
}
