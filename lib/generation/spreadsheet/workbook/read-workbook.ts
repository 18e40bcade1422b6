import { AppError } from "#lib/generation/common/app-error.ts";
import type { ReadLimits, ReadOptions, SheetRow } from "../table.ts";
import { chooseSheet, type ListedSheet, type SheetSource, strictWidth, unseen } from "./choose-sheet.ts";
import { openPackage, type Package } from "./package.ts";
import { createSampler, type SheetSample } from "./sample-sheet.ts";
import type { SheetContext } from "./sheet-context.ts";
import { type MarkedRow, readSheetRows } from "./sheet-rows.ts";
import type { SheetPart } from "./workbook.ts";
import { readWorkbookContext } from "./workbook-context.ts";

const isFilled = ({ cells }: MarkedRow) => cells.some((cell) => cell !== "");

/** Looks at the first readable rows with values. */
async function lookAt(
  opened: Package,
  { part, name }: SheetPart,
  context: SheetContext,
  options: ReadOptions,
  { columns }: ReadLimits,
): Promise<SheetSample> {
  const sampler = createSampler();
  // A sheet that is too wide must not block reading another.
  const width = { columns, onBeyond: () => undefined };
  try {
    await readSheetRows(
      opened.read(part),
      context,
      width,
      (row) => (row.hidden && options.hiddenRows !== true) || sampler.take(row),
    );
  } catch (error) {
    // Nor must a damaged one, if it is not the one that is wanted.
    const isOther = options.sheet !== undefined && options.sheet !== name;
    if (!isOther || !(error instanceof AppError)) throw error;
    return unseen;
  }
  return sampler.sample();
}

/**
 * Streams one sheet of a workbook: the requested one, else the likeliest visible one. Passes its
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
      const mayBeRead = !sheet.hidden || sheet.name === options.sheet;
      listed.push({ ...sheet, ...(mayBeRead ? await lookAt(opened, sheet, context, options, limits) : unseen) });
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
