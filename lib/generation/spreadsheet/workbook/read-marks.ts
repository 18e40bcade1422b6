import type { SheetMarks } from "../header/sheet-marks.ts";
import type { Package } from "./package/package.ts";
import { readRelationships } from "./package/relationships.ts";
import { readXml } from "./package/xml.ts";

/** More tables are not looked at. */
const mostTables = 20;

/** The rows of a reference such as `A3:F20`. */
const reference = /^\$?[A-Z]+\$?(\d+):\$?[A-Z]+\$?(\d+)$/;

/**
 * What a workbook's defined names say about a sheet (ECMA-376 part 1, 18.2.5): its filter and the rows printed on every
 * page. `text` is `Sheet1!$A$3:$F$20` or `Sheet1!$A:$A,Sheet1!$3:$4`.
 */
export function namedMarks(name: string, text: string): Partial<SheetMarks> {
  const places = text.split(",").map((place) => place.slice(place.lastIndexOf("!") + 1));
  if (name === "_xlnm._FilterDatabase") {
    const [, first] = reference.exec(places[0] ?? "") ?? [];
    return first === undefined ? {} : { filter: Number(first) };
  }
  const rows = places.map((place) => /^\$?\d+:\$?(\d+)$/.exec(place)?.[1]).find((last) => last !== undefined);
  return name === "_xlnm.Print_Titles" && rows !== undefined ? { titles: Number(rows) } : {};
}

/** The headers and totals of a sheet's tables (ECMA-376 part 1, 18.5.1.2). */
export async function tableMarks(opened: Package, part: string): Promise<Pick<SheetMarks, "tables" | "totals">> {
  const marks = { tables: [] as number[], totals: [] as number[] };
  const relationships = await readRelationships(opened, part);
  const parts = relationships.filter(({ type, target }) => type === "table" && opened.names.includes(target));
  for (const { target } of parts.slice(0, mostTables)) {
    let isOpen = true;
    const handlers = {
      open(name: string, { ref, headerRowCount, totalsRowCount }: Record<string, string>) {
        // Of the chunk's other elements, each could be one more total for every row to be compared with.
        if (!isOpen) return;
        const [, first, last] = (name === "table" && reference.exec(ref ?? "")) || [];
        if (first !== undefined && headerRowCount !== "0") marks.tables.push(Number(first));
        if (last !== undefined && Number(totalsRowCount ?? 0) > 0) marks.totals.push(Number(last));
        isOpen = false;
      },
    };
    await readXml(opened.read(target), handlers, () => isOpen);
  }
  return marks;
}
