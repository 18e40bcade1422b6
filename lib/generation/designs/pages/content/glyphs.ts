import { damaged, tooComplex } from "../pdf/faults.ts";
import type { SourcePdf } from "../pdf/source-pdf.ts";
import { isDictionary, isName, isStream, isString, type PdfDictionary, type PdfValue } from "../pdf/value.ts";
import { type Content, type ReadContent, rawResource, resourceOf } from "./content.ts";
import { type PageFont, readFont } from "./fonts.ts";
import type { IsVisible } from "./layers.ts";
import { apply, identity, type Matrix, multiply, readMatrix } from "./matrix.ts";
import { firstState, setColour, setTextState, type TextState } from "./text-state.ts";

/** A glyph where it stands on the page, in points from the bottom left corner as the page is displayed. */
export interface Glyph {
  text: string;
  x: number;
  y: number;
  /** To where the next glyph would stand. */
  advance: readonly [x: number, y: number];
  /** Of the font, as displayed. */
  size: number;
  font: PageFont;
  code: number;
  /** Null if it can't be said simply, as with a pattern. */
  color: string | null;
  /** As the text that a scanner recognised, behind its picture. */
  isInvisible: boolean;
  /** Where it is in the source: the operation, the item of its array, and the place among the item's codes. */
  content: Content;
  operation: number;
  item: number;
  index: number;
  /** What moves the next glyph as far as this one does, in an array of `TJ`. */
  movement: number;
}

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
    let [textMatrix, lineMatrix]: [Matrix, Matrix] = [identity, identity];
    /** For each open mark, whether it hides what is in it; and how many do. */
    const marks: boolean[] = [];
    let hiding = 0;
    const isHidden = () => hiding > 0;
    const open = (hides: boolean) => {
      if (marks.push(hides) > mostKept) throw tooComplex();
      hiding += hides ? 1 : 0;
    };
    const close = () => {
      hiding -= marks.pop() ? 1 : 0;
    };

    const moveLine = (x: number, y: number) => {
      lineMatrix = multiply([1, 0, 0, 1, x, y], lineMatrix);
      textMatrix = lineMatrix;
    };
    const show = (operation: number, items: readonly PdfValue[]) => {
      const { font, size, scale } = state;
      for (const [item, value] of items.entries()) {
        if (typeof value === "number")
          textMatrix = multiply([1, 0, 0, 1, (-value / 1000) * size * scale, 0], textMatrix);
        if (!isString(value) || font === null) continue;
        const codes = font.decode(value.bytes);
        pdf.budget.spend("glyphs", codes.length);
        for (const [index, { code, bytes, text, width }] of codes.entries()) {
          const spacing = state.characterSpacing + (bytes === " " ? state.wordSpacing : 0);
          const length = (width * size + spacing) * scale;
          const whole = multiply(textMatrix, state.matrix);
          const [x, y] = apply(whole, 0, state.rise);
          const [endX, endY] = apply(whole, length, state.rise);
          (isHidden() ? found.hidden : found.glyphs).push({
            text,
            x,
            y,
            advance: [endX - x, endY - y],
            size: Math.abs(size) * Math.hypot(whole[2], whole[3]),
            font,
            code,
            color: state.color,
            isInvisible: state.mode === 3 || state.mode === 7,
            content,
            operation,
            item,
            index,
            movement: size === 0 ? 0 : (-1000 * (width * size + spacing)) / size,
          });
          textMatrix = multiply([1, 0, 0, 1, length, 0], textMatrix);
        }
      }
    };
    const draw = (operation: number, name: PdfValue | undefined) => {
      const form = resourceOf(pdf, content, "/XObject", name);
      if (!isStream(form)) return;
      const hides = !isVisible(form.entries.get("/OC"));
      open(hides);
      if (isHidden()) {
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
      close();
    };
    const mark = (operation: number, name: string, [tag, property]: readonly PdfValue[]) => {
      content.edits.set(operation, "");
      if (name === "MP" || name === "DP") return;
      const isOfLayer = name === "BDC" && tag === "/OC" && isName(property);
      open(isOfLayer && !isVisible(rawResource(pdf, content.resources, "/Properties", property)));
    };

    for (const [index, { name, operands }] of content.operations.entries()) {
      const number = (place: number) => {
        const value = operands[place];
        return typeof value === "number" ? value : 0;
      };
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
        case "BT":
          [textMatrix, lineMatrix] = [identity, identity];
          break;
        case "Tm":
          lineMatrix = readMatrix(operands) ?? lineMatrix;
          textMatrix = lineMatrix;
          break;
        case "Td":
          moveLine(number(0), number(1));
          break;
        case "TD":
          state.leading = -number(1);
          moveLine(number(0), number(1));
          break;
        case "T*":
          moveLine(0, -state.leading);
          break;
        case "Tf":
          state.font = fontOf(resourceOf(pdf, content, "/Font", operands[0]));
          state.size = number(1);
          break;
        case "Tj":
          show(index, operands);
          break;
        case "TJ":
          show(index, Array.isArray(operands[0]) ? operands[0] : []);
          break;
        case "'":
          moveLine(0, -state.leading);
          show(index, operands);
          break;
        case '"':
          [state.wordSpacing, state.characterSpacing] = [number(0), number(1)];
          moveLine(0, -state.leading);
          show(index, operands.slice(2));
          break;
        case "gs": {
          const settings = pdf.dictionary(resourceOf(pdf, content, "/ExtGState", operands[0]));
          const [font, size] = pdf.array(settings.get("/Font")).map(pdf.resolve);
          if (font !== undefined) [state.font, state.size] = [fontOf(font), typeof size === "number" ? size : 0];
          break;
        }
        case "Do":
          draw(index, operands[0]);
          break;
        case "BMC":
        case "BDC":
        case "MP":
        case "DP":
          mark(index, name, operands);
          break;
        case "EMC":
          content.edits.set(index, "");
          close();
          break;
        default:
          if (isHidden()) hide(content, index, name);
          setTextState(state, name, number(0));
          setColour(pdf, content.resources, state, name, operands);
      }
      if (isHidden() && paints.has(name)) found.hasHidden = true;
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
