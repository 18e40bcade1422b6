import { limits } from "#lib/contracts/limits.ts";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";
import { columnLetter } from "../../header/column-names.ts";
import { noMarks, type SheetMarks } from "../../header/sheet-marks.ts";
import type { ReadLimits, TableInfo } from "../../table.ts";
import type { SheetSample } from "./sample-sheet.ts";
import type { Width } from "./sheet-rows.ts";

/** Which sheet is read, and which ones there are. */
export interface SheetSource {
  sheet: string;
  /** All sheets, in tab order. */
  sheets: string[];
  hiddenSheets: string[];
  /** The visible sheets that have a table, and what it is about, as far as it was looked at. */
  tables: TableInfo["tables"];
  /** What the workbook says about the sheet's rows. */
  marks: SheetMarks;
}

export interface ListedSheet extends SheetSample {
  name: string;
  hidden: boolean;
}

/** The sample of a sheet that was not read. */
export const unseen: SheetSample = { rows: 0, area: 0, headers: [], marks: noMarks };

/**
 * The requested sheet, hidden or not; otherwise the likeliest visible one with a header and a row below, or else the
 * first visible one with any value. Throws `unknown_sheet`, and `no_rows` if the sheet, or every visible one, has no
 * values.
 */
export function chooseSheet(listed: ListedSheet[], wanted: string | undefined): SheetSource {
  const sheets = listed.map(({ name }) => name);
  if (wanted !== undefined && !sheets.includes(wanted)) {
    throw new AppError("unknown_sheet", msg("sheet.unknown", { sheet: wanted, sheets: sheets.join(", ") }));
  }
  const candidates = listed.filter(({ name, hidden }) => (wanted === undefined ? !hidden : name === wanted));
  const chosen = likeliest(candidates) ?? candidates.find(({ rows }) => rows > 0);
  if (chosen === undefined) {
    const detail = wanted === undefined ? msg("sheet.allEmpty") : msg("sheet.empty", { sheet: wanted });
    throw new AppError("no_rows", detail);
  }
  const hiddenSheets = listed.filter(({ hidden }) => hidden).map(({ name }) => name);
  const tables = listed
    .filter(({ hidden, rows, area }) => !hidden && rows > 1 && area > 0)
    .slice(0, limits.dataSheets)
    .map(({ name, headers }) => ({ sheet: name, headers }));
  return { sheet: chosen.name, sheets, hiddenSheets, tables, marks: chosen.marks };
}

/**
 * A sheet before the others may have this part of the cells of the one with the most: rows differ from list to list.
 */
const enoughOfMost = 0.5;

/** The first sheet with about as large a table as any, or with the same headers: notes and legends are smaller. */
function likeliest(candidates: ListedSheet[]): ListedSheet | undefined {
  const tables = candidates.filter(({ rows }) => rows > 1);
  const [most] = tables.toSorted((one, other) => other.area - one.area);
  const headers = most?.headers.join("\n");
  return tables.find(
    (each) => each.area >= (most?.area ?? 0) * enoughOfMost || (headers !== "" && each.headers.join("\n") === headers),
  );
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
