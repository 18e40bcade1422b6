import type { ReadContext } from "../read-context.ts";
import { elementsOf, textOf, type XmlElement } from "../xml-tree.ts";
import { mayBeTag } from "./row-results.ts";

/**
 * The bookmarks, in lower case, whose texts `ASK` fields ask for, or `SET` fields compute (17.16.5.4, .54), wherever these
 * stand: a reference may come before them, and a header's after all of the text.
 */
export function askedBookmarks(
  roots: readonly XmlElement[],
  { hasControls }: Pick<ReadContext, "hasControls">,
): Set<string> {
  const found = new Set<string>();
  for (const root of roots) {
    /** The instructions of open fields; null for one whose result has begun. */
    const open: { code: string | null; isComputed: boolean }[] = [];
    const endCode = () => {
      const field = open.at(-1);
      if (field?.code) addBookmark(field.code, field.isComputed, found);
      if (field) field.code = null;
    };
    const visit = (element: XmlElement) => {
      const around = open.at(-1);
      const isInCode = around !== undefined && around.code !== null;
      const { "w:fldCharType": type, "w:instr": code = "" } = element.attributes;
      // What is shown of a field in an instruction, also of SET itself in one of IF, depends on more than its own words.
      const begins = element.name === "w:fldChar" && type === "begin";
      const isField = begins || element.name === "w:fldSimple" || (hasControls && element.name === "w:sdt");
      if (isInCode && isField) around.isComputed = true;
      if (element.name === "w:fldSimple") addBookmark(code, isInCode, found);
      if (begins) open.push({ code: "", isComputed: isInCode });
      else if (element.name === "w:fldChar") {
        endCode();
        if (type === "end") open.pop();
      } else if (/^w:(?:instrText|t)$/.test(element.name)) {
        if (isInCode) around.code += textOf(element);
      } else for (const child of elementsOf(element)) visit(child);
    };
    visit(root);
  }
  return found;
}

/** @param isComputed whether there are fields or controls in the instruction, or it's in that of another field */
function addBookmark(code: string, isComputed: boolean, found: Set<string>): void {
  const [, kind = "", rest = ""] = /^\s*(ASK|SET)\s+(.*)$/is.exec(code) ?? [];
  if (kind.toUpperCase() === "ASK" || (kind !== "" && (isComputed || mayBeTag(rest)))) found.add(bookmarkOf(rest));
}

/** The name of a bookmark, with which an instruction begins, in lower case. */
const bookmarkOf = (rest: string) => (/^"([^"]*)"|^\S+/.exec(rest)?.slice(0, 2).findLast(Boolean) ?? "").toLowerCase();
