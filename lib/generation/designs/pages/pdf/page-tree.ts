import { limits } from "#lib/contracts/limits.ts";
import { damaged, tooComplex, tooManyPages } from "./faults.ts";
import type { SourcePdf } from "./source-pdf.ts";
import { isDictionary, isStream, type PdfDictionary, type PdfStream, type PdfValue } from "./value.ts";

/** A page with what it inherits (ISO 32000-1, 7.7.3.4). */
export interface SourcePage {
  entries: PdfDictionary;
  resources: PdfDictionary;
  /** The visible part: left, bottom, right, top, in units of the page. */
  box: readonly [number, number, number, number];
  /** Clockwise: 0, 90, 180 or 270 degrees. */
  rotation: number;
  /** Points in a unit. */
  unit: number;
  streams: PdfStream[];
}

const inherited = ["/Resources", "/MediaBox", "/CropBox", "/Rotate"];
const deepest = 50;
/** Letter: what readers assume for a page without a size. */
const usualBox = [0, 0, 612, 792] as const;

/** @throws AppError for a tree with loops or too many pages */
export function readPages(pdf: SourcePdf): SourcePage[] {
  const pages: SourcePage[] = [];
  const seen = new Set<PdfDictionary>();
  const visit = (value: PdfValue, above: PdfDictionary, depth: number) => {
    const node = pdf.resolve(value);
    if (!isDictionary(node)) return;
    if (seen.has(node) || depth > deepest) throw tooComplex();
    seen.add(node);
    const attributes = new Map(above);
    for (const name of inherited) if (node.has(name)) attributes.set(name, node.get(name) ?? null);
    if (node.has("/Kids") && node.get("/Type") !== "/Page") {
      for (const kid of pdf.array(node.get("/Kids"))) visit(kid, attributes, depth + 1);
      return;
    }
    pages.push(readPage(pdf, node, attributes));
    if (pages.length > limits.designPages) throw tooManyPages(countOf(pdf, pages.length), limits.designPages);
  };
  visit(pdf.catalog.get("/Pages") ?? null, new Map(), 0);
  if (pages.length === 0) throw damaged();
  return pages;
}

/** As the file says, which need not be true. */
function countOf(pdf: SourcePdf, least: number): number {
  const count = pdf.resolve(pdf.dictionary(pdf.catalog.get("/Pages")).get("/Count"));
  return typeof count === "number" && count > least ? count : least;
}

function readPage(pdf: SourcePdf, entries: PdfDictionary, attributes: PdfDictionary): SourcePage {
  const media = readBox(pdf, attributes.get("/MediaBox")) ?? usualBox;
  const crop = readBox(pdf, attributes.get("/CropBox")) ?? media;
  const cut = [
    Math.max(media[0], crop[0]),
    Math.max(media[1], crop[1]),
    Math.min(media[2], crop[2]),
    Math.min(media[3], crop[3]),
  ] as const;
  const turn = pdf.resolve(attributes.get("/Rotate"));
  const unit = pdf.resolve(entries.get("/UserUnit"));
  const contents = pdf.resolve(entries.get("/Contents"));
  return {
    entries,
    resources: pdf.dictionary(attributes.get("/Resources")),
    box: cut[0] < cut[2] && cut[1] < cut[3] ? cut : media,
    rotation: typeof turn === "number" ? (((Math.round(turn / 90) * 90) % 360) + 360) % 360 : 0,
    unit: typeof unit === "number" && unit > 0 ? unit : 1,
    streams: (Array.isArray(contents) ? contents.map(pdf.resolve) : [contents]).filter(isStream),
  };
}

/** A rectangle with its corners in order (7.9.5); null for any other value, and for an empty one. */
export function readBox(pdf: SourcePdf, value: PdfValue | undefined): [number, number, number, number] | null {
  const [a, b, c, d] = pdf.array(value).map(pdf.resolve);
  if (typeof a !== "number" || typeof b !== "number" || typeof c !== "number" || typeof d !== "number") return null;
  const box: [number, number, number, number] = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
  return box[0] < box[2] && box[1] < box[3] ? box : null;
}
