import { readFile } from "node:fs/promises";
import { msg } from "#lib/messages/server-message.ts";
import { compoundSignature, openCompoundFile } from "../../../formats/compound-file.ts";
import { readHead } from "../../read-head.ts";
import { hostilePart } from "../package/hostile-part.ts";
import { type ReadableSheet, readChosenSheet } from "../sheets/read-chosen-sheet.ts";
import type { SheetReader } from "../sheets/sheet-reader.ts";
import { decryptStream } from "./decrypt.ts";
import { readGlobals } from "./globals.ts";
import { outlineSheet, readXlsRows, type SheetOutline } from "./sheet-records.ts";
import { streamNames } from "./xls-stream.ts";

/** The workbook's stream; some programs write it without a compound file around it. */
async function readStream(path: string): Promise<Buffer> {
  if (!(await readHead(path)).toString("latin1", 0, 8).startsWith(compoundSignature)) return readFile(path);
  const file = openCompoundFile(path);
  try {
    const names = file.names.map((name) => name.toLowerCase());
    return file.read(streamNames.find((name) => names.includes(name)) ?? "");
  } finally {
    file.close();
  }
}

/**
 * Streams one sheet of a workbook of Excel 5 to 2003 (.xls: [MS-XLS], and for BIFF5 "The Microsoft Excel File Format"
 * of OpenOffice.org), as `readChosenSheet` does. Holds the workbook's stream in memory. Throws `damaged_file`,
 * `hostile_file` and `password_protected`.
 */
export const readXlsTable: SheetReader = async (path, options, limits, onSource, onRow, merged) => {
  const stream = decryptStream(await readStream(path));
  const globals = readGlobals(stream);
  const outlines = new Map<number, SheetOutline>();
  let walked = 0;
  const outlineAt = (offset: number) => {
    const outline = outlines.get(offset) ?? outlineSheet(stream, offset);
    walked += outlines.has(offset) ? 0 : outline.bytes;
    if (walked > stream.length) throw hostilePart(msg("zip.overlaps"));
    outlines.set(offset, outline);
    return outline;
  };
  const sheets = globals.sheets.map(
    ({ name, hidden, offset }): ReadableSheet => ({
      name,
      hidden,
      read: async (width, onSheetRow) => readXlsRows(stream, offset, outlineAt(offset), globals, width, onSheetRow),
    }),
  );
  return readChosenSheet(sheets, options, limits, onSource, onRow, merged);
};
