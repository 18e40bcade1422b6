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
 * @param hasFields whether form fields are drawn too. Each file then gets a PDFium of its own, because one that a hostile
 * form stops halfway must not draw others.
 * @returns null for a page that it can't draw, and nothing for a file that it can't open
 */
export async function drawPages(
  pdf: Uint8Array,
  dpi: number,
  mostPixels: number,
  wanted?: readonly number[],
  hasFields = false,
): Promise<(PagePixels | null)[]> {
  loading ??= load();
  const opened = await open(await (hasFields ? load() : loading), pdf);
  if (opened === null) return [];
  try {
    const pages = wanted ?? Array.from({ length: opened.getPageCount() }, (_, page) => page);
    const drawn: (PagePixels | null)[] = [];
    for (const page of pages) drawn.push(await draw(opened, page, { wanted: dpi / 72, mostPixels, hasFields }));
    return drawn;
  } finally {
    opened.destroy();
  }
}

const load = async () => (await import("@hyzyla/pdfium")).PDFiumLibrary.init();

type Opened = Awaited<ReturnType<PDFiumLibrary["loadDocument"]>>;

async function open(library: PDFiumLibrary, pdf: Uint8Array): Promise<Opened | null> {
  try {
    return await library.loadDocument(pdf);
  } catch {
    return null;
  }
}

async function draw(
  opened: Opened,
  index: number,
  { wanted, mostPixels, hasFields }: { wanted: number; mostPixels: number; hasFields: boolean },
): Promise<PagePixels | null> {
  try {
    const page = opened.getPage(index);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = Math.min(wanted, mostPixels / Math.max(originalWidth, originalHeight, 1));
    const { width, height, data } = await page.render({
      scale,
      renderFormFields: hasFields,
      render: async ({ data }) => data,
    });
    return { width, height, data, scale };
  } catch {
    return null;
  }
}
