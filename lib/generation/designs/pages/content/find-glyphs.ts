import { damaged, tooComplex } from "../pdf/faults.ts";
import type { SourcePdf } from "../pdf/source-pdf.ts";
import { isDictionary, isName, isStream, type PdfDictionary, type PdfStream, type PdfValue } from "../pdf/value.ts";
import { type Content, type ReadContent, rawResource, resourceOf } from "./content.ts";
import { type PageFont, readFont } from "./fonts.ts";
import { type Glyph, placeGlyphs } from "./glyph.ts";
import type { IsVisible } from "./layers.ts";
import { identity, type Matrix, multiply, readMatrix } from "./matrix.ts";
import type { Operation } from "./operators.ts";
import { createTextCursor, type TextCursor } from "./text-cursor.ts";
import { firstState, numberAt, setColour, setTextState, type TextState } from "./text-state.ts";

/** How deep forms are nested within forms. */
const deepestForm = 12;
/** Saved graphics states, and open marks: each of them costs PDFium 10 kB. */
const mostSaved = 2_000;

/** The glyphs of a page. */
export interface PageText {
  glyphs: Glyph[];
  /** Those in hidden layers. */
  hidden: Glyph[];
  /** Whether something on the page is hidden by a layer that is switched off. */
  hasHidden: boolean;
}

/** What a page and all forms on it share. */
interface PageWalk {
  pdf: SourcePdf;
  read: ReadContent;
  isVisible: IsVisible;
  fonts: Map<PdfDictionary, PageFont>;
  /** The forms that are being drawn, from the outermost on. */
  openForms: Set<PdfValue>;
  found: PageText;
}

/** A walk through the operations of one content stream. */
interface ContentWalk extends PageWalk {
  content: Content;
  state: TextState;
  savedStates: TextState[];
  cursor: TextCursor;
  marks: ReturnType<typeof createMarks>;
}

/**
 * Finds every glyph of a page and its forms, as a reader draws them (ISO 32000-1, 9.4). On the way, edits out what
 * belongs to hidden layers, and all marks of layers and structure: on documents, the page is an artifact.
 * @throws AppError for a page that is nested too deeply, or whose glyphs have no place
 */
export function findGlyphs(
  pdf: SourcePdf,
  page: Content,
  base: Matrix,
  read: ReadContent,
  isVisible: IsVisible,
): PageText {
  const found: PageText = { glyphs: [], hidden: [], hasHidden: false };
  walkContent({ pdf, read, isVisible, fonts: new Map(), openForms: new Set(), found }, page, firstState(base));
  if (found.glyphs.some(({ x, y }) => !Number.isFinite(x + y))) throw damaged();
  return found;
}

function walkContent(page: PageWalk, content: Content, outerState: TextState): void {
  const walk: ContentWalk = {
    ...page,
    content,
    state: { ...outerState },
    savedStates: [],
    cursor: createTextCursor(),
    marks: createMarks(),
  };
  for (const [index, operation] of content.operations.entries()) {
    perform(walk, index, operation);
    if (walk.marks.isHidden() && paints.has(operation.name)) walk.found.hasHidden = true;
  }
}

