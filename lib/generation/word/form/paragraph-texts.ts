import { readMergeField } from "../fields/merge-field.ts";
import type { Inline } from "../model.ts";
import { ifParts } from "../read-fields.ts";
import { controlName } from "../read-runs.ts";
import { symbolOf } from "../styles/symbols.ts";
import { childAt, descendants, elementsOf, textOf, type XmlElement } from "../xml-tree.ts";
import { fillControl } from "./controls.ts";
import { betweenRuns, codeOf, evaluated, fieldCode, keyOfMergeField, lookOf, opaque } from "./field-runs.ts";
import type { FillContext, TextPiece } from "./fill-context.ts";
import { UnfillableError } from "./form.ts";

/** Fields in each other, and in a paragraph: more is no letter, and would take long. */
const mostOpen = 20;
const mostFields = 2_000;

/** A complex field (17.16.18) that is open. */
interface OpenField {
  code: string;
  /** The same with the values and conditions in it, as `ifParts` takes it. */
  inlines: Inline[];
  /** Whether something else stands in it. */
  isForeign: boolean;
  codeElement: XmlElement;
  isResult: boolean;
  /** The children of runs from its beginning on. */
  elements: XmlElement[];
  firstText: XmlElement | null;
  /** Where the paragraph's texts were at its beginning. */
  mark: number;
}

const isBreak = (name: string) =>
  !/^w:(rPr|lastRenderedPageBreak|bookmark|comment|proofErr|perm|footnoteRef$|endnoteRef$|annotationRef)/.test(name);

/**
 * Fills a paragraph's merge fields and content controls with holes, and collects the texts in which tags may stand: those
 * that follow each other directly, as `readInlines` has them.
 */
export function paragraphTexts(paragraph: XmlElement, context: FillContext): TextPiece[][] {
  const { edits, visit } = context;
  let texts: (TextPiece | null)[] = [];
  const fields: OpenField[] = [];
  const runs = new Map<XmlElement, XmlElement>();
  let begun = 0;

  const readRunChild = (child: XmlElement, run: XmlElement) => {
    const push = (text: string) => texts.push({ element: child, text, run, isInField: fields.length > 0 });
    if (child.name === "w:fldChar" && child.attributes["w:fldCharType"] === "begin") {
      const field = {
        code: "",
        inlines: [],
        isForeign: false,
        codeElement: child,
        isResult: false,
        elements: [],
        firstText: null,
        mark: texts.length,
      };
      fields.push(field);
      if (fields.length > mostOpen || ++begun > mostFields) throw new UnfillableError("size");
    }
    runs.set(child, run);
    for (const field of fields) field.elements.push(child);
    const field = fields.at(-1);
    if (field && !field.isResult && !/^w:(?:fldChar|instrText)$/.test(child.name)) field.isForeign = true;
    switch (child.name) {
      case "w:fldChar": {
        const type = child.attributes["w:fldCharType"];
        if (type === "separate" && field) field.isResult = true;
        if (type === "end") endField();
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
        visit(child);
    }
  };

  const setApart = (from: number) => {
    texts.splice(from, 0, null);
    texts.push(null);
  };

  const endField = () => {
    const field = fields.pop();
    if (!field) return;
    const { kind, name } = fieldCode(field.code);
    const outer = fields.at(-1);
    const isInCode = outer !== undefined && !outer.isResult;
    if (kind === "IF") {
      const parts = field.isForeign ? null : ifParts(codeOf(field.inlines), field.inlines);
      if (!parts) throw new UnfillableError("field", kind);
      if (isInCode) return void outer.inlines.push(...parts);
      for (const element of field.elements) edits.remove(element);
      const [begin] = field.elements;
      if (begin) edits.replace(begin, betweenRuns(parts, begin, context));
      texts = [...texts.slice(0, field.mark), null];
      return;
    }
    if (evaluated.test(kind)) throw new UnfillableError("field", kind);
    // Word would evaluate the outer field anew, with what stands in it.
    if (field.inlines.some((each) => each.kind !== "text")) throw new UnfillableError("field", kind);
    if (kind !== "MERGEFIELD" || name === "") {
      if (isInCode) outer.isForeign = true;
      if (opaque.test(kind)) setApart(field.mark);
      return;
    }
    if (isInCode) {
      const read = readMergeField(field.code);
      if (!read || read.isUnknown) throw new UnfillableError("field", field.code.trim().slice(0, 60));
      const { field: named, format } = read;
      const run = runs.get(field.firstText ?? field.codeElement);
      const look = lookOf(childAt(run, "w:rPr"));
      return void outer.inlines.push({ kind: "field", value: { field: named, format }, sample: "", run: look });
    }
    const key = keyOfMergeField(field.code, context);
    const place = field.firstText ?? field.codeElement;
    for (const element of field.elements) edits.remove(element);
    edits.replace(place, edits.text([edits.hole(key, place)], place));
    context.found(key);
    texts = [...texts.slice(0, field.mark), null];
  };

  const readAll = (parent: XmlElement): void => {
    for (const child of elementsOf(parent)) {
      switch (child.name) {
        case "w:r":
          for (const each of elementsOf(child)) if (each.name !== "w:rPr") readRunChild(each, child);
          break;
        case "w:hyperlink": {
          const isLink = context.isExternalLink(child.attributes["r:id"] ?? "");
          if (isLink) texts.push(null);
          readAll(child);
          if (isLink) texts.push(null);
          break;
        }
        case "w:fldSimple":
          readSimpleField(child);
          break;
        case "w:sdt": {
          const name = controlName(child, context);
          if (name === null) readAll(childAt(child, "w:sdtContent") ?? child);
          else {
            fillControl(child, name, context);
            texts.push(null);
          }
          break;
        }
        case "w:ins":
        case "w:moveTo":
        case "w:smartTag":
        case "w:customXml":
        case "w:dir":
        case "w:bdo":
          readAll(child);
          break;
        case "mc:AlternateContent":
          for (const branch of elementsOf(child)) {
            texts.push(null);
            readAll(branch);
          }
          texts.push(null);
          break;
        case "m:oMath":
        case "m:oMathPara":
          texts.push(null);
          break;
      }
    }
  };

  const readSimpleField = (element: XmlElement) => {
    const code = element.attributes["w:instr"] ?? "";
    const { kind, name } = fieldCode(code);
    if (evaluated.test(kind)) throw new UnfillableError("field", kind);
    const mark = texts.length;
    if (kind !== "MERGEFIELD" || name === "") {
      readAll(element);
      if (opaque.test(kind)) setApart(mark);
      return;
    }
    if (fields.some(({ isResult }) => !isResult)) throw new UnfillableError("field", "MERGEFIELD");
    const key = keyOfMergeField(code, context);
    const [run] = descendants(element, "w:r");
    edits.replace(element, edits.run([edits.hole(key, element)], childAt(run, "w:rPr"), element));
    context.found(key);
    texts.push(null);
  };

  readAll(paragraph);
  // The rest of a field that ends in another paragraph would stay there as text.
  for (const { kind, name } of fields.map(({ code }) => fieldCode(code))) {
    if (kind === "MERGEFIELD" || evaluated.test(kind))
      throw new UnfillableError("field", evaluated.test(kind) ? kind : name);
  }
  return stretches(texts);
}

function stretches(texts: readonly (TextPiece | null)[]): TextPiece[][] {
  const found: TextPiece[][] = [[]];
  for (const piece of texts) {
    if (piece) found.at(-1)?.push(piece);
    else found.push([]);
  }
  return found.filter((stretch) => stretch.length > 0);
}
