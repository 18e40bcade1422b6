import type { MergedCells } from "../../merged-cells.ts";
import type { ReadLimits, ReadOptions, SheetRow } from "../../table.ts";
import type { SheetSource } from "./choose-sheet.ts";

/**
 * Streams one sheet of a workbook: the requested one, else the likeliest visible one. Passes its name to `onSource`
 * before the first row. Returns how many rows with values were skipped as hidden.
 */
export type SheetReader = (
  path: string,
  options: ReadOptions,
  limits: ReadLimits,
  onSource: (source: SheetSource) => void,
  onRow: (row: SheetRow) => void | Promise<void>,
  merged: MergedCells,
) => Promise<number>;