/** Does what an operation does to the state, and collects the glyphs that it shows. */
function perform(walk: ContentWalk, index: number, { name, operands }: Operation): void {
  const { pdf, content, state, cursor } = walk;
  switch (name) {
    case "q":
      if (walk.savedStates.push({ ...state }) > mostSaved) throw tooComplex();
      return;
    case "Q":
      walk.state = walk.savedStates.pop() ?? state;
      return;
    case "cm":
      state.matrix = multiply(readMatrix(operands) ?? identity, state.matrix);
      return;
    case "Tf":
      chooseFont(walk, resourceOf(pdf, content, "/Font", operands[0]), numberAt(operands, 1));
      return;
    case "gs": {
      const settings = pdf.dictionary(resourceOf(pdf, content, "/ExtGState", operands[0]));
      const [font, size] = pdf.array(settings.get("/Font")).map(pdf.resolve);
      if (font !== undefined) chooseFont(walk, font, typeof size === "number" ? size : 0);
      return;
    }
    case '"':
      [state.wordSpacing, state.characterSpacing] = [numberAt(operands, 0), numberAt(operands, 1)];
      cursor.move(name, operands, state);
      showGlyphs(walk, index, operands.slice(2));
      return;
    case "'":
      cursor.move(name, operands, state);
      showGlyphs(walk, index, operands);
      return;
    case "Tj":
      showGlyphs(walk, index, operands);
      return;
    case "TJ":
      showGlyphs(walk, index, Array.isArray(operands[0]) ? operands[0] : []);
      return;
    case "Do":
      drawObject(walk, index, operands[0]);
      return;
    case "BMC":
    case "BDC":
    case "EMC":
    case "MP":
    case "DP":
      markContent(walk, index, name, operands);
      return;
    default:
      if (cursor.move(name, operands, state)) return;
      if (walk.marks.isHidden()) hide(content, index, name);
      setTextState(state, name, numberAt(operands, 0));
      setColour(pdf, content.resources, state, name, operands);
  }
}

function chooseFont({ pdf, fonts, state }: ContentWalk, entries: PdfValue, size: number): void {
  state.size = size;
  state.font = null;
  if (!isDictionary(entries)) return;
  state.font = fonts.get(entries) ?? readFont(pdf, entries);
  fonts.set(entries, state.font);
}

function showGlyphs(walk: ContentWalk, operation: number, items: readonly PdfValue[]): void {
  const { pdf, content, state, cursor, marks, found } = walk;
  const spend = (codes: number) => pdf.budget.spend("glyphs", codes);
  const glyphs = placeGlyphs({ content, operation }, items, state, cursor, spend);
  const list = marks.isHidden() ? found.hidden : found.glyphs;
  for (const glyph of glyphs) list.push(glyph);
}

/** Draws a form, or an image, which has no glyphs. One in a hidden layer is edited out. */
function drawObject(walk: ContentWalk, operation: number, name: PdfValue | undefined): void {
  const { pdf, content, marks, isVisible, found } = walk;
  const object = resourceOf(pdf, content, "/XObject", name);
  if (!isStream(object)) return;
  marks.open(!isVisible(object.entries.get("/OC")));
  if (marks.isHidden()) {
    content.edits.set(operation, "");
    found.hasHidden = true;
  } else if (pdf.resolve(object.entries.get("/Subtype")) === "/Form") drawForm(walk, operation, object);
  marks.close();
}

function drawForm(walk: ContentWalk, operation: number, form: PdfStream): void {
  const { pdf, read, content, state, openForms } = walk;
  if (openForms.has(form) || openForms.size > deepestForm) throw tooComplex();
  openForms.add(form);
  const resources = form.entries.get("/Resources");
  const inner = read(form, resources === undefined ? content.resources : pdf.dictionary(resources));
  content.forms.set(operation, inner);
  const matrix = readMatrix(pdf.array(form.entries.get("/Matrix")).map(pdf.resolve)) ?? identity;
  walkContent(walk, inner, { ...state, matrix: multiply(matrix, state.matrix) });
  openForms.delete(form);
}

/** Opens or closes marked content (14.6), and edits its operators out. */
function markContent(walk: ContentWalk, operation: number, name: string, [tag, property]: readonly PdfValue[]): void {
  const { pdf, content, marks, isVisible } = walk;
  content.edits.set(operation, "");
  if (name === "EMC") marks.close();
  if (name !== "BMC" && name !== "BDC") return;
  const isOfLayer = name === "BDC" && tag === "/OC" && isName(property);
  marks.open(isOfLayer && !isVisible(rawResource(pdf, content.resources, "/Properties", property)));
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
      if (marks.push(hides) > mostSaved) throw tooComplex();
      hiding += hides ? 1 : 0;
    },
    close() {
      hiding -= marks.pop() ? 1 : 0;
    },
  };
}
