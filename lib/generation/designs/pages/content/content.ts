import type { SourcePdf } from "../pdf/source-pdf.ts";
import { isName, type PdfDictionary, type PdfStream, type PdfValue } from "../pdf/value.ts";
import { type Operation, readOperations } from "./operators.ts";

/** One use of a content stream: a page's, or that of a form each time it is drawn. */
export interface Content {
  /** Null for a page, whose content may be in several streams. */
  stream: PdfStream | null;
  source: string;
  operations: readonly Operation[];
  resources: PdfDictionary;
  /** By operation: new source for it, empty to leave it out. Nothing else changes. */
  edits: Map<number, string>;
  /** Whether glyphs were taken out of it: other uses of the same stream may keep theirs. */
  isChanged: boolean;
  /** By operation: the form that it draws. */
  forms: Map<number, Content>;
}

/** Reads content; each stream is parsed once, however often it is used. */
export type ReadContent = (stream: PdfStream, resources: PdfDictionary) => Content;

/** Makes the function that reads the forms, patterns and masks of a page. */
export function contentReader(pdf: SourcePdf): ReadContent {
  const known = new Map<PdfStream, Pick<Content, "source" | "operations">>();
  return (stream, resources) => {
    const parsed = known.get(stream) ?? parse(pdf, [stream]);
    known.set(stream, parsed);
    // Forms that draw forms that draw forms: each use counts.
    pdf.budget.spend("operators", parsed.operations.length);
    return { stream, ...parsed, resources, edits: new Map(), isChanged: false, forms: new Map() };
  };
}

/** Reads a page's own content. */
export function readPageContent(pdf: SourcePdf, streams: readonly PdfStream[], resources: PdfDictionary): Content {
  return { stream: null, ...parse(pdf, streams), resources, edits: new Map(), isChanged: false, forms: new Map() };
}

function parse(pdf: SourcePdf, streams: readonly PdfStream[]) {
  // A token doesn't go on in the next stream (ISO 32000-1, 7.8.2).
  const source = streams.map((stream) => pdf.content(stream).toString("latin1")).join("\n");
  return { source, operations: readOperations(source, pdf.budget) };
}

/** A named resource, such as the font `/F1`. */
export function resourceOf(
  pdf: SourcePdf,
  { resources }: Content,
  category: string,
  name: PdfValue | undefined,
): PdfValue {
  return isName(name) ? pdf.resolve(rawResource(pdf, resources, category, name)) : null;
}

/** The same as a reference, if it is one. */
export function rawResource(pdf: SourcePdf, resources: PdfDictionary, category: string, name: string): PdfValue {
  return pdf.dictionary(resources.get(category)).get(name) ?? null;
}
