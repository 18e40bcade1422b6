import { noMarks } from "../header/sheet-marks.ts";
import { openPackage } from "./package/package.ts";
import { tableMarks } from "./read-marks.ts";
import { type ReadableSheet, readChosenSheet } from "./sheets/read-chosen-sheet.ts";
import type { SheetReader } from "./sheets/sheet-reader.ts";
import { readSheetRows } from "./sheets/sheet-rows.ts";
import { readWorkbookContext } from "./workbook-context.ts";

/** Streams one sheet of an Excel workbook (.xlsx), as `readChosenSheet` does. */
export const readWorkbookRows: SheetReader = async (path, options, limits, onSource, onRow, merged) => {
  const opened = await openPackage(path, limits);
  try {
    const { sheets, context } = await readWorkbookContext(opened);
    const readable = sheets.map(
      ({ name, hidden, part, marks }): ReadableSheet => ({
        name,
        hidden,
        readMarks: async () => ({ ...noMarks, ...marks, ...(await tableMarks(opened, part)) }),
        read: (width, onSheetRow) => readSheetRows(opened.read(part), context, width, onSheetRow),
      }),
    );
    return await readChosenSheet(readable, options, limits, onSource, onRow, merged);
  } finally {
    opened.close();
  }
};
