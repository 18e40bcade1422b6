import type { ReadLimits, ReadOptions, SheetRow } from "../table.ts";
import { chooseFilled, type FilledSheet, type SheetSource, strictWidth } from "./choose-sheet.ts";
import { openPackage, type Package } from "./package.ts";
import { readSharedStrings } from "./shared-strings.ts";
import { readSheetRows, type SheetContext } from "./sheet-rows.ts";
import { readStyles } from "./styles.ts";
import { readWorkbook, type SheetPart } from "./workbook.ts";

/** How many rows with values a sheet has, counted no further than 2: a header, and something below it. */
async function countFilledRows(
  opened: Package,
  sheet: SheetPart,
  context: SheetContext,
  { columns }: ReadLimits,
): Promise<number> {
  let filled = 0;
  // A sheet that is too wide keeps nobody from reading another.
  const width = { columns, onBeyond: () => undefined };
  await readSheetRows(opened.read(sheet.part), context, width, ({ cells }) => {
    if (cells.length > 0) filled++;
    return filled < 2;
  });
  return filled;
}

async function findSheets(
  opened: Package,
  candidates: SheetPart[],
  context: SheetContext,
  limits: ReadLimits,
): Promise<(FilledSheet & SheetPart)[]> {
  const filled: (FilledSheet & SheetPart)[] = [];
  for (const sheet of candidates) {
    const rows = await countFilledRows(opened, sheet, context, limits);
    if (rows > 0) filled.push({ ...sheet, rows });
  }
  return filled;
}

/**
 * Streams one sheet of a workbook: the named one, else the first visible one with a header and rows. `onSource` is
 * told which, before the first row. Rows may be empty.
 */
export async function readWorkbookRows(
  path: string,
  options: ReadOptions,
  limits: ReadLimits,
  onSource: (source: SheetSource) => void,
  onRow: (row: SheetRow) => void | Promise<void>,
): Promise<void> {
  const opened = await openPackage(path, limits);
  try {
    const workbook = await readWorkbook(opened);
    const context: SheetContext = {
      strings: await readSharedStrings(opened, workbook.sharedStrings),
      styles: await readStyles(opened, workbook),
      date1904: workbook.date1904,
      hiddenRows: options.hiddenRows ?? false,
    };
    // A hidden sheet is read only where its name is given.
    const candidates = workbook.sheets.filter(({ hidden, name }) => !hidden || name === options.sheet);
    const filled = await findSheets(opened, candidates, context, limits);
    const source = chooseFilled(filled, options.sheet);
    onSource(source);
    const part = filled.find(({ name }) => name === source.sheet)?.part ?? "";
    await readSheetRows(opened.read(part), context, strictWidth(limits), onRow);
  } finally {
    opened.close();
  }
}
