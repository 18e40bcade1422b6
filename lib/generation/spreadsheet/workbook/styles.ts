import { getFormatFromId } from "numfmt";
import { describeFormat, type NumberFormat } from "./number-format.ts";
import type { Package } from "./package.ts";
import type { Workbook } from "./workbook.ts";
import { readXml } from "./xml.ts";

/** Ids up to here are built in (ECMA-376 part 1, 18.8.30), unless a workbook redefines them. */
const lastBuiltInId = 49;

/** Where the system's own short date is shown, Excel on a Mac gives the year two digits, on Windows four. */
const macintoshFormats: Record<number, string> = { 14: "m/d/yy", 22: "m/d/yy hh:mm" };

function builtInFormat(id: number, macintosh: boolean): string {
  if (id > lastBuiltInId) return "General";
  return (macintosh ? macintoshFormats[id] : undefined) ?? getFormatFromId(id);
}

/** The number format of each cell style: a cell's `s` is the index. Empty without a part. */
export async function readStyles(
  opened: Package,
  { styles: part, macintosh }: Pick<Workbook, "styles" | "macintosh">,
): Promise<NumberFormat[]> {
  const own = new Map<number, string>();
  const ids: number[] = [];
  if (part === undefined) return [];
  let inside = "";
  await readXml(opened.read(part), {
    open(name, attributes) {
      if (name === "numFmts" || name === "cellXfs") inside = name;
      else if (name === "numFmt" && inside === "numFmts")
        own.set(Number(attributes.numFmtId), attributes.formatCode ?? "General");
      else if (name === "xf" && inside === "cellXfs") ids.push(Number(attributes.numFmtId ?? 0));
    },
    close(name) {
      if (name === inside) inside = "";
    },
  });
  const described = new Map(ids.map((id) => [id, describeFormat(own.get(id) ?? builtInFormat(id, macintosh))]));
  return ids.map((id) => described.get(id) ?? describeFormat("General"));
}
