import type { Source } from "#lib/contracts/sessions/source.ts";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";
import { detectKind, type FileKind } from "./detect-kind.ts";
import {
  chosenColumns,
  collectMergedCells,
  collectRowNumbers,
  fillMergedCells,
  type MergedCells,
  mergedColumns,
  mergedSource,
} from "./merged-cells.ts";
import type { ReadLimits, ReadOptions, Row, TableInfo } from "./table.ts";
import { assembleTable } from "./table-assembly.ts";
import type { SheetSource } from "./workbook/sheets/choose-sheet.ts";

type TextPlace = Pick<Source, "encoding" | "delimiter" | "quote" | "escape">;
type Place = Omit<
  Source,
  "headerRow" | "headerLines" | "headerReason" | "leftOut" | "rowCount" | "columns" | "firstRows" | "merged"
>;

const noText: TextPlace = { encoding: null, delimiter: null, quote: null, escape: null };
const noSheets = { sheet: null, sheets: [], hiddenSheets: [], dataSheets: [], hiddenRows: 0 };

/** A reader is loaded with the first file of its format: each takes memory and time that the others don't need. */
const workbookReaders = {
  xlsx: async () => (await import("./workbook/read-workbook.ts")).readWorkbookRows,
  xlsb: async () => (await import("./workbook/xlsb/read-xlsb.ts")).readXlsbTable,
  xls: async () => (await import("./workbook/xls/read-xls.ts")).readXlsTable,
  ods: async () => (await import("./workbook/open-document/read-open-document.ts")).readOpenDocumentRows,
  xml: async () => (await import("./workbook/xml-2003/read-xml-workbook.ts")).readXmlWorkbookRows,
};

function isWorkbook(format: FileKind["format"]): format is keyof typeof workbookReaders {
  return format in workbookReaders;
}

/**
 * Streams the data rows of the table in a spreadsheet of any kind that `detectKind` knows to `onRow`, in order, and
 * describes the table at the end. Keeps only the numbers of the first 200 rows in memory. Waits for `onRow` only if it
 * returns a promise. Where merged cells must fill rows, reads the file again: `onRestart` says that all rows come once
 * more.
 *
 * Throws AppError: what `detectKind` throws, `not_a_spreadsheet`, `no_rows`, `too_many_rows`, `too_many_columns`,
 * `cell_too_long`, `unknown_sheet`, `unreadable_text`, and `invalid_request` for options that don't fit the file.
 */
export async function readTable(
  path: string,
  options: ReadOptions,
  limits: ReadLimits,
  onRow: (row: Row) => void | Promise<void>,
  onRestart: () => void,
): Promise<TableInfo> {
  const { kind, format } = await detectKind(path);
  if (kind !== "spreadsheet") {
    throw new AppError("not_a_spreadsheet", msg("file.image"));
  }
  const merged = collectMergedCells();
  const numbers = collectRowNumbers();
  const info = await readFormat(path, format, options, limits, merged, (row) => {
    numbers.add(row.sheetRow);
    return onRow(row);
  });
  const { headerRow, headerLines, headerReason } = info.source;
  const columns = mergedColumns(merged.ranges, info, numbers);
  const filled = chosenColumns(columns, options.mergedCells);
  info.source.merged = mergedSource(columns, filled);
  if (filled.length === 0) return info;
  onRestart();
  const wanted = new Set(filled.map(({ column }) => column));
  const ranges = merged.ranges.filter(({ column, first }) => wanted.has(column) && first > headerRow);
  // Filled cells must not change what was found to be the header.
  const header = headerRow === 0 ? { headerRow } : { headerRow, headerLines };
  const again = await readFormat(path, format, { ...options, ...header }, limits, fillMergedCells(ranges), onRow);
  return { ...again, source: { ...again.source, headerReason, merged: info.source.merged } };
}

async function readFormat(
  path: string,
  format: FileKind["format"],
  options: ReadOptions,
  limits: ReadLimits,
  merged: MergedCells,
  onRow: (row: Row) => void | Promise<void>,
): Promise<TableInfo> {
  const json = format === "json" ? await import("./json/read-json.ts") : null;
  const hasNames = (await json?.jsonHasNames(path)) ?? false;
  const table = assembleTable(hasNames ? { headerRow: 1, headerLines: 1, ...options } : options, limits, onRow);
  let tables: TableInfo["tables"] = [];
  let place: Place = { format: "csv", ...noText, ...noSheets };
  if (isWorkbook(format)) {
    const found = ({ tables: all, marks, ...source }: SheetSource) => {
      table.expect(marks);
      tables = all;
      place = { ...place, ...source, dataSheets: all.map(({ sheet }) => sheet), format };
    };
    const read = await workbookReaders[format]();
    const hiddenRows = await read(path, options, limits, found, table.take, merged);
    place = { ...place, hiddenRows };
  } else if (json || format === "html") {
    place = { ...place, format: json ? "json" : "html" };
    const read = json ? json.readJsonRows : (await import("./html/read-html.ts")).readHtmlRows;
    await read(path, limits, table.take, merged);
  } else {
    const { readTextRows } = await import("./text/read-text.ts");
    const found = (source: TextPlace) => {
      place = { ...place, ...source, format: source.delimiter === "\t" ? "tsv" : "csv" };
    };
    await readTextRows(path, options, found, table.take);
  }
  const { readings, amounts, tooLong, oddRows, ...rest } = await table.finish();
  return { source: { ...place, ...rest, merged: [] }, readings, amounts, tooLong, oddRows, tables };
}
