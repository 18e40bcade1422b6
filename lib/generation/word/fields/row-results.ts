import type { Inline } from "../model.ts";
import type { ReadContext } from "../read-context.ts";
import { childAt, descendants, elementsOf, textOf, valOf, type XmlElement } from "../xml-tree.ts";
import { controlName } from "./control-name.ts";

/** Word may split an instruction over runs, but hardly twice. Fields of all kinds have the switch `\* MERGEFORMAT`. */
const rowCode = /MERGE(?!FORMAT)|FIELD|ADDRESS|GREETING|FILLIN|\bASK\b|\bSET\b/i;
/** Without texts, such as the address of a link. */
const isRowCode = (code: string) => rowCode.test(code.replace(/"[^"]*"/g, ""));
/** Whether a text may have a tag, before tags are found. */
export const mayBeTag = (text: string) => /[{«]|<<|\[\[/.test(text);

type Controls = Pick<ReadContext, "hasControls">;

/** Whether an element may depend on the row by itself: a merge field, a tag, or a control that is a field. */
function isOfRow(element: XmlElement, context: Controls): boolean {
  if (element.name === "w:instrText") return isRowCode(textOf(element));
  if (element.name === "w:t") return mayBeTag(textOf(element));
  return (
    isRowCode(element.attributes["w:instr"] ?? "") ||
    (element.name === "w:sdt" && controlName(element, context) !== null)
  );
}

const hasOfRow = (element: XmlElement, context: Controls): boolean =>
  isOfRow(element, context) || elementsOf(element).some((child) => hasOfRow(child, context));

/**
 * The bookmarks, in lower case, around or in what may depend on the row. What Word has stored of them is another row's.
 */
export function rowBookmarks(stories: readonly XmlElement[], context: Controls): Set<string> {
  const found = new Set<string>();
  const open = new Map<string, string>();
  const visit = (element: XmlElement, isInControl: boolean) => {
    const { "w:id": id = "", "w:name": name = "" } = element.attributes;
    const depends = isInControl || isOfRow(element, context);
    if (element.name === "w:bookmarkStart") open.set(id, name.toLowerCase());
    if (element.name === "w:bookmarkEnd") open.delete(id);
    else if (depends) {
      for (const bookmark of open.values()) found.add(bookmark);
      open.clear();
    }
    for (const child of elementsOf(element)) visit(child, isInControl || (depends && element.name === "w:sdt"));
  };
  for (const story of stories) {
    open.clear();
    visit(story, false);
  }
  return found;
}

/** A tag that begins a part. */
const partTag = /(?:[{«]|<<|\[\[)\s*[#^]/;

/**
 * Follows a story, and says whether a condition may have begun in it: a tag, also one that is split over runs, or a field
 * whose instruction has several paragraphs.
 */
function conditionFinder(): (element: XmlElement) => boolean {
  let hasBegun = false;
  let text = "";
  /** Of open fields, whether their instruction hasn't ended. */
  const open: boolean[] = [];
  let codes = 0;
  return (element) => {
    const type = element.attributes["w:fldCharType"];
    if (type !== undefined && type !== "begin" && open.pop()) codes -= 1;
    if (type === "begin") codes += 1;
    if (type === "begin" || type === "separate") open.push(type === "begin");
    if (element.name === "w:p") {
      text = "";
      hasBegun ||= codes > 0;
    } else if (element.name === "w:t") {
      text = text.slice(-20) + textOf(element);
      hasBegun ||= partTag.test(text);
    }
    return hasBegun;
  };
}

/** Whether a control is a field, or repeats its content for each line. */
const isControlOfRow = (element: XmlElement, context: Controls) =>
  element.name === "w:sdt" &&
  (isOfRow(element, context) ||
    (context.hasControls && childAt(element, "w:sdtPr", "w15:repeatingSection") !== undefined));

/**
 * The names, in lower case, of the styles of paragraphs, and of runs in them, that may depend on the row: by what they have,
 * or because they stand after the beginning of a condition, which may leave them out. What Word has stored of them is
 * another row's.
 */
export function rowStyles(stories: readonly XmlElement[], context: Pick<ReadContext, "hasControls" | "styles">) {
  const { nameOf, defaultParagraph } = context.styles;
  const found = new Set<string>();
  let hasCondition = conditionFinder();
  const visit = (element: XmlElement, isInControl: boolean) => {
    const isAfter = hasCondition(element);
    const depends = isInControl || isControlOfRow(element, context);
    if (element.name === "w:p" && (isAfter || depends || hasOfRow(element, context))) {
      found.add(nameOf(valOf(childAt(element, "w:pPr"), "w:pStyle") ?? defaultParagraph));
      for (const style of descendants(element, "w:rStyle")) found.add(nameOf(style.attributes["w:val"]));
    }
    for (const child of elementsOf(element)) visit(child, depends);
  };
  for (const story of stories) {
    hasCondition = conditionFinder();
    visit(story, false);
  }
  return found;
}

/**
 * Whether a `STYLEREF` field (17.16.5.59) shows text that may depend on the row. A name that the file doesn't have is in the
 * language of the Word that wrote it, so it may be any style's but the default one's.
 * @param rest the instruction after the field's type: a style's name, or the level of a heading
 */
export function showsRowStyle(rest: string, { stylesOfRow, styles }: Pick<ReadContext, "stylesOfRow" | "styles">) {
  if (/\\[nprw]\b/i.test(rest)) return false;
  const [, quoted, bare = ""] = /^\s*(?:"([^"]*)"|(\S*))/.exec(rest) ?? [];
  const name = (quoted ?? bare).trim().toLowerCase();
  if (/^[1-9]$/.test(name)) return stylesOfRow.has(`heading ${name}`);
  if (styles.names.has(name)) return stylesOfRow.has(name);
  return [...stylesOfRow].some((each) => each !== styles.nameOf(styles.defaultParagraph));
}

/** Of tables, read without and with controls as fields. */
const known = [new WeakMap<XmlElement, boolean>(), new WeakMap<XmlElement, boolean>()] as const;

/**
 * Whether Word computes an instruction from the row: it names a bookmark with a row's text, or is a formula in a table
 * with one, whose cells it may name or mean (`SUM(ABOVE)`; 17.16.3.3).
 */
export function computesFromRow(code: string, context: ReadContext): boolean {
  const { table, bookmarksOfRow, asked, hasControls } = context;
  const words = code.replace(/"[^"]*"|\\[#*@].*$/gs, " ").match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
  if (words.some((word) => [bookmarksOfRow, asked].some((names) => names.has(word.toLowerCase())))) return true;
  if (!table || words.length === 0 || !/^\s*=/.test(code)) return false;
  const knownTables = known[hasControls ? 1 : 0];
  const isTableOfRow = knownTables.get(table) ?? hasOfRow(table, context);
  knownTables.set(table, isTableOfRow);
  return isTableOfRow;
}

/** Whether a result shows anything. */
export const hasText = (inlines: readonly Inline[]) => inlines.some((each) => each.kind !== "text" || each.text !== "");
