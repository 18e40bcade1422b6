import type { MergedRange } from "../../merged-cells.ts";
import type { ReadLimits, ReadOptions } from "../../table.ts";
import { openPackage, type Package } from "../package/package.ts";
import { readXml } from "../package/xml.ts";
import { chooseSheet, type ListedSheet, strictWidth } from "../sheets/choose-sheet.ts";
import { createHiddenRows } from "../sheets/hidden-rows.ts";
import { createSheetList } from "../sheets/sheet-list.ts";
import type { SheetReader } from "../sheets/sheet-reader.ts";
import { openDocumentHandlers, type RepeatedRow } from "./open-document-rows.ts";

const content = "content.xml";

/** Lists the sheets, with what the first readable rows of each tell. Scans the whole file. */
async function findSheets(opened: Package, options: ReadOptions, { columns }: ReadLimits): Promise<ListedSheet[]> {
  const list = createSheetList(options);
  const takeRow = (row: RepeatedRow) => list.take(row, row.times);
  const handlers = openDocumentHandlers({ columns, onBeyond: () => undefined }, takeRow, list.begin);
  await readXml(opened.read(content), handlers);
  return list.end();
}

/**
 * Streams one sheet of an OpenDocument spreadsheet (.ods): the requested one, else the likeliest visible one. Passes
 * its name to `onSource` before the first row. Skips rows without values. Returns how many rows with values were
 * skipped as hidden.
 */
export const readOpenDocumentRows: SheetReader = async (path, options, limits, onSource, onRow, merged) => {
  const opened = await openPackage(path, limits);
  try {
    const source = chooseSheet(await findSheets(opened, options, limits), options.sheet);
    const hiddenColumns: [number, number][] = [];
    onSource({ ...source, marks: { ...source.marks, hiddenColumns } });
    let ready: RepeatedRow[] = [];
    const hiddenRows = createHiddenRows(options.hiddenRows);
    // Checks the width when a row of the chosen sheet arrives: another sheet may be wider.
    const wide = strictWidth(limits);
    let beyond: (() => void) | undefined;
    let sheet = "";
    const width = {
      ...wide,
      onBeyond: (row: number, column: number) => {
        beyond ??= () => wide.onBeyond(row, column);
      },
      onHidden: (first: number, last: number) => {
        if (sheet === source.sheet && hiddenColumns.length < limits.columns) hiddenColumns.push([first, last]);
      },
      onMerged: (range: MergedRange) => sheet === source.sheet && merged.add(range),
    };
    const onSheet = (name: string) => {
      sheet = name;
    };
    const handlers = openDocumentHandlers(width, takeRow, onSheet);
    function takeRow(row: RepeatedRow): void {
      const checkWidth = beyond;
      beyond = undefined;
      if (row.sheet !== source.sheet) return;
      merged.fill(row);
      if (!hiddenRows.isRead(row, row.times)) return;
      checkWidth?.();
      ready.push({ ...row });
    }
    await readXml(opened.read(content), handlers, async () => {
      const rows = ready;
      ready = [];
      for (const { sheetRow, times, cells, isAfterHidden, unvalued } of rows) {
        for (let time = 0; time < times; time++) {
          const pending = onRow({ sheetRow: sheetRow + time, cells: [...cells], isAfterHidden, unvalued });
          if (pending !== undefined) await pending;
        }
      }
      return true;
    });
    return hiddenRows.leftOut();
  } finally {
    opened.close();
  }
};
