import { describeFormats, readStyles, type StylePart } from "./formats/styles.ts";
import { readDocumentProperties } from "./package/document-properties.ts";
import type { Package } from "./package/package.ts";
import { readSharedStrings } from "./shared-strings.ts";
import type { SheetContext } from "./sheets/sheet-context.ts";
import type { TextStore } from "./text-store.ts";
import { readWorkbook, type SheetPart } from "./workbook.ts";
import { findWorkbookLocale } from "./workbook-locale.ts";

/** Reads what all sheets of a workbook share. Throws what `readWorkbook` throws. */
export async function readWorkbookContext(opened: Package): Promise<{ sheets: SheetPart[]; context: SheetContext }> {
  const { sheets, sharedStrings, styles: part, date1904 } = await readWorkbook(opened);
  const styles = await readStyles(opened, part);
  const strings = await readSharedStrings(opened, sharedStrings);
  const names = sheets.map(({ name }) => name);
  return { sheets, context: await contextOf(opened, { styles, strings, names, date1904 }) };
}

interface SharedParts {
  styles: StylePart;
  strings: TextStore;
  /** The sheets' names. */
  names: string[];
  date1904: boolean;
}

/** What the cells of all sheets refer to, in the locale that the workbook indicates. */
export async function contextOf(
  opened: Package,
  { styles: { codes, ids, marked, normalStyle }, strings, names, date1904 }: SharedParts,
): Promise<SheetContext> {
  const properties = await readDocumentProperties(opened);
  const locale = findWorkbookLocale({ ...properties, normalStyle, sheets: names, codes: [...codes.values()] });
  const isMacintosh = properties.application.includes("Macintosh");
  return { strings, ...describeFormats({ ids, codes }, locale, isMacintosh), marked, date1904 };
}
