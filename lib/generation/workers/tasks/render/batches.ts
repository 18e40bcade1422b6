import { lettersOf } from "#lib/generation/mapping/documents/document-letters.ts";
import type { PicturePack, PicturePlace } from "#lib/generation/pictures/picture-index.ts";
import { picturesOf } from "#lib/generation/typesetting/batch-pictures.ts";

/** Documents and rows per compile: beyond about a hundred, memory keeps growing but speed doesn't. */
const batchDocuments = 100;
const batchRows = 500;
/** Pixels and bytes of images per compile: the engine keeps each image decoded in memory. */
const batchPixels = 40_000_000;
const batchPictureBytes = 20_000_000;
/** Letters of values per compile: designs with 200 texts on 20 pages take up to 0.8 GB then. */
const batchLetters = 100_000;

/** What a batch is measured by: the rows of a document, and the images among its values. */
interface Weighed {
  rows: readonly unknown[];
  values: Record<string, unknown>;
}

/** Groups documents into batches of one compile each. */
export function* batchesOf<Document extends Weighed>(
  documents: readonly Document[],
  pack: PicturePack | null,
): Generator<Document[]> {
  let batch: Document[] = [];
  let rows = 0;
  let letters = 0;
  let pictures = new Set<PicturePlace>();
  for (const document of documents) {
    const shown = picturesOf(document.values, pack);
    const own = lettersOf(document.values);
    const isFull =
      rows + document.rows.length > batchRows ||
      letters + own > batchLetters ||
      isHeavy(pictures.union(new Set(shown)));
    if (batch.length === batchDocuments || (rows > 0 && isFull)) {
      yield batch;
      batch = [];
      rows = 0;
      letters = 0;
      pictures = new Set();
    }
    batch.push(document);
    rows += document.rows.length;
    letters += own;
    for (const picture of shown) pictures.add(picture);
  }
  yield batch;
}

function isHeavy(pictures: Set<PicturePlace>): boolean {
  let pixels = 0;
  let bytes = 0;
  for (const picture of pictures) {
    pixels += (picture.width ?? 0) * (picture.height ?? 0);
    bytes += picture.bytes;
  }
  return pixels > batchPixels || bytes > batchPictureBytes;
}
