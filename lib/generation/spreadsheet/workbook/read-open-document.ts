import type { ReadLimits, ReadOptions, SheetRow } from "../table.ts";
import { chooseFilled, type FilledSheet, type SheetSource, strictWidth } from "./choose-sheet.ts";
import { openDocumentHandlers, type RepeatedRow } from "./open-document-rows.ts";
import { openPackage, type Package } from "./package.ts";
import { readXml } from "./xml.ts";

const content = "content.xml";

/** The sheets that may be read, with how many rows with values each has: all of the file is looked through. */
async function findSheets(opened: Package, options: ReadOptions, { columns }: ReadLimits): Promise<FilledSheet[]> {
  const rows = new Map<string, number>();
  const handlers = openDocumentHandlers({ columns, onBeyond: () => undefined }, (row) => {
    if (row.sheetHidden && row.sheet !== options.sheet) return;
    if (row.hidden && options.hiddenRows !== true) return;
    rows.set(row.sheet, (rows.get(row.sheet) ?? 0) + row.times);
  });
  await readXml(opened.read(content), handlers);
  return Array.from(rows, ([name, filled]) => ({ name, rows: filled }));
}

/**
 * Streams one sheet of an OpenDocument spreadsheet (.ods): the named one, else the first visible one with a header and
 * rows. `onSource` is told which, before the first row. Rows without values are left out.
 */
export async function readOpenDocumentRows(
  path: string,
  options: ReadOptions,
  limits: ReadLimits,
  onSource: (source: SheetSource) => void,
  onRow: (row: SheetRow) => void | Promise<void>,
): Promise<void> {
  const opened = await openPackage(path, limits);
  try {
    const source = chooseFilled(await findSheets(opened, options, limits), options.sheet);
    onSource(source);
    let ready: RepeatedRow[] = [];
    // The width is checked when a row of the chosen sheet arrives: another sheet may be wider.
    const wide = strictWidth(limits);
    let beyond: (() => void) | undefined;
    const width = {
      ...wide,
      onBeyond: (row: number, column: number) => {
        beyond ??= () => wide.onBeyond(row, column);
      },
    };
    const handlers = openDocumentHandlers(width, (row) => {
      if (row.sheet === source.sheet && (options.hiddenRows === true || !row.hidden)) {
        beyond?.();
        ready.push(row);
      }
      beyond = undefined;
    });
    await readXml(opened.read(content), handlers, async () => {
      const rows = ready;
      ready = [];
      for (const { sheetRow, times, cells } of rows) {
        for (let time = 0; time < times; time++) {
          const pending = onRow({ sheetRow: sheetRow + time, cells: [...cells] });
          if (pending !== undefined) await pending;
        }
      }
      return true;
    });
  } finally {
    opened.close();
  }
}
