import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { noMarks, type SheetMarks } from "../../header/sheet-marks.ts";
import type { MergedCells } from "../../merged-cells.ts";
import type { ReadLimits, ReadOptions, SheetRow } from "../../table.ts";
import { chooseSheet, type ListedSheet, type SheetSource, strictWidth, unseen } from "./choose-sheet.ts";
import { createHiddenRows } from "./hidden-rows.ts";
import { createSampler, type SheetSample } from "./sample-sheet.ts";
import type { MarkedRow, Width } from "./sheet-rows.ts";

/** A sheet of a workbook whose sheets can be read one by one. */
export interface ReadableSheet {
  name: string;
  hidden: boolean;
  /** Reads what the workbook says about its rows outside of the sheet. */
  readMarks?(): Promise<SheetMarks>;
  /** Streams its rows, hidden ones too; `onRow` returns false to stop. */
  read(width: Width, onRow: (row: MarkedRow) => void | boolean | Promise<void>): Promise<void>;
}

const isFilled = ({ cells }: MarkedRow) => cells.some((cell) => cell !== "");

/** Reads the first readable rows with values. */
async function readSample(
  { name, read, readMarks }: ReadableSheet,
  options: ReadOptions,
  { columns }: ReadLimits,
): Promise<SheetSample> {
  const sampler = createSampler();
  const marks: SheetMarks = { ...noMarks };
  const onFrozen = (rows: number) => {
    marks.frozen = rows;
  };
  const hidden: [number, number][] = [];
  marks.hiddenColumns = hidden;
  const onHidden = (first: number, last: number) => {
    if (hidden.length < columns) hidden.push([first, last]);
  };
  // A sheet that is too wide must not block reading another.
  const width = { columns, onBeyond: () => undefined, onFrozen, onHidden };
  try {
    Object.assign(marks, await readMarks?.());
    await read(width, (row) => (row.hidden && options.hiddenRows !== true) || sampler.take(row));
  } catch (error) {
    // Nor must a damaged one, if it is not the one that is wanted.
    const isOther = options.sheet !== undefined && options.sheet !== name;
    if (!isOther || !(error instanceof AppError)) throw error;
    return unseen;
  }
  return sampler.sample(marks);
}

/**
 * Streams one of the sheets: the requested one, else the likeliest visible one. Passes its name to `onSource` before
 * the first row. Rows may be empty. Returns how many rows with values were skipped as hidden.
 */
export async function readChosenSheet(
  sheets: ReadableSheet[],
  options: ReadOptions,
  limits: ReadLimits,
  onSource: (source: SheetSource) => void,
  onRow: (row: SheetRow) => void | Promise<void>,
  merged: MergedCells,
): Promise<number> {
  const listed: (ListedSheet & ReadableSheet)[] = [];
  for (const sheet of sheets) {
    const mayBeRead = !sheet.hidden || sheet.name === options.sheet;
    listed.push({ ...sheet, ...(mayBeRead ? await readSample(sheet, options, limits) : unseen) });
  }
  const source = chooseSheet(listed, options.sheet);
  onSource(source);
  const hiddenRows = createHiddenRows(options.hiddenRows);
  const chosen = listed.find(({ name }) => name === source.sheet);
  await chosen?.read({ ...strictWidth(limits), onMerged: merged.add }, (row) => {
    merged.fill(row);
    if (hiddenRows.isRead(row, row.hidden && isFilled(row) ? 1 : 0)) return onRow(row);
  });
  return hiddenRows.leftOut();
}
