import type { PDFiumLibrary } from "@hyzyla/pdfium";

/** A page in pixels: RGBA, four bytes each, from the top left. */
export interface PagePixels {
  width: number;
  height: number;
  data: Uint8Array;
  /** Pixels in a point. */
  scale: number;
}

/** Loaded with the first page, so a process that reads none saves its memory. */
let loading: Promise<PDFiumLibrary> | null = null;

/**
 * Draws pages of a PDF. PDFium runs as WebAssembly: whatever a file makes it do, it stays in its own memory.
 * @param mostPixels of the longer side, for pages of two metres
 * @param wanted indices; default: all
 * @returns null for a page that it can't draw, and nothing for a file that it can't open
 */
export async function drawPages(
  pdf: Uint8Array,
  dpi: number,
  mostPixels: number,
  wanted?: readonly number[],
): Promise<(PagePixels | null)[]> {
  loading ??= import("@hyzyla/pdfium").then((module) => module.PDFiumLibrary.init());
  const opened = await open(await loading, pdf);
  if (opened === null) return [];
  try {
    const pages = wanted ?? Array.from({ length: opened.getPageCount() }, (_, page) => page);
    const drawn: (PagePixels | null)[] = [];
    for (const page of pages) drawn.push(await draw(opened, page, dpi / 72, mostPixels));
    return drawn;
  } finally {
    opened.destroy();
  }
}

type Opened = Awaited<ReturnType<PDFiumLibrary["loadDocument"]>>;

async function open(library: PDFiumLibrary, pdf: Uint8Array): Promise<Opened | null> {
  try {
    return await library.loadDocument(pdf);
  } catch {
    return null;
  }
}

async function draw(opened: Opened, index: number, wanted: number, mostPixels: number): Promise<PagePixels | null> {
  try {
    const page = opened.getPage(index);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = Math.min(wanted, mostPixels / Math.max(originalWidth, originalHeight, 1));
    const { width, height, data } = await page.render({ scale, render: async ({ data }) => data });
    return { width, height, data, scale };
  } catch {
    return null;
  }
}
