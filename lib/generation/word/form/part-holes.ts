import { conditionKey, valueKey } from "../../templates/merge.ts";
import { controlName } from "../fields/control-name.ts";
import { itemContent } from "../fields/repeating-section.ts";
import { nameOfCode } from "../read-context.ts";
import type { FieldMarks } from "../read-word-file.ts";
import type { BlankLines } from "../tags/blank-lines.ts";
import { tagStyles, tagsIn } from "../tags/find-tags.ts";
import { placeOf } from "../tags/lists.ts";
import { descendants, elementsOf, orderOf, type XmlElement } from "../xml-tree.ts";
import { dropId, fillControl, freeControl, isOneParagraph } from "./controls.ts";
import { editPart, type PartEdits } from "./edits.ts";
import type { FillContext, TextPiece } from "./fill-context.ts";
import { type FlatPiece, nestPieces, type Piece, UnfillableError } from "./form.ts";
import { type MarksContext, type PlacedMark, settleBlocks, settleRows } from "./marks.ts";
import { paragraphTexts } from "./paragraph-texts.ts";
import { repeatItem, type SectionReader, sectionReader, settleSections } from "./repeat-item.ts";
import { escapeXml } from "./value-xml.ts";
import { findSpans } from "./xml-spans.ts";

interface Part {
  source: string;
  root: XmlElement;
  isExternalLink(id: string): boolean;
}

/** What is known of the file's fields: the keys of their values, and how it marks them. */
export interface KnownFields {
  keys: ReadonlySet<string>;
  marks: FieldMarks;
  /** Of this part. */
  blankLines: BlankLines;
  /** The names of fields in repeating sections whose own aren't unique, by `placeOf`. */
  renamed: ReadonlyMap<string, string>;
  sectionNames: Map<string, string>;
}

