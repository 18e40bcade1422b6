import type { MergeValue } from "../../templates/merge.ts";
import { readMergeField } from "../fields/merge-field.ts";
import { controlName } from "../read-runs.ts";
import { symbolOf } from "../symbols.ts";
import { childAt, descendants, elementsOf, textOf, type XmlElement } from "../xml-tree.ts";
import type { PartEdits } from "./edits.ts";
import { UnfillableError } from "./form.ts";

/** A piece of a paragraph's text: a `w:t`, or an element that stands for a character. */
export interface TextPiece {
  element: XmlElement;
  text: string;
}

/** A complex field (17.16.18) that is open. */
interface OpenField {
  code: string;
  codeElement: XmlElement;
  isResult: boolean;
  /** The children of runs from its beginning on. */
  elements: XmlElement[];
  firstText: XmlElement | null;
  /** Where the paragraph's texts were at its beginning. */
  mark: number;
}

export interface FillContext {
  edits: PartEdits;
  hasControls: boolean;
  /** Whether a link of this part leads out of the file, by its id. */
  isExternalLink(id: string): boolean;
  /** Called for what has paragraphs of its own inside of a run. */
  visit(element: XmlElement): void;
  /** The key of a field's value; undefined for what isn't a field of the file. @param code its whole instruction or tag */
  keyOf(value: MergeValue, code: string): string | undefined;
  /** Called for each place that takes a value. */
  found(field: string): void;
}

/** Fields whose result depends on the row, or that change which row it is (17.16.5). */
const evaluated =
  /^(IF|COMPARE|NEXT|NEXTIF|SKIPIF|ASK|FILLIN|SET|MERGEREC|MERGESEQ|ADDRESSBLOCK|GREETINGLINE|MERGEBARCODE)$/;
/** Fields whose result isn't text that a tag could be part of. */
const opaque = /^(PAGE|NUMPAGES|SECTIONPAGES|HYPERLINK)$/;
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

  const readRunChild = (child: XmlElement) => {
    if (child.name === "w:fldChar" && child.attributes["w:fldCharType"] === "begin") {
      const field = {
        code: "",
        codeElement: child,
        isResult: false,
        elements: [],
        firstText: null,
        mark: texts.length,
      };
      fields.push(field);
    }
    for (const field of fields) field.elements.push(child);
    const field = fields.at(-1);
    switch (child.name) {
      case "w:fldChar": {
        const type = child.attributes["w:fldCharType"];
        if (type === "separate" && field) field.isResult = true;
        if (type === "end") endField();
        return;
      }
      case "w:instrText":
        if (field && !field.isResult) Object.assign(field, { code: field.code + textOf(child), codeElement: child });
        return;
      case "w:t":
        for (const each of fields) if (each.isResult) each.firstText ??= child;
        return void texts.push({ element: child, text: textOf(child) });
      case "w:noBreakHyphen":
        return void texts.push({ element: child, text: "\u2011" });
      case "w:softHyphen":
        return void texts.push({ element: child, text: "\u00ad" });
      case "w:sym":
        return void texts.push({ element: child, text: symbolOf(child) });
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
    if (evaluated.test(kind)) throw new UnfillableError("field", kind);
    if (kind !== "MERGEFIELD" || name === "") {
      if (opaque.test(kind)) setApart(field.mark);
      return;
    }
    // Word would evaluate the outer field anew, with what stands in it.
    const outer = fields.at(-1);
    if (outer && !outer.isResult) throw new UnfillableError("field", fieldCode(outer.code).kind || "MERGEFIELD");
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
          for (const each of elementsOf(child)) if (each.name !== "w:rPr") readRunChild(each);
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
  const open = fields.find(({ code }) => fieldCode(code).kind === "MERGEFIELD");
  if (open) throw new UnfillableError("field", fieldCode(open.code).name);
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

function fieldCode(code: string): { kind: string; name: string } {
  const [, kind = "", rest = ""] = /^\s*(\S+)\s*(.*)$/s.exec(code) ?? [];
  const [, quoted, bare] = /^(?:"([^"]*)"|(\S+))/.exec(rest) ?? [];
  return { kind: kind.toUpperCase(), name: (quoted ?? bare ?? "").trim() };
}

/** The value in the field's own format; without it, it would be another text. */
function keyOfMergeField(code: string, { keyOf }: FillContext): string {
  const read = readMergeField(code);
  const key = read && (read.isUnknown ? undefined : keyOf(read, code));
  if (key === undefined || key === null) throw new UnfillableError("field", code.trim().slice(0, 60));
  return key;
}

/** Parts of a paragraph that have no text. */
const isMarker = (name: string) => /^w:(pPr|bookmark|comment|perm|proofErr|move(From|To)Range)/.test(name);

/** Puts a hole in the place of a control's text, which keeps the look of its first run. */
export function fillControl(control: XmlElement, field: string, { edits, found }: FillContext): void {
  const content = childAt(control, "w:sdtContent") ?? control;
  const paragraph = descendants(content, "w:p")[0];
  const properties = childAt(control, "w:sdtPr");
  const first = descendants(paragraph ?? content, "w:r")[0];
  // The look of a placeholder isn't that of a text.
  const look = childAt(properties, "w:showingPlcHdr") ? childAt(properties, "w:rPr") : childAt(first, "w:rPr");
  const run = edits.run([edits.hole(field, control)], look, control);
  const within = elementsOf(paragraph ?? content).filter(({ name }) => !isMarker(name));
  for (const element of within) edits.remove(element);
  const place = within[0];
  if (place) edits.replace(place, run);
  else edits.append(paragraph ?? content, run);
  found(field);
}
