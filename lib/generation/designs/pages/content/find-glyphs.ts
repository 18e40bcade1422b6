import { damaged, tooComplex } from "../pdf/faults.ts";
import type { SourcePdf } from "../pdf/source-pdf.ts";
import { isDictionary, isName, isStream, type PdfDictionary, type PdfValue } from "../pdf/value.ts";
import { type Content, type ReadContent, rawResource, resourceOf } from "./content.ts";
import { type PageFont, readFont } from "./fonts.ts";
import { type Glyph, setGlyphs } from "./glyph.ts";
import type { IsVisible } from "./layers.ts";
import { identity, type Matrix, multiply, readMatrix } from "./matrix.ts";
import { createTextCursor } from "./text-cursor.ts";
import { firstState, numberAt, setColour, setTextState, type TextState } from "./text-state.ts";

/** Forms within forms, and graphics states and marks that wait for their end. */
const deepest = 12;
const mostKept = 2_000;

/** What a walk over a page's content found. */
export interface PageText {
  glyphs: Glyph[];
  /** Those in hidden layers. */
  hidden: Glyph[];
  /** Whether something on the page is hidden by a layer that is switched off. */
  hasHidden: boolean;
}

/**
 * Finds every glyph of a page and its forms, as a reader draws them (ISO 32000-1, 9.4). What belongs to hidden layers is
 * edited out on the way, and the marks of layers and structure with it: on the documents, all of this is an artifact.
 */
export function findGlyphs(
  pdf: SourcePdf,
  page: Content,
  base: Matrix,
  read: ReadContent,
  isVisible: IsVisible,
): PageText {
  const fonts = new Map<PdfDictionary, PageFont>();
  const found: PageText = { glyphs: [], hidden: [], hasHidden: false };
  const inHand = new Set<PdfValue>();

  const fontOf = (entries: PdfValue): PageFont | null => {
    if (!isDictionary(entries)) return null;
    const font = fonts.get(entries) ?? readFont(pdf, entries);
    fonts.set(entries, font);
    return font;
  };

  const walk = (content: Content, above: TextState) => {
    let state = { ...above };
    const kept: TextState[] = [];
    const cursor = createTextCursor();
    const marks = createMarks();

    const show = (operation: number, items: readonly PdfValue[]) => {
      const spend = (codes: number) => pdf.budget.spend("glyphs", codes);
      const glyphs = setGlyphs({ content, operation }, items, state, cursor, spend);
      const into = marks.isHidden() ? found.hidden : found.glyphs;
      for (const glyph of glyphs) into.push(glyph);
    };
    const draw = (operation: number, name: PdfValue | undefined) => {
      const form = resourceOf(pdf, content, "/XObject", name);
      if (!isStream(form)) return;
      marks.open(!isVisible(form.entries.get("/OC")));
      if (marks.isHidden()) {
        content.edits.set(operation, "");
        found.hasHidden = true;
      } else if (pdf.resolve(form.entries.get("/Subtype")) === "/Form") {
        if (inHand.has(form) || inHand.size > deepest) throw tooComplex();
        inHand.add(form);
        const own = form.entries.get("/Resources");
        const inner = read(form, own === undefined ? content.resources : pdf.dictionary(own));
        content.forms.set(operation, inner);
        const matrix = readMatrix(pdf.array(form.entries.get("/Matrix")).map(pdf.resolve)) ?? identity;
        walk(inner, { ...state, matrix: multiply(matrix, state.matrix) });
        inHand.delete(form);
      }
      marks.close();
    };
    const mark = (operation: number, name: string, [tag, property]: readonly PdfValue[]) => {
      content.edits.set(operation, "");
      if (name === "EMC") marks.close();
      if (name !== "BMC" && name !== "BDC") return;
      const isOfLayer = name === "BDC" && tag === "/OC" && isName(property);
      marks.open(isOfLayer && !isVisible(rawResource(pdf, content.resources, "/Properties", property)));
    };
    const chooseFont = (font: PdfValue, size: number) => {
      [state.font, state.size] = [fontOf(font), size];
    };

    for (const [index, { name, operands }] of content.operations.entries()) {
      switch (name) {
        case "q":
          // Each costs PDFium 10 kB.
          if (kept.push({ ...state }) > mostKept) throw tooComplex();
          break;
        case "Q":
          state = kept.pop() ?? state;
          break;
        case "cm":
          state.matrix = multiply(readMatrix(operands) ?? identity, state.matrix);
          break;
        case "Tf":
          chooseFont(resourceOf(pdf, content, "/Font", operands[0]), numberAt(operands, 1));
          break;
        case "gs": {
          const settings = pdf.dictionary(resourceOf(pdf, content, "/ExtGState", operands[0]));
          const [font, size] = pdf.array(settings.get("/Font")).map(pdf.resolve);
          if (font !== undefined) chooseFont(font, typeof size === "number" ? size : 0);
          break;
        }
        case '"':
          [state.wordSpacing, state.characterSpacing] = [numberAt(operands, 0), numberAt(operands, 1)];
          cursor.move(name, operands, state);
          show(index, operands.slice(2));
          break;
        case "'":
          cursor.move(name, operands, state);
          show(index, operands);
          break;
        case "Tj":
          show(index, operands);
          break;
        case "TJ":
          show(index, Array.isArray(operands[0]) ? operands[0] : []);
          break;
        case "Do":
          draw(index, operands[0]);
          break;
        case "BMC":
        case "BDC":
        case "EMC":
        case "MP":
        case "DP":
          mark(index, name, operands);
          break;
        default:
          if (cursor.move(name, operands, state)) break;
          if (marks.isHidden()) hide(content, index, name);
          setTextState(state, name, numberAt(operands, 0));
          setColour(pdf, content.resources, state, name, operands);
      }
      if (marks.isHidden() && paints.has(name)) found.hasHidden = true;
    }
  };

  walk(page, firstState(base));
  if (found.glyphs.some(({ x, y }) => !Number.isFinite(x + y))) throw damaged();
  return found;
}

const paths = new Set(["S", "s", "f", "F", "f*", "B", "B*", "b", "b*"]);
const paints = new Set([...paths, "sh", "BI", "Do", "Tj", "TJ", "'", '"']);

/** A path that isn't painted still ends, because it may clip. */
function hide({ edits }: Content, index: number, name: string): void {
  if (paths.has(name)) edits.set(index, "n");
  if (name === "sh" || name === "BI") edits.set(index, "");
}

/** The open marks of layers and structure, and whether one of them hides what is in it. */
function createMarks() {
  const marks: boolean[] = [];
  let hiding = 0;
  return {
    isHidden: () => hiding > 0,
    open(hides: boolean) {
      if (marks.push(hides) > mostKept) throw tooComplex();
      hiding += hides ? 1 : 0;
    },
    close() {
      hiding -= marks.pop() ? 1 : 0;
    },
  };
}
