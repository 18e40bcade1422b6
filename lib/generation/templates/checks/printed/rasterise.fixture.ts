import { createHash } from "node:crypto";
import { inflateSync } from "node:zlib";
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

async function openPdf(pdf: Uint8Array, hasProfiles = false) {
  opened += 1;
  if (opened % mostDocuments === 0) library = await PDFiumLibrary.init();
  return library.loadDocument(hasProfiles ? pdf : withoutProfiles(pdf));
}

/** The engine's profiles of sRGB and of its greys (SHA-256). */
const engineProfiles = [
  "c56e1685d888f5edb92fe07f2750f387f8fe8e91b32ff8fb0b56bfbbb9458353",
  "00c0f94e09127520a17dc0e1d9264b5702081d96dbdb1549ee88e3631ce42a9d",
];
const profileStream = /<<\s*\/Length (\d+)\s*\/N [13]\s*\/Range \[[01 ]+\]\s*\/Filter \/FlateDecode\s*>>\s*stream\n/g;

/**
 * A copy without the data of these profiles. PDFium computes tables for both in every document, which takes longer than
 * all else that it does to a page; without the data it takes their colours for sRGB, which gives the same pixels but
 * for a step of 255 in transparent drawings. Any other profile stays.
 */
function withoutProfiles(pdf: Uint8Array): Uint8Array {
  const copy = Buffer.from(pdf);
  for (const { 0: dictionary, 1: length, index } of copy.toString("latin1").matchAll(profileStream)) {
    const data = copy.subarray(index + dictionary.length).subarray(0, Number(length));
    if (isOfEngine(data)) data.fill(0);
  }
  return copy;
}

/** By the compressed profile: all documents have the same two. */
const ofEngine = new Map<string, boolean>();

function isOfEngine(profile: Buffer): boolean {
  const key = profile.toString("latin1");
  const isKnown = ofEngine.get(key);
  if (isKnown !== undefined) return isKnown;
  const is = engineProfiles.includes(createHash("sha256").update(inflateSync(profile)).digest("hex"));
  ofEngine.set(key, is);
  return is;
}

/**
 * The pages of a PDF (indices; default: all), one after the other, as printed at this many dots per inch.
 *
 * @param hasProfiles to be exact to the last step, which stored pictures of few colours show
 */
export async function* rasterise(
  pdf: Uint8Array,
  dpi: number,
  wanted?: readonly number[],
  hasProfiles = false,
): AsyncGenerator<Raster> {
  const document = await openPdf(pdf, hasProfiles);
  try {
    for (const index of wanted ?? Array.from({ length: document.getPageCount() }, (_, page) => page)) {
      yield await document.getPage(index).render({ scale: dpi / 72, render: async ({ data }) => data });
    }
  } finally {
    document.destroy();
  }
}

/**
 * The text of the pages (indices; default: all) as a person would copy it: complex scripts by the PDF's own
 * glyph-to-text mapping.
 */
export async function copiedTexts(pdf: Uint8Array, wanted?: readonly number[]): Promise<string[]> {
  const document = await openPdf(pdf);
  try {
    const indices = wanted ?? Array.from({ length: document.getPageCount() }, (_, page) => page);
    return indices.map((index) => document.getPage(index).getText());
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