/** How the usual template languages begin what is more than a field: loops, conditions, images. */
const section =
  /(?:\{\{?|\[\[|<<|«)\s*[#/%^@!|*=>].{0,60}|\+\+\+\s*(?:=|INS|FOR|IF|END|EXEC|ALIAS|IMAGE|LINK|HTML|QUERY)\b.{0,60}/u;
/** What is left in braces where they mark fields: a filter, a calculation. */
const leftInBraces: Partial<Record<string, RegExp>> = {
  "{{Name}}": /\{\{[^{}\n]{1,200}\}\}/u,
  "{Name}": /\{[^{}\n]{1,200}\}/u,
};

/**
 * Puts holes in the places of a part's fields.
 * @param found called with the field of each hole
 * @returns the part's text; null if nothing in it is a field
 * @throws UnfillableError for what only Word or another program evaluates
 */
export function partHoles(
  { source, root, isExternalLink }: Part,
  { keys, marks, blankLines, renamed, sectionNames }: KnownFields,
  found: (field: string) => void,
): Piece[] | null {
  const spans = findSpans(source, root);
  const edits = editPart(source, spans);
  const parents = new Map<XmlElement, XmlElement>();
  for (const parent of spans.keys()) for (const child of elementsOf(parent)) parents.set(child, parent);
  const parentOf = (element: XmlElement) => parents.get(element);
  const sections = sectionReader(parentOf, marks === "content controls", sectionNames);
  const bare = new Set<XmlElement>();
  const fill: FillContext = {
    edits,
    isExternalLink,
    keyOf: (value, code) => [valueKey(value), nameOfCode(code)].find((key) => keys.has(key)),
    nameOf(control) {
      const name = controlName(control, sections);
      return name === null ? null : (renamed.get(placeOf(sections.around(control), name)) ?? name);
    },
    found,
    visit(element) {
      const [left] = fillElement(element, state);
      if (left) throw new UnfillableError("section", left.text.slice(0, 60));
    },
  };
  const state: FillState = {
    fill,
    style: tagStyles.find(({ name }) => name === marks),
    marks: { edits, parentOf, isBare: (element) => bare.has(element) },
    sections,
    bare,
    count: 0,
  };
  fill.visit(root);
  leaveOutParagraphs(spans.keys(), blankLines, edits);
  if (!edits.hasChanges()) return null;
  const controls = [...spans.keys()].filter(({ name }) => name === "w:sdt");
  for (const control of edits.changed(controls)) freeControl(control, edits);
  // A list may repeat them.
  if (state.count > 0) for (const control of controls) dropId(control, edits);
  return nestPieces(edits.pieces());
}

/** What is known while a part is filled. */
interface FillState {
  fill: FillContext;
  /** How the file writes its tags, if it has any. */
  style: TagStyle | undefined;
  marks: MarksContext;
  sections: SectionReader;
  /** Paragraphs and rows with nothing but marks. */
  bare: Set<XmlElement>;
  /** Marks so far. */
  count: number;
}

/** Fills what stands in an element, and returns the marks in it whose partners may stand around it. */
function fillElement(element: XmlElement, state: FillState): PlacedMark[] {
  if (element.name === "w:p") return fillParagraph(element, state);
  const section = state.sections.of(element);
  if (section) {
    if (++state.count > mostMarks) throw new UnfillableError("size");
    repeatItem(element, section, state.marks);
    return elementsOf(itemContent(section.item)).flatMap((child) => fillElement(child, state));
  }
  const name = element.name === "w:sdt" && isOneParagraph(element) ? state.fill.nameOf(element) : null;
  if (name !== null) {
    fillControl(element, name, state.fill);
    return [];
  }
  const within = elementsOf(element).flatMap((child) => fillElement(child, state));
  if (element.name === "w:tr") {
    if (descendants(element, "w:p").every((paragraph) => state.bare.has(paragraph))) state.bare.add(element);
    return within.map((mark) => ({ ...mark, row: element }));
  }
  if (element.name === "w:tbl") {
    settleRows(element, within, state.marks);
    settleSections(element, state.sections, state.marks);
    return [];
  }
  return containers.has(element.name) ? settleBlocks(within, state.marks) : within;
}

function fillParagraph(paragraph: XmlElement, state: FillState): PlacedMark[] {
  const { fill, style } = state;
  const stretches = paragraphTexts(paragraph, fill);
  const rests = stretches.map((stretch) => refuseOthers(stretch.map(({ text }) => text).join(""), style));
  const marks = style ? stretches.flatMap((stretch) => fillTags(stretch, paragraph, style, fill)) : [];
  state.count += marks.length;
  if (state.count > mostMarks) throw new UnfillableError("size");
  if (rests.join("").trim() === "" && !hasContent(paragraph)) state.bare.add(paragraph);
  return marks;
}

/** As `leaveOutBlankLines` does. */
function leaveOutParagraphs(elements: Iterable<XmlElement>, lines: BlankLines, edits: PartEdits): void {
  if (lines.size === 0) return;
  for (const element of elements) {
    const condition = element.name === "w:p" && lines.get(orderOf(element) ?? -1);
    if (!condition) continue;
    // A field that goes on in another paragraph stays whole.
    const ends = (type: string) =>
      descendants(element, "w:fldChar").filter(({ attributes }) => attributes["w:fldCharType"] === type).length;
    if (ends("begin") !== ends("end")) throw new UnfillableError("field", "MERGEFIELD");
    edits.wrap(element, element, { condition: conditionKey(condition), isNegated: false });
  }
}

/** Tags of conditions and lists in a part. */
const mostMarks = 1_000;

/** What holds paragraphs that follow each other. */
const containers = new Set(
  ["body", "tc", "txbxContent", "hdr", "ftr", "footnote", "endnote"].map((name) => `w:${name}`),
);

/** Whether a paragraph has anything but text and what doesn't show. */
function hasContent(paragraph: XmlElement): boolean {
  const shown =
    /^w:(tab|ptab|br|cr|sym|drawing|pict|object|fldChar|fldSimple|pgNum|footnoteReference|endnoteReference|sdt)$|^m:|^mc:/;
  const look = (element: XmlElement): boolean =>
    elementsOf(element).some((child) => child.name !== "w:pPr" && (shown.test(child.name) || look(child)));
  return look(paragraph);
}

type TagStyle = (typeof tagStyles)[number];

/** @returns the text without its tags */
function refuseOthers(text: string, style: TagStyle | undefined): string {
  const tags = style ? tagsIn(text, style) : [];
  const rest =
    tags.map(({ index }, at) => text.slice(tags[at - 1]?.end ?? 0, index)).join("") + text.slice(tags.at(-1)?.end ?? 0);
  const [tag] = section.exec(rest) ?? leftInBraces[style?.name ?? ""]?.exec(rest) ?? [];
  if (tag !== undefined) throw new UnfillableError("section", tag.slice(0, 60));
  return tags.some((each) => each.tag.kind === "value") ? text : rest;
}

interface FoundTag {
  /** The key of a value, or what the tag is. */
  what: string | PlacedMark["tag"];
  whole: string;
  index: number;
  end: number;
}

/**
 * A value stands in the run of its tag's first character, as `replaceTags` has it.
 * @returns the other tags
 */
function fillTags(stretch: TextPiece[], paragraph: XmlElement, style: TagStyle, context: FillContext): PlacedMark[] {
  const { edits, found, keyOf } = context;
  const text = stretch.map((piece) => piece.text).join("");
  const marks: PlacedMark[] = [];
  const tags = tagsIn(text, style).flatMap(({ tag, code, text: whole, index, end }): FoundTag[] => {
    if (tag.kind !== "value") return [{ what: tag, whole, index, end }];
    const key = keyOf(tag, code);
    return key === undefined ? [] : [{ what: key, whole, index, end }];
  });
  let at = 0;
  let first = 0;
  for (const { element, text: own, run, isInField } of stretch) {
    const end = at + own.length;
    // Word doesn't show spaces at either end of a text that doesn't ask for them.
    const isTrimmed = element.name === "w:t" && element.attributes["xml:space"] !== "preserve";
    const part = (from: number, to: number) => {
      const piece = text.slice(from, to);
      const begun = isTrimmed && from === at ? piece.trimStart() : piece;
      return escapeXml(isTrimmed && to === end ? begun.trimEnd() : begun);
    };
    const pieces: FlatPiece[] = [];
    let cursor = at;
    let isTouched = false;
    while ((tags[first]?.end ?? Number.POSITIVE_INFINITY) <= at) first += 1;
    for (let next = first; next < tags.length; next += 1) {
      const tag = tags[next];
      if (!tag || tag.index >= end) break;
      isTouched = true;
      if (tag.index > cursor) pieces.push(part(cursor, tag.index));
      const { what } = tag;
      if (tag.index >= at && typeof what === "string") {
        pieces.push(edits.hole(what, element));
        found(what);
      } else if (tag.index >= at && typeof what === "object") {
        const slot: FlatPiece[] = [];
        pieces.push({ slot });
        marks.push({ tag: what, text: tag.whole, run, paragraph, isInField, slot });
      }
      cursor = Math.min(end, tag.end);
    }
    if (cursor < end) pieces.push(part(cursor, end));
    if (isTouched) edits.replace(element, pieces.length > 0 ? edits.text(pieces, element) : []);
    at = end;
  }
  return marks;
}
