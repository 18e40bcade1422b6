import { valueKey } from "../../templates/merge.ts";
import { tagStyles, tagsIn } from "../find-tags.ts";
import { nameOfCode } from "../read-context.ts";
import { controlName } from "../read-runs.ts";
import type { FieldMarks } from "../read-word-file.ts";
import { childAt, elementsOf, type XmlElement } from "../xml-tree.ts";
import { editPart, type PartEdits } from "./edits.ts";
import { type Piece, UnfillableError } from "./form.ts";
import { type FillContext, fillControl, paragraphTexts, type TextPiece } from "./paragraph-texts.ts";
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
  { keys, marks }: KnownFields,
  found: (field: string) => void,
): Piece[] | null {
  const spans = findSpans(source, root);
  const edits = editPart(source, spans);
  const style = tagStyles.find(({ name }) => name === marks);
  let count = 0;
  const context: FillContext = {
    edits,
    isExternalLink,
    keyOf: (value, code) => [valueKey(value), nameOfCode(code)].find((key) => keys.has(key)),
    hasControls: marks === "content controls",
    found(field) {
      count += 1;
      found(field);
    },
    visit(element) {
      if (element.name === "w:p") {
        for (const stretch of paragraphTexts(element, context)) {
          refuseSections(stretch.map(({ text }) => text).join(""), style);
          if (style) fillTags(stretch, style, context);
        }
        return;
      }
      const name = element.name === "w:sdt" && isOneParagraph(element) ? controlName(element, context) : null;
      if (name !== null) fillControl(element, name, context);
      else for (const child of elementsOf(element)) context.visit(child);
    },
  };
  context.visit(root);
  if (count === 0) return null;
  const controls = [...spans.keys()].filter(({ name }) => name === "w:sdt");
  for (const control of edits.changed(controls)) freeControl(control, edits);
  return edits.pieces();
}

type TagStyle = (typeof tagStyles)[number];

function refuseSections(text: string, style: TagStyle | undefined): void {
  const tags = style ? tagsIn(text, style) : [];
  const part = tags.find(({ tag }) => tag.kind !== "value");
  if (part) throw new UnfillableError("section", part.text.slice(0, 60));
  const rest = tags.reduceRight((left, { index, end }) => left.slice(0, index) + left.slice(end), text);
  const [tag] = section.exec(rest) ?? leftInBraces[style?.name ?? ""]?.exec(rest) ?? [];
  if (tag !== undefined) throw new UnfillableError("section", tag.slice(0, 60));
}

/** A value stands in the run of its tag's first character, as `replaceTags` has it. */
function fillTags(stretch: TextPiece[], style: TagStyle, context: FillContext): void {
  const { edits, found, keyOf } = context;
  const text = stretch.map((piece) => piece.text).join("");
  const tags = tagsIn(text, style).flatMap(({ tag, code, index, end }) => {
    const key = tag.kind === "value" ? keyOf(tag, code) : undefined;
    return key === undefined ? [] : [{ key, index, end }];
  });
  let at = 0;
  for (const { element, text: own } of stretch) {
    const end = at + own.length;
    // Word doesn't show spaces at either end of a text that doesn't ask for them.
    const isTrimmed = element.name === "w:t" && element.attributes["xml:space"] !== "preserve";
    const part = (from: number, to: number) => {
      const piece = text.slice(from, to);
      const begun = isTrimmed && from === at ? piece.trimStart() : piece;
      return escapeXml(isTrimmed && to === end ? begun.trimEnd() : begun);
    };
    const pieces: Piece[] = [];
    let cursor = at;
    let isTouched = false;
    for (const tag of tags) {
      if (tag.index >= end || tag.end <= cursor) continue;
      isTouched = true;
      if (tag.index > cursor) pieces.push(part(cursor, tag.index));
      if (tag.index >= at) {
        pieces.push(edits.hole(tag.key, element));
        found(tag.key);
      }
      cursor = Math.min(end, tag.end);
    }
    if (cursor < end) pieces.push(part(cursor, end));
    if (isTouched) edits.replace(element, pieces.length > 0 ? edits.text(pieces, element) : []);
    at = end;
  }
}

/** Word would put the text of the data that a control is bound to back into it, or take the new text for a placeholder. */
function freeControl(control: XmlElement, edits: PartEdits): void {
  for (const child of elementsOf(childAt(control, "w:sdtPr"))) {
    if (/:(?:dataBinding|showingPlcHdr)$/.test(child.name)) edits.remove(child);
  }
}

const wrappers = ["w:sdt", "w:sdtContent", "w:ins", "w:moveTo", "w:customXml", "w:smartTag", "mc:AlternateContent"];

/** Whether a control between paragraphs holds one paragraph and nothing else, as `readBlocks` counts them. */
function isOneParagraph(control: XmlElement): boolean {
  const blocks = (element: XmlElement): XmlElement[] =>
    elementsOf(element).flatMap((child) =>
      child.name === "w:p" || child.name === "w:tbl" ? [child] : wrappers.includes(child.name) ? blocks(child) : [],
    );
  const [first, ...others] = blocks(control);
  return first?.name === "w:p" && others.length === 0;
}
