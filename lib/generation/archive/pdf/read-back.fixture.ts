import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { closePdf, openPdf } from "./open-pdf.fixture.ts";

/** For tests: what an independent reader finds in a PDF. Without object numbers, so that two PDFs can be compared. */
export interface ReadBack {
  info: Record<string, unknown>;
  xmpTitle: unknown;
  xmpCreators: unknown[];
  fingerprint: string | undefined;
  outline: unknown;
  pages: ReadPage[];
}

export interface StructureNode {
  role?: string;
  /** `mc7` for the page's marked content 7. */
  id?: string;
  /** The alternative text of a figure. */
  alt?: string;
  children?: StructureNode[];
}

export interface ReadPage {
  text: string;
  structure: StructureNode;
  /** A URL, or the index of a page of the same PDF. */
  links: (string | number)[];
  /** Links in the structure tree that are missing on the page; empty in a valid PDF. */
  strayLinks: unknown[];
}

/** Reads the given `pages` (indices), or every page. */
export async function readBack(pdf: Uint8Array, pages?: number[]): Promise<ReadBack> {
  const document = await openPdf(pdf);
  const read = await readOpened(document, pages);
  await closePdf(document);
  return read;
}

/** The same of an open PDF. */
export async function readOpened(document: PDFDocumentProxy, pages?: number[]): Promise<ReadBack> {
  const { info, metadata } = await document.getMetadata();
  const wanted = pages ?? Array.from({ length: document.numPages }, (_, index) => index);
  const read: ReadBack = {
    info: info as Record<string, unknown>,
    xmpTitle: metadata?.get("dc:title"),
    xmpCreators: [metadata?.get("dc:creator") ?? []].flat(),
    fingerprint: document.fingerprints[0] ?? undefined,
    outline: await document.getOutline(),
    pages: [],
  };
  for (const index of wanted) read.pages.push(await readPage(await document.getPage(index + 1), document));
  return read;
}

type Destinations = { getPageIndex(reference: never): Promise<number> };

async function readPage(page: PDFPageProxy, document: Destinations): Promise<ReadPage> {
  const { items } = await page.getTextContent();
  const annotations = (await page.getAnnotations()) as { id: string; url?: string; dest?: [never] }[];
  const structure = JSON.stringify(await page.getStructTree());
  const held = [...structure.matchAll(/"type":"object","id":"([^"]+)"/g)].map(([, id]) => id);
  return {
    text: items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""),
    structure: JSON.parse(structure.replace(/p\d+R_mc/g, "mc").replace(/"id":"[^"]*\d+R"/g, '"id":"link"')),
    links: await Promise.all(annotations.map(({ url, dest }) => url ?? document.getPageIndex(dest?.[0] as never))),
    strayLinks: held.filter((id) => !annotations.some((annotation) => annotation.id === id)),
  };
}
