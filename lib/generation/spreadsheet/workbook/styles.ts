import { getFormatFromId } from "numfmt";
import { describeFormat, type NumberFormat } from "./number-format.ts";
import type { Package } from "./package.ts";
import { readXml } from "./xml.ts";

/** Ids up to here are built in (ECMA-376 part 1, 18.8.30), unless a workbook redefines them. */
const lastBuiltInId = 49;

function formatOf(id: number, own: Map<number, string>): NumberFormat {
  return describeFormat(own.get(id) ?? (id <= lastBuiltInId ? getFormatFromId(id) : "General"));
}

/** The number format of each cell style: a cell's `s` is the index. Empty without a part. */
export async function readStyles(opened: Package, part: string | undefined): Promise<NumberFormat[]> {
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
  const described = new Map(ids.map((id) => [id, formatOf(id, own)]));
  return ids.map((id) => described.get(id) ?? describeFormat("General"));
}
