import type { Package } from "./package.ts";
import { readSharedStrings } from "./shared-strings.ts";
import type { SheetContext } from "./sheet-rows.ts";
import { readStyles } from "./styles.ts";
import { readWorkbook, type SheetPart } from "./workbook.ts";

/** Reads what all sheets of a workbook share. Throws as `readWorkbook` does. */
export async function readWorkbookContext(opened: Package): Promise<{ sheets: SheetPart[]; context: SheetContext }> {
  const workbook = await readWorkbook(opened);
  const strings = await readSharedStrings(opened, workbook.sharedStrings);
  const styles = await readStyles(opened, workbook);
  return { sheets: workbook.sheets, context: { strings, styles, date1904: workbook.date1904 } };
}
