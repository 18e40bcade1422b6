import type { ReadLimits, ReadOptions, SheetRow } from "../table.ts";
import { chooseSheet, type ListedSheet, type SheetSource, strictWidth } from "./choose-sheet.ts";
import { openPackage, type Package } from "./package.ts";
import type { SheetContext } from "./sheet-context.ts";
import { type MarkedRow, readSheetRows } from "./sheet-rows.ts";
import type { SheetPart } from "./workbook.ts";
import { readWorkbookContext } from "./workbook-context.ts";

const isFilled = ({ cells }: MarkedRow) => cells.some((cell) => cell !== "");

/** Counts the readable rows with values, up to 2: a header, and something below it. */
async function countRows(
  opened: Package,
  { part }: SheetPart,
  context: SheetContext,
  options: ReadOptions,
  { columns }: ReadLimits,
): Promise<number> {
  let filled = 0;
  // A sheet that is too wide must not block reading another.
  const width = { columns, onBeyond: () => undefined };
  await readSheetRows(opened.read(part), context, width, (row) => {
    if (isFilled(row) && (!row.hidden || options.hiddenRows === true)) filled++;
    return filled < 2;
  });
  return filled;
}

/**
 * Streams one sheet of a workbook: the requested one, else the first visible one with a header and rows. Passes its
 * name to `onSource` before the first row. Rows may be empty. Returns how many rows with values were skipped as hidden.
 */
export async function readWorkbookRows(
  path: string,
  options: ReadOptions,
  limits: ReadLimits,
  onSource: (source: SheetSource) => void,
  onRow: (row: SheetRow) => void | Promise<void>,
): Promise<number> {
  const opened = await openPackage(path, limits);
  try {
    const { sheets, context } = await readWorkbookContext(opened);
    const listed: (ListedSheet & SheetPart)[] = [];
    for (const sheet of sheets) {
      const mayBeRead = options.sheet === undefined ? !sheet.hidden : sheet.name === options.sheet;
      listed.push({ ...sheet, rows: mayBeRead ? await countRows(opened, sheet, context, options, limits) : 0 });
    }
    const source = chooseSheet(listed, options.sheet);
    onSource(source);
    const part = listed.find(({ name }) => name === source.sheet)?.part ?? "";
    let leftOut = 0;
    await readSheetRows(opened.read(part), context, strictWidth(limits), (row) => {
      if (!row.hidden || options.hiddenRows === true) return onRow(row);
      if (isFilled(row)) leftOut++;
    });
    return leftOut;
  } finally {
    opened.close();
  }
}
