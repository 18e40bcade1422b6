import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";

/** A page in pixels: RGBA, four bytes each, from the top left. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

/** PDFium as WebAssembly: the same pixels on every machine. */
let library = await PDFiumLibrary.init();
/** It keeps some memory of each document, and has 2 GB: after so many documents it is replaced by a new one. */
const mostDocuments = 1_000;
let opened = 0;

async function openPdf(pdf: Uint8Array) {
  opened += 1;
  if (opened % mostDocuments === 0) library = await PDFiumLibrary.init();
  return library.loadDocument(pdf);
}

/** The pages of a PDF (indices; default: all), one after the other, as printed at this many dots per inch. */
export async function* rasterise(pdf: Uint8Array, dpi: number, wanted?: readonly number[]): AsyncGenerator<Raster> {
  const document = await openPdf(pdf);
  try {
    for (const index of wanted ?? Array.from({ length: document.getPageCount() }, (_, page) => page)) {
      yield await document.getPage(index).render({ scale: dpi / 72, render: async ({ data }) => data });
    }
  } finally {
    document.destroy();
  }
}

/** The text of each page as a person would copy it: complex scripts by the PDF's own glyph-to-text mapping. */
export async function copiedTexts(pdf: Uint8Array): Promise<string[]> {
  const document = await openPdf(pdf);
  try {
    return Array.from(document.pages(), (page) => page.getText());
  } finally {
    document.destroy();
  }
}

/** `small` uses a palette of 32 colours, for a quarter of the size. */
export function toPng({ width, height, data }: Raster, small = false): Promise<Buffer> {
  const image = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  return image.png(small ? { colours: 32, dither: 0, effort: 10 } : {}).toBuffer();
}

export async function fromPng(png: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
