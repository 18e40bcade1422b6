import { AppError } from "#lib/generation/app-error.ts";
import { columnLetter } from "../column-names.ts";
import type { ReadLimits, ReadOptions, SheetRow } from "../table.ts";
import { openPackage, type Package } from "./package.ts";
import { readSharedStrings } from "./shared-strings.ts";
import { readSheetRows, type SheetContext, type Width } from "./sheet-rows.ts";
import { readStyles } from "./styles.ts";
import { readWorkbook, type SheetPart } from "./workbook.ts";

interface SheetSource {
  sheet: string;
  /** The visible sheets that have cells. */
  sheets: string[];
}

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

async function chooseSheet(
  opened: Package,
  candidates: SheetPart[],
  context: SheetContext,
  wanted: string | undefined,
  limits: ReadLimits,
): Promise<SheetSource & SheetPart> {
  const filled: { sheet: SheetPart; rows: number }[] = [];
  for (const sheet of candidates) {
    const rows = await countFilledRows(opened, sheet, context, limits);
    if (rows > 0) filled.push({ sheet, rows });
  }
  const sheets = filled.map(({ sheet }) => sheet.name);
  const chosen =
    wanted === undefined
      ? (filled.find(({ rows }) => rows > 1) ?? filled[0])
      : filled.find(({ sheet }) => sheet.name === wanted);
  if (chosen !== undefined) return { ...chosen.sheet, sheet: chosen.sheet.name, sheets };
  if (wanted === undefined || sheets.length === 0) {
    throw new AppError(
      "no_rows",
      "No sheet of this workbook has anything in it. Put the rows into one and upload it again.",
    );
  }
  throw new AppError("unknown_sheet", `There is no sheet "${wanted}". Choose one of these: ${sheets.join(", ")}.`);
}

/** A value far out is too many columns, even where all between is empty. */
function strictWidth({ columns }: ReadLimits): Width {
  return {
    columns,
    onBeyond(sheetRow, column) {
      const place = `Row ${sheetRow} has a value in column ${columnLetter(column)}, and ${columns} columns are the most.`;
      throw new AppError("too_many_columns", `${place} Delete what you do not need and upload the file again.`);
    },
  };
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
    const { part, ...source } = await chooseSheet(opened, candidates, context, options.sheet, limits);
    onSource(source);
    await readSheetRows(opened.read(part), context, strictWidth(limits), onRow);
  } finally {
    opened.close();
  }
}
