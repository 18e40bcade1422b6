import { readDocumentProperties } from "./document-properties.ts";
import { describeFormat } from "./formats/number-format.ts";
import { builtInFormat, readStyles } from "./formats/styles.ts";
import type { Package } from "./package.ts";
import { readSharedStrings } from "./shared-strings.ts";
import type { SheetContext } from "./sheet-context.ts";
import { readWorkbook, type SheetPart } from "./workbook.ts";
import { findWorkbookLocale } from "./workbook-locale.ts";

/** Reads what all sheets of a workbook share. Throws what `readWorkbook` throws. */
export async function readWorkbookContext(opened: Package): Promise<{ sheets: SheetPart[]; context: SheetContext }> {
  const { sheets, sharedStrings, styles, date1904 } = await readWorkbook(opened);
  const { codes, ids, marked, normalStyle } = await readStyles(opened, styles);
  const properties = await readDocumentProperties(opened);
  const names = sheets.map(({ name }) => name);
  const locale = findWorkbookLocale({ ...properties, normalStyle, sheets: names, codes: [...codes.values()] });
  const macintosh = properties.application.includes("Macintosh");
  const codeOf = (id: number) => codes.get(id) ?? builtInFormat(id, locale.tag, macintosh);
  const formats = new Map(ids.map((id) => [id, describeFormat(codeOf(id), locale)]));
  const general = describeFormat("General", locale);
  const context = {
    strings: await readSharedStrings(opened, sharedStrings),
    styles: ids.map((id) => formats.get(id) ?? general),
    marked,
    general,
    date1904,
  };
  return { sheets, context };
}
