import { dividePages, ownersOf } from "./document-pages.ts";
import { fontPruner } from "./fonts/prune-fonts.ts";
import { identifier, keptCatalogEntries, metadataMaker } from "./metadata.ts";
import { inReadingOrder } from "./reading-order/reading-order.ts";
import { readStructure, shareStructure, writeShare } from "./structure.ts";
import { type PdfFile, readPdf } from "./syntax/pdf-file.ts";
import { copyReached, createPdfOutput } from "./syntax/pdf-output.ts";
import { type CutObject, cutAtReferences, writeDictionary, writeReferences } from "./syntax/pdf-syntax.ts";

/** A document of a batch: how many pages it has, and its title and author. */
export interface DocumentPages {
  pages: number;
  title: string;
  /** Never taken from the batch: without a value the document has no author. */
  author?: string | null;
}

/**
 * Splits a batch, typeset by our engine as the pages of one PDF, into one complete PDF per document. Each has the
 * objects that its pages reach, its own structure tree, title and identifier; fonts with the glyphs that it shows.
 * Conformance (PDF/UA-1, PDF/A) is preserved. Outlines, page labels and named destinations are dropped. The same batch
 * gives the same bytes.
 *
 * @param pdf the batch; if it is read already, in the order in which it is to be read by its tags (`inReadingOrder`)
 * @throws SpanningElementError, or Error if the pages do not add up or our engine did not write the PDF.
 */
export function splitPdf(pdf: Uint8Array | PdfFile, documents: DocumentPages[]): Uint8Array[] {
  const file = pdf instanceof Uint8Array ? inReadingOrder(readPdf(pdf)) : pdf;
  const pages = dividePages(file.pages, documents);
  const owners = ownersOf(pages);
  const structure = readStructure(file);
  const catalog = cutAtReferences(writeDictionary(keptCatalogEntries(file)));
  const metadataOf = metadataMaker(file);
  const pruneFonts = fontPruner(file, documents.length);

  return shareStructure(file, structure, owners, documents.length).map((share, owner) => {
    const own = pages[owner] ?? [];
    const { title = "", author = null } = documents[owner] ?? {};
    const id = identifier(...file.ids, owner, title);
    const { info, xmp } = metadataOf({ title, author, pages: own.length, id });
    const pruned = [...pruneFonts(own)].map(([object, text]) => [object, cutAtReferences(text)] as const);
    const replaced = new Map<number, CutObject>([
      ...pruned,
      [file.catalog, catalog],
      [file.info, cutAtReferences(info)],
      [file.metadata, cutAtReferences(xmp)],
      [file.pageTree, cutAtReferences(`<< /Type /Pages /Count ${own.length} /Kids ${writeReferences(own)} >>`)],
      ...writeShare(structure, share).map(([object, text]) => [object, cutAtReferences(text)] as const),
    ]);
    return writeDocument(file, id, (object) => {
      const { texts, references } = replaced.get(object) ?? file.cut(object);
      // A link to a page of another document, such as "page 1", goes to the first page of its own.
      const isOwn = (page: number) => (owners[page] ?? owner) === owner;
      return { texts, references: references.map((reference) => (isOwn(reference) ? reference : (own[0] ?? 0))) };
    });
  });
}

function writeDocument({ catalog, header, info }: PdfFile, id: string, cut: (object: number) => CutObject): Uint8Array {
  const output = createPdfOutput(header);
  const numbers = new Map<number, number>();
  copyReached(output, [catalog, info], numbers, cut);
  const trailer = { root: numbers.get(catalog) ?? 0, info: numbers.get(info) ?? 0, id };
  return output.close(trailer);
}
