import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { SheetMarks } from "../header/sheet-marks.ts";
import { checkListed, hostilePart } from "./package/hostile-part.ts";
import type { Package } from "./package/package.ts";
import { findMainPart, type Relationship, readRelationships } from "./package/relationships.ts";
import { readXml } from "./package/xml.ts";
import { namedMarks } from "./read-marks.ts";

export interface SheetPart {
  name: string;
  part: string;
  hidden: boolean;
  /** From the workbook's defined names. */
  marks: Partial<SheetMarks>;
}

/** Longer references are cut: those of filters and print titles are short. */
const longestName = 10_000;
/** Each sheet is opened to see whether it has rows. */
export const mostSheets = 2_000;

export interface Workbook {
  /** The worksheets in tab order, without chart sheets, which have no cells. */
  sheets: SheetPart[];
  /** Whether day 0 is 1 January 1904 rather than the last day of 1899. */
  date1904: boolean;
  sharedStrings: string | undefined;
  styles: string | undefined;
}

/** Whether an XML attribute is true; a missing one isn't. */
export function isTrue(attribute: string | undefined): boolean {
  return attribute === "1" || attribute === "true";
}

/** The relationship's id is `r:id`, under any prefix; `sheetId` and a plain `id` are something else. */
function relationshipId(attributes: Record<string, string>): string | undefined {
  return Object.entries(attributes).find(([name]) => /^[^:]+:id$/.test(name) && !name.startsWith("xml"))?.[1];
}

/** Reads `workbook.xml` (ECMA-376 part 1, 18.2) and locates its parts. Throws `damaged_file`. */
export async function readWorkbook(opened: Package): Promise<Workbook> {
  const main = await findMainPart(opened);
  if (main === undefined) {
    throw new AppError("damaged_file", msg("workbook.noSheets"));
  }
  const relationships = await readRelationships(opened, main);
  const target = (wanted: (each: Relationship) => boolean) =>
    relationships.find((each) => wanted(each) && opened.names.includes(each.target))?.target;
  const sheets: SheetPart[] = [];
  let date1904 = false;
  const marks: Partial<SheetMarks>[] = [];
  let named: { name: string; sheet: number; text: string } | undefined;
  await readXml(opened.read(main), {
    open(name, attributes) {
      // An extension has an element of the same name, without this attribute.
      if (name === "workbookPr") date1904 ||= isTrue(attributes.date1904);
      if (name === "definedName" && attributes.name?.startsWith("_xlnm.")) {
        named = { name: attributes.name, sheet: Number(attributes.localSheetId ?? -1), text: "" };
      }
      if (name !== "sheet") return;
      const sheetMarks: Partial<SheetMarks> = {};
      checkListed(marks.push(sheetMarks));
      const id = relationshipId(attributes);
      const part = target((each) => each.type === "worksheet" && each.id === id);
      if (part === undefined) return;
      sheets.push({
        name: attributes.name ?? "",
        part,
        hidden: (attributes.state ?? "visible") !== "visible",
        marks: sheetMarks,
      });
      if (sheets.length > mostSheets) throw hostilePart(msg("workbook.sheets", { most: mostSheets }));
    },
    text(piece) {
      if (named !== undefined && named.text.length < longestName) named.text += piece;
    },
    close(name) {
      if (name !== "definedName" || named === undefined) return;
      Object.assign(marks[named.sheet] ?? {}, namedMarks(named.name, named.text));
      named = undefined;
    },
  });
  return {
    sheets,
    date1904,
    sharedStrings: target(({ type }) => type === "sharedStrings"),
    styles: target(({ type }) => type === "styles"),
  };
}
