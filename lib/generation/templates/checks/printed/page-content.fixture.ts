import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { closePdf, openPdf } from "../../../archive/pdf/open-pdf.fixture.ts";
import { type Box, type Matrix, union } from "./page-geometry.fixture.ts";
import { type Handler, handlers, type Operands, startOfPage } from "./page-operators.fixture.ts";

/** One run of glyphs on a page, as a reader sees it, with what clips it. */
export interface PlacedText {
  text: string;
  /** From the descenders to the tops of the capitals, without accents. */
  box: Box;
  /** The visible area at the text's position. */
  clip: Box;
  /** The start of the baseline. */
  origin: { x: number; y: number };
  /** In millimetres. */
  size: number;
  /** Boxes drawn for characters that the font lacks. */
  missing: number;
  /** The marked content id in the structure tree; null for artifacts. */
  content: number | null;
}

export interface PlacedShape {
  box: Box;
  content: number | null;
  /** For a raster image: how much wider it is drawn than its proportions; 1 is undistorted. */
  stretch?: number;
}

/** All in millimetres from the page's top left corner. */
export interface PageContent {
  width: number;
  height: number;
  texts: PlacedText[];
  /** Drawn rectangles, lines and curves, each as its bounding box. */
  shapes: PlacedShape[];
  /** Images and symbols with a meaning: one for each marked content that is not text. */
  pictures: PlacedShape[];
}

const millimetres = 25.4 / 72;

/** For tests: the positions of everything on the pages (indices; default: all) of a PDF, page by page. */
export async function* readPageContents(pdf: Uint8Array, wanted?: readonly number[]): AsyncGenerator<PageContent> {
  const document = await openPdf(pdf);
  yield* readOpenedContents(document, wanted);
  await closePdf(document);
}

/** The same of an open PDF. */
export async function* readOpenedContents(
  document: PDFDocumentProxy,
  wanted?: readonly number[],
): AsyncGenerator<PageContent> {
  const indices = wanted ?? Array.from({ length: document.numPages }, (_, index) => index);
  for (const index of indices) yield await readPage(await document.getPage(index + 1));
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
