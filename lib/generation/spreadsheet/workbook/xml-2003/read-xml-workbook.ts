import { createReadStream } from "node:fs";
import iconv from "iconv-lite";
import type { MergedRange } from "../../merged-cells.ts";
import { readHead } from "../../read-head.ts";
import type { ReadLimits, ReadOptions, SheetRow } from "../../table.ts";
import { readXml } from "../package/xml.ts";
import { chooseSheet, type ListedSheet, strictWidth } from "../sheets/choose-sheet.ts";
import { createHiddenRows } from "../sheets/hidden-rows.ts";
import { createSheetList } from "../sheets/sheet-list.ts";
import type { SheetReader } from "../sheets/sheet-reader.ts";
import { xmlWorkbookHandlers } from "./xml-rows.ts";

/** The file as UTF-8 or UTF-16, which the XML reader takes, whatever encoding its declaration states. */
async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  const stated = /^<\?xml[^>]*encoding\s*=\s*["']([\w-]+)/.exec((await readHead(path)).toString("latin1", 0, 200))?.[1];
  const isOther = stated !== undefined && !/^(?:utf|ucs)/i.test(stated) && iconv.encodingExists(stated);
  const decoder = isOther ? iconv.getDecoder(stated) : undefined;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    yield decoder === undefined ? chunk : Buffer.from(decoder.write(chunk));
  }
}

/** Lists the sheets, with what the first readable rows of each tell. */
async function findSheets(path: string, options: ReadOptions, { columns }: ReadLimits): Promise<ListedSheet[]> {
  const list = createSheetList(options);
  const handlers = xmlWorkbookHandlers(
    { columns, onBeyond: () => undefined },
    { sheet: (name) => list.begin(name, false), hidden: list.hide, row: list.take },
  );
  await readXml(bytesOf(path), handlers);
  return list.end();
}

/**
 * Streams one sheet of an XML Spreadsheet of Excel 2003: the requested one, else the likeliest visible one. Reads the
 * file twice. Passes its name to `onSource` before the first row. Returns how many rows with values were skipped as
 * hidden.
 */
export const readXmlWorkbookRows: SheetReader = async (path, options, limits, onSource, onRow, merged) => {
  const source = chooseSheet(await findSheets(path, options, limits), options.sheet);
  onSource(source);
  let sheet = "";
  const hiddenRows = createHiddenRows(options.hiddenRows);
  let ready: SheetRow[] = [];
  const wide = strictWidth(limits);
  const width = {
    ...wide,
    // Another sheet may be wider.
    onBeyond: (row: number, column: number) => sheet === source.sheet && wide.onBeyond(row, column),
    onMerged: (range: MergedRange) => sheet === source.sheet && merged.add(range),
  };
  const handlers = xmlWorkbookHandlers(width, {
    sheet(name) {
      sheet = name;
    },
    hidden: () => undefined,
    row(row) {
      if (sheet !== source.sheet) return;
      merged.fill(row);
      if (hiddenRows.isRead(row, row.cells.length > 0 ? 1 : 0)) ready.push(row);
    },
  });
  await readXml(bytesOf(path), handlers, async () => {
    const rows = ready;
    ready = [];
    for (const row of rows) {
      const pending = onRow(row);
      if (pending !== undefined) await pending;
    }
    return true;
  });
  return hiddenRows.leftOut();
};
