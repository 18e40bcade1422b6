import { AppError } from "#lib/generation/common/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";
import { columnLetter } from "../header/column-names.ts";
import type { ReadLimits } from "../table.ts";
import type { Width } from "./sheet-rows.ts";

/** Which sheet is read, and which there are. */
export interface SheetSource {
  sheet: string;
  /** All of them, in the order of their tabs. */
  sheets: string[];
  hiddenSheets: string[];
}

/** A sheet, and in how many rows it has values, as far as they were counted. */
export interface ListedSheet {
  name: string;
  hidden: boolean;
  rows: number;
}

/**
 * The wanted sheet, hidden or not, else the first visible one with a header and a row below, else the first visible
 * one with anything. Throws `unknown_sheet`, and `no_rows` where the sheet, or each that is visible, has no values.
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

/** A value far out is too many columns, even where all between is empty. */
export function strictWidth({ columns }: ReadLimits): Width {
  return {
    columns,
    onBeyond(sheetRow, column) {
      const place = { row: String(sheetRow), column: columnLetter(column) };
      throw new AppError("too_many_columns", msg("sheet.beyond", { ...place, most: String(columns) }));
    },
  };
}
