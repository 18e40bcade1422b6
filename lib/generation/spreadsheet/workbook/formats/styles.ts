import { getFormatFromId } from "numfmt";
import { checkListed } from "../package/hostile-part.ts";
import type { Package } from "../package/package.ts";
import { readXml } from "../package/xml.ts";
import type { WorkbookLocale } from "../workbook-locale.ts";
import { eastAsianFormat } from "./east-asian-formats.ts";
import { describeFormat, type NumberFormat } from "./number-format.ts";

/** Excel's limit for a format code. */
const longestCode = 255;
/** Ids up to here are built in (ECMA-376 part 1, 18.8.30), unless a workbook redefines them. */
const lastBuiltInId = 49;

/** For the system's short date, Excel for Mac shows a two-digit year, Excel for Windows a four-digit one. */
const macintoshFormats: Record<number, string> = { 14: "m/d/yy", 22: "m/d/yy hh:mm" };

/** The number formats in a workbook's styles. */
export interface StylePart {
  /** The workbook's own format codes, by id. */
  codes: Map<number, string>;
  /** Format ids by cell style: a cell's `s` is the index. */
  ids: number[];
  /** By cell style: whether it is bold or has a background. */
  marked: boolean[];
  /** The name of built-in style 0, in the language of the program that made the workbook; "" if it has none. */
  normalStyle: string;
}

/** The format code of a built-in id in a locale. Excel for Mac differs in American English. */
export function builtInFormat(id: number, locale: string, macintosh: boolean): string {
  const ofLocale = eastAsianFormat(id, locale) ?? (macintosh && locale === "en-US" ? macintoshFormats[id] : undefined);
  return ofLocale ?? (id > lastBuiltInId ? "General" : getFormatFromId(id, locale));
}

/** The code that a file has for a format; General for one that is missing or that Excel would reject. */
export function formatCode(written: string): string {
  return written === "" || written.length > longestCode ? "General" : written;
}

/** The formats of cell styles, and that of cells without one. */
export interface CellFormats {
  /** By cell style. */
  styles: NumberFormat[];
  general: NumberFormat;
}

/** @param isMacintosh whether the file is from Excel for Mac */
export function describeFormats(
  { ids, codes }: Pick<StylePart, "ids" | "codes">,
  locale: WorkbookLocale,
  isMacintosh = false,
): CellFormats {
  const formatOf = (id: number) => {
    const code = codes.get(id);
    return code ? describeFormat(code, locale) : describeFormat(builtInFormat(id, locale.tag, isMacintosh), locale, id);
  };
  const formats = new Map(ids.map((id) => [id, formatOf(id)]));
  const general = describeFormat("General", locale);
  return { styles: ids.map((id) => formats.get(id) ?? general), general };
}

const lists = new Set(["numFmts", "fonts", "fills", "cellXfs"]);

/** Reads the styles (ECMA-376 part 1, 18.8). Empty without a part. */
export async function readStyles(opened: Package, part: string | undefined): Promise<StylePart> {
  const found: StylePart = { codes: new Map(), ids: [], marked: [], normalStyle: "" };
  if (part === undefined) return found;
  let inside = "";
  const bold: boolean[] = [];
  const filled: boolean[] = [];
  await readXml(opened.read(part), {
    open(name, attributes) {
      if (lists.has(name)) inside = name;
      else if (name === "font" && inside === "fonts") bold.push(false);
      else if (name === "b" && inside === "fonts") bold[bold.length - 1] = !/^(?:0|false)$/.test(attributes.val ?? "1");
      else if (name === "patternFill" && inside === "fills")
        filled.push(!/^(?:none|gray125)$/.test(attributes.patternType ?? "none"));
      else if (name === "gradientFill" && inside === "fills") filled.push(true);
      else if (name === "numFmt" && inside === "numFmts") {
        found.codes.set(Number(attributes.numFmtId), formatCode(attributes.formatCode ?? ""));
      } else if (name === "xf" && inside === "cellXfs") {
        found.ids.push(Number(attributes.numFmtId ?? 0));
        found.marked.push((bold[Number(attributes.fontId)] ?? false) || (filled[Number(attributes.fillId)] ?? false));
      } else if (name === "cellStyle" && attributes.builtinId === "0") found.normalStyle = attributes.name ?? "";
      checkListed(found.codes.size + found.ids.length + bold.length + filled.length);
    },
    close(name) {
      if (name === inside) inside = "";
    },
  });
  return found;
}
