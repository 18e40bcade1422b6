import { readMergeField } from "../fields/merge-field.ts";
import type { Inline } from "../model.ts";
import { ifParts } from "../read-fields.ts";
import { symbolOf } from "../styles/symbols.ts";
import { childAt, descendants, elementsOf, isTransparent, textOf, type XmlElement } from "../xml-tree.ts";
import { fillControl } from "./controls.ts";
import { betweenRuns, codeOf, evaluated, fieldCode, keyOfMergeField, lookOf, opaque } from "./field-runs.ts";
import type { FillContext, TextPiece } from "./fill-context.ts";
import { UnfillableError } from "./form.ts";

/** Limits for nested fields, and for those of a paragraph: no letter has more, and they would take long. */
const mostOpen = 20;
const mostFields = 2_000;

/** A complex field (17.16.18) that is open. */
interface OpenField {
  code: string;
  /** The code with the values and conditions in it, as `ifParts` takes it. */
  inlines: Inline[];
  /** Whether the code contains anything else. */
  isForeign: boolean;
  codeElement: XmlElement;
  isResult: boolean;
  /** The children of runs since the field's beginning. */
  elements: XmlElement[];
  firstText: XmlElement | null;
  /** The number of the paragraph's texts at the field's beginning. */
  mark: number;
}

/** A paragraph while it is read. */
interface ParagraphState {
  context: FillContext;
  /** With null wherever a tag must not go on. */
  texts: (TextPiece | null)[];
  /** From the outermost to the innermost. */
  fields: OpenField[];
  begunFields: number;
  /** The run of each element read. */
  runs: Map<XmlElement, XmlElement>;
}

/**
 * Fills a paragraph's merge fields and content controls with holes, and collects the texts in which tags may stand: those
 * that follow each other directly, as `readInlines` has them.
 */
export function paragraphTexts(paragraph: XmlElement, context: FillContext): TextPiece[][] {
  const state: ParagraphState = { context, texts: [], fields: [], begunFields: 0, runs: new Map() };
  readContent(state, paragraph);
  // The rest of a field that ends in another paragraph would stay there as text.
  for (const { kind, name } of state.fields.map(({ code }) => fieldCode(code))) {
    if (kind === "MERGEFIELD" || evaluated.test(kind))
      throw new UnfillableError("field", evaluated.test(kind) ? kind : name);
  }
  return stretches(state.texts);
}

function readContent(state: ParagraphState, parent: XmlElement): void {
  const { context, texts } = state;
  for (const child of elementsOf(parent)) {
    switch (child.name) {
      case "w:r":
        for (const each of elementsOf(child)) if (each.name !== "w:rPr") readRunChild(state, each, child);
        break;
      case "w:hyperlink": {
        const isLink = context.isExternalLink(child.attributes["r:id"] ?? "");
        if (isLink) texts.push(null);
        readContent(state, child);
        if (isLink) texts.push(null);
        break;
      }
      case "w:fldSimple":
        readSimpleField(state, child);
        break;
      case "w:sdt": {
        const name = context.nameOf(child);
        if (name === null) readContent(state, childAt(child, "w:sdtContent") ?? child);
        else {
          fillControl(child, name, context);
          texts.push(null);
        }
        break;
      }
      case "mc:AlternateContent":
        for (const branch of elementsOf(child)) {
          texts.push(null);
          readContent(state, branch);
        }
        texts.push(null);
        break;
      case "m:oMath":
      case "m:oMathPara":
        texts.push(null);
        break;
      default:
        if (isTransparent(child.name)) readContent(state, child);
    }
  }
}

const isBreak = (name: string) =>
  !/^w:(rPr|lastRenderedPageBreak|bookmark|comment|proofErr|perm|footnoteRef$|endnoteRef$|annotationRef)/.test(name);

function readRunChild(state: ParagraphState, child: XmlElement, run: XmlElement): void {
  const { context, texts, fields, runs } = state;
  const push = (text: string) => texts.push({ element: child, text, run, isInField: fields.length > 0 });
  if (child.name === "w:fldChar" && child.attributes["w:fldCharType"] === "begin") beginField(state, child);
  runs.set(child, run);
  for (const field of fields) field.elements.push(child);
  const field = fields.at(-1);
  if (field && !field.isResult && !/^w:(?:fldChar|instrText)$/.test(child.name)) field.isForeign = true;
  switch (child.name) {
    case "w:fldChar": {
      const type = child.attributes["w:fldCharType"];
      if (type === "separate" && field) field.isResult = true;
      if (type === "end") endField(state);
      return;
    }
    case "w:instrText":
      if (field && !field.isResult) {
        field.inlines.push({ kind: "text", text: textOf(child), run: lookOf(childAt(run, "w:rPr")) });
        Object.assign(field, { code: field.code + textOf(child), codeElement: child });
      }
      return;
    case "w:t":
      for (const each of fields) if (each.isResult) each.firstText ??= child;
      return void push(textOf(child));
    case "w:noBreakHyphen":
      return void push("\u2011");
    case "w:softHyphen":
      return void push("\u00ad");
    case "w:sym":
      return void push(symbolOf(child));
    default:
      if (isBreak(child.name)) texts.push(null);
      context.visit(child);
  }
}

