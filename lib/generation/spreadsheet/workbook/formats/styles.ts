import { getFormatFromId } from "numfmt";
import { checkListed } from "../hostile-part.ts";
import type { Package } from "../package.ts";
import { readXml } from "../xml.ts";
import { eastAsianFormat } from "./east-asian-formats.ts";

/** Excel takes no longer code. */
const longestCode = 255;
/** Ids up to here are built in (ECMA-376 part 1, 18.8.30), unless a workbook redefines them. */
const lastBuiltInId = 49;

/** Where the system's own short date is shown, Excel on a Mac gives the year two digits, on Windows four. */
const macintoshFormats: Record<number, string> = { 14: "m/d/yy", 22: "m/d/yy hh:mm" };

/** What a workbook's styles say about numbers. */
export interface StylePart {
  /** The format codes of its own, by id. */
  codes: Map<number, string>;
  /** The format of each cell style: a cell's `s` is the index. */
  ids: number[];
  /** The name of the built-in style 0, in the language of the program that made the workbook; "" where it has none. */
  normalStyle: string;
}

/** The format code of a built-in id in a locale. Excel for Mac differs where it is American English. */
export function builtInFormat(id: number, locale: string, macintosh: boolean): string {
  const own = eastAsianFormat(id, locale) ?? (macintosh && locale === "en-US" ? macintoshFormats[id] : undefined);
  return own ?? (id > lastBuiltInId ? "General" : getFormatFromId(id, locale));
}

/** Reads the styles (ECMA-376 part 1, 18.8). Empty without a part. */
export async function readStyles(opened: Package, part: string | undefined): Promise<StylePart> {
  const found: StylePart = { codes: new Map(), ids: [], normalStyle: "" };
  if (part === undefined) return found;
  let inside = "";
  await readXml(opened.read(part), {
    open(name, attributes) {
      if (name === "numFmts" || name === "cellXfs") inside = name;
      else if (name === "numFmt" && inside === "numFmts") {
        const code = attributes.formatCode ?? "";
        found.codes.set(Number(attributes.numFmtId), code.length > longestCode ? "General" : code || "General");
      } else if (name === "xf" && inside === "cellXfs") found.ids.push(Number(attributes.numFmtId ?? 0));
      else if (name === "cellStyle" && attributes.builtinId === "0") found.normalStyle = attributes.name ?? "";
      checkListed(found.codes.size + found.ids.length);
    },
    close(name) {
      if (name === inside) inside = "";
    },
  });
  return found;
}
