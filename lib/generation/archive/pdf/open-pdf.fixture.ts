import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/**
 * PDF.js has a stream of its own inflate every font and page, which takes a third of the time of reading a PDF. Where
 * there is no such stream, it inflates them itself. It asks for "deflate" only; our code for "deflate-raw".
 */
class RawDecompressionStream extends DecompressionStream {
  constructor(format: ConstructorParameters<typeof DecompressionStream>[0]) {
    if (format === "deflate") throw new TypeError("PDF.js inflates by itself");
    super(format);
  }
}
globalThis.DecompressionStream = RawDecompressionStream;

/** For tests: a PDF, to be read by a reader that is not ours. Close it with {@link closePdf}. */
export const openPdf = (pdf: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({ data: Uint8Array.from(pdf), verbosity: 0 }).promise;

export const closePdf = (document: PDFDocumentProxy): Promise<void> => document.loadingTask.destroy();
