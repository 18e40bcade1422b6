import { AppError } from "#lib/generation/app-error.ts";
import { columnLetter } from "../column-names.ts";
import type { ReadLimits } from "../table.ts";
import type { Width } from "./sheet-rows.ts";

export interface SheetSource {
  sheet: string;
  /** The visible sheets that have cells. */
  sheets: string[];
}

/** A sheet that has values, and in how many rows, as far as they were counted. */
export interface FilledSheet {
  name: string;
  rows: number;
}

/**
 * The wanted sheet, else the first with a header and a row below, else the first. Throws `no_rows` where none has
 * values and `unknown_sheet`.
 */
export function chooseFilled(filled: FilledSheet[], wanted: string | undefined): SheetSource {
  const sheets = filled.map(({ name }) => name);
  const chosen =
    wanted === undefined
      ? (filled.find(({ rows }) => rows > 1) ?? filled[0])
      : filled.find(({ name }) => name === wanted);
  if (chosen !== undefined) return { sheet: chosen.name, sheets };
  if (wanted === undefined || sheets.length === 0) {
    throw new AppError(
      "no_rows",
      "No sheet of this workbook has anything in it. Put the rows into one and upload it again.",
    );
  }
  throw new AppError("unknown_sheet", `There is no sheet "${wanted}". Choose one of these: ${sheets.join(", ")}.`);
}

/** A value far out is too many columns, even where all between is empty. */
export function strictWidth({ columns }: ReadLimits): Width {
  return {
    columns,
    onBeyond(sheetRow, column) {
      const place = `Row ${sheetRow} has a value in column ${columnLetter(column)}, and ${columns} columns are the most.`;
      throw new AppError("too_many_columns", `${place} Delete what you do not need and upload the file again.`);
    },
  };
}
