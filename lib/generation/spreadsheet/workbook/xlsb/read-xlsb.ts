import { noMarks } from "../../header/sheet-marks.ts";
import { openPackage } from "../package/package.ts";
import { findMainPart, readRelationships } from "../package/relationships.ts";
import { type ReadableSheet, readChosenSheet } from "../sheets/read-chosen-sheet.ts";
import type { SheetReader } from "../sheets/sheet-reader.ts";
import { contextOf } from "../workbook-context.ts";
import { damagedWorkbook } from "../xls/records.ts";
import { readBinaryRows } from "./binary-rows.ts";
import { readBinaryStyles, readBinaryTexts, readBinaryWorkbook } from "./workbook-parts.ts";

/**
 * Streams one sheet of a binary workbook of Excel 2007 and later (.xlsb, [MS-XLSB]), as `readChosenSheet` does. Throws
 * `damaged_file` and `hostile_file`.
 */
export const readXlsbTable: SheetReader = async (path, options, limits, onSource, onRow, merged) => {
  const opened = await openPackage(path, limits);
  try {
    const main = await findMainPart(opened);
    if (main === undefined) throw damagedWorkbook("no main part");
    const relationships = await readRelationships(opened, main);
    const target = (wanted: string) =>
      relationships.find(({ type, target: part }) => type === wanted && opened.names.includes(part))?.target;
    const { sheets, date1904 } = await readBinaryWorkbook(opened, main, relationships);
    const styles = await readBinaryStyles(opened, target("styles"));
    const strings = await readBinaryTexts(opened, target("sharedStrings"));
    const names = sheets.map(({ name }) => name);
    const context = await contextOf(opened, { styles, strings, names, date1904 });
    const readable = sheets.map(
      ({ name, hidden, part }): ReadableSheet => ({
        name,
        hidden,
        readMarks: async () => noMarks,
        read: (width, onSheetRow) => readBinaryRows(opened.read(part), context, width, onSheetRow),
      }),
    );
    return await readChosenSheet(readable, options, limits, onSource, onRow, merged);
  } finally {
    opened.close();
  }
};
