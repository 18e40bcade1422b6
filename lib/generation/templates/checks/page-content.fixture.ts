import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type Box, type Matrix, union } from "./page-geometry.fixture.ts";
import { type Handler, handlers, type Operands, startOfPage } from "./page-operators.fixture.ts";

/** One run of glyphs as it stands on a page: what a reader sees, with what hides it. */
export interface PlacedText {
  text: string;
  /** From the descenders to the capitals' tops, accents left out. */
  box: Box;
  /** What is visible of the page where the text is set. */
  clip: Box;
  /** The baseline's start. */
  origin: { x: number; y: number };
  /** In millimetres. */
  size: number;
  /** Glyphs of the font's box for characters that it lacks. */
  missing: number;
  /** The marked content that the structure tree names; null for artifacts. */
  content: number | null;
}

export interface PlacedShape {
  box: Box;
  content: number | null;
  /** Of a picture in pixels: how much wider it is drawn than its height asks for; 1 is not at all. */
  stretch?: number;
}

/** All in millimetres from the page's top left corner. */
export interface PageContent {
  width: number;
  height: number;
  texts: PlacedText[];
  /** Rectangles, lines and curves as they are drawn, each by the box around it. */
  shapes: PlacedShape[];
  /** Pictures and symbols that mean something: one for each marked content that is no text. */
  pictures: PlacedShape[];
}

const millimetres = 25.4 / 72;

/** For tests: where everything stands on the pages (indices; default: all) of a PDF, one page after the other. */
export async function* readPageContents(pdf: Uint8Array, wanted?: readonly number[]): AsyncGenerator<PageContent> {
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
  const document: PDFDocumentProxy = await task.promise;
  const indices = wanted ?? Array.from({ length: document.numPages }, (_, index) => index);
  for (const index of indices) yield await readPage(await document.getPage(index + 1));
  await task.destroy();
}

async function readPage(page: PDFPageProxy): Promise<PageContent> {
  const { width, height } = page.getViewport({ scale: millimetres });
  const toPage: Matrix = [millimetres, 0, 0, -millimetres, 0, height];
  const { fnArray, argsArray } = await page.getOperatorList();
  const isDrawnGlyph = (font: string) => (page.commonObjs.get(font) as { isType3Font?: boolean }).isType3Font === true;
  const state = startOfPage(toPage, { left: 0, top: 0, right: width, bottom: height }, isDrawnGlyph);
  for (const [index, operator] of fnArray.entries()) {
    const handle: Handler | undefined = handlers[operator];
    handle?.(state, (argsArray[index] ?? []) as Operands);
  }
  return { width, height, texts: state.texts, shapes: state.shapes, pictures: picturesOf(state) };
}

function picturesOf({ texts, shapes }: Pick<PageContent, "texts" | "shapes">): PlacedShape[] {
  const ofText = new Set(texts.map(({ content }) => content));
  const pictures = new Map<number, PlacedShape>();
  for (const { content, box, ...drawn } of shapes) {
    if (content === null || ofText.has(content)) continue;
    const known = pictures.get(content);
    pictures.set(content, { content, ...known, ...drawn, box: union(known?.box ?? box, box) });
  }
  return Array.from(pictures.values());
}