function beginField(state: ParagraphState, codeElement: XmlElement): void {
  const mark = state.texts.length;
  const empty = { code: "", inlines: [], isForeign: false, isResult: false, elements: [], firstText: null };
  state.fields.push({ ...empty, codeElement, mark });
  state.begunFields += 1;
  if (state.fields.length > mostOpen || state.begunFields > mostFields) throw new UnfillableError("size");
}

function endField(state: ParagraphState): void {
  const field = state.fields.pop();
  if (!field) return;
  const outer = state.fields.at(-1);
  const host = outer && !outer.isResult ? outer : null;
  const { kind, name } = fieldCode(field.code);
  if (kind === "IF") return void endIfField(state, field, host);
  if (evaluated.test(kind)) throw new UnfillableError("field", kind);
  // Word would evaluate the outer field again, with the values in it.
  if (field.inlines.some((each) => each.kind !== "text")) throw new UnfillableError("field", kind);
  if (kind === "MERGEFIELD" && name !== "") return void endMergeField(state, field, host);
  if (host) host.isForeign = true;
  if (opaque.test(kind)) setApart(state, field.mark);
}

/** @param host the field whose code this one is part of */
function endIfField(state: ParagraphState, field: OpenField, host: OpenField | null): void {
  const { context } = state;
  const parts = field.isForeign ? null : ifParts(codeOf(field.inlines), field.inlines);
  if (!parts) throw new UnfillableError("field", "IF");
  if (host) return void host.inlines.push(...parts);
  for (const element of field.elements) context.edits.remove(element);
  const [begin] = field.elements;
  if (begin) context.edits.replace(begin, betweenRuns(parts, begin, context));
  dropTexts(state, field.mark);
}

/** @param host the field whose code this one is part of */
function endMergeField(state: ParagraphState, field: OpenField, host: OpenField | null): void {
  const { context, runs } = state;
  const { edits } = context;
  const place = field.firstText ?? field.codeElement;
  if (host) {
    const read = readMergeField(field.code);
    if (!read || read.isUnknown) throw new UnfillableError("field", field.code.trim().slice(0, 60));
    const value = { field: read.field, format: read.format };
    const look = lookOf(childAt(runs.get(place), "w:rPr"));
    return void host.inlines.push({ kind: "field", value, sample: "", run: look });
  }
  const key = keyOfMergeField(field.code, context);
  for (const element of field.elements) edits.remove(element);
  edits.replace(place, edits.text([edits.hole(key, place)], place));
  context.found(key);
  dropTexts(state, field.mark);
}

function readSimpleField(state: ParagraphState, element: XmlElement): void {
  const { context, texts, fields } = state;
  const { edits } = context;
  const code = element.attributes["w:instr"] ?? "";
  const { kind, name } = fieldCode(code);
  if (evaluated.test(kind)) throw new UnfillableError("field", kind);
  const mark = texts.length;
  if (kind !== "MERGEFIELD" || name === "") {
    readContent(state, element);
    if (opaque.test(kind)) setApart(state, mark);
    return;
  }
  if (fields.some(({ isResult }) => !isResult)) throw new UnfillableError("field", "MERGEFIELD");
  const key = keyOfMergeField(code, context);
  const [run] = descendants(element, "w:r");
  edits.replace(element, edits.run([edits.hole(key, element)], childAt(run, "w:rPr"), element));
  context.found(key);
  texts.push(null);
}

/** Keeps tags from reaching over the texts since `mark`. */
function setApart({ texts }: ParagraphState, mark: number): void {
  texts.splice(mark, 0, null);
  texts.push(null);
}

/** Drops the texts since `mark`, which a hole has replaced. */
function dropTexts({ texts }: ParagraphState, mark: number): void {
  texts.splice(mark, texts.length, null);
}

/** The texts between nulls. */
function stretches(texts: readonly (TextPiece | null)[]): TextPiece[][] {
  const found: TextPiece[][] = [[]];
  for (const piece of texts) {
    if (piece) found.at(-1)?.push(piece);
    else found.push([]);
  }
  return found.filter((stretch) => stretch.length > 0);
}
