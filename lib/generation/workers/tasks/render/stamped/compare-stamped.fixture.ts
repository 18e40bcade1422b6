import assert from "node:assert/strict";
import { checkByQpdf } from "#lib/generation/archive/pdf/qpdf.fixture.ts";
import { readByTags } from "#lib/generation/archive/pdf/reading-order/read-by-tags.fixture.ts";
import { splitPdf } from "#lib/generation/archive/pdf/split.ts";
import { writePdf } from "#lib/generation/archive/pdf/write-plain.ts";
import { isValid } from "#lib/generation/mapping/documents/sheet-documents.ts";
import { type Raster, rasterise } from "#lib/generation/templates/checks/printed/rasterise.fixture.ts";
import {
  type FittedSheet,
  typesetDocuments,
  typesetter,
} from "#lib/generation/templates/checks/typeset-sheet.fixture.ts";
import type { ShardDocument } from "../shard-file.ts";
import { onBackground } from "../shared-background.ts";
import { created, framed } from "./stamp-frame.fixture.ts";
import { stampDocuments } from "./stamped-documents.ts";

/** Dots per inch. */
const dpi = 60;

/** For tests: makes a sheet's documents in both ways, compares how they look and read, and returns the stamped ones. */
export async function compareStamped(
  { assignment, documents }: FittedSheet,
  standard: "pdf" | "pdf/a-3a",
): Promise<ShardDocument[]> {
  const frame = await framed(assignment, standard);
  const valid = documents.filter(isValid);
  const made = valid.map((document, index): ShardDocument => ({ ...document, filename: `${index}.pdf` }));
  const files = stampDocuments(typesetter, frame, made);
  assert.ok(files.size > 3, `only ${files.size} of ${made.length} documents are stamped`);

  const batch = typesetDocuments(assignment, valid, { hasBackground: frame.background === null });
  const pdf = onBackground(batch.pdf(standard, created), frame.background);
  const sources = valid.map(({ title }, index) => ({ title, pages: batch.pages[index] ?? 1 }));
  const laidOut = splitPdf(pdf, sources);
  let first = 0;
  const pagesOf = sources.map(({ pages }) => Array.from({ length: pages }, () => first++));
  const compared = made.flatMap((document, index) => (files.has(document) ? [index] : []));
  // As one PDF: to open one of each document takes as long as to draw it.
  const drawn = rasterise(
    writePdf(pdf),
    dpi,
    compared.flatMap((index) => pagesOf[index] ?? []),
  );
  for (const index of compared) {
    const document = made[index] as ShardDocument;
    const stamped = files.get(document);
    const [own, other] = [stamped?.write(stamped.fill()), laidOut[index]];
    assert.ok(own && other);
    assert.deepEqual(readByTags(own), readByTags(other));
    const pages = await Array.fromAsync(rasterise(own, dpi));
    assert.equal(pages.length, pagesOf[index]?.length);
    for (const page of pages)
      assert.equal(differing(page, (await drawn.next()).value), 0, JSON.stringify(document.values));
    if (index < 2) checkByQpdf(own);
  }
  return made.filter((document) => files.has(document));
}

/**
 * How many values of the pixels differ. Counts only where something does: counting a page takes longer than drawing it.
 */
function differing({ data: one }: Raster, other: Raster | undefined): number {
  assert.equal(one.length, other?.data.length);
  if (!other || Buffer.compare(one, other.data) === 0) return 0;
  return one.filter((value, at) => value !== other.data[at]).length;
}
