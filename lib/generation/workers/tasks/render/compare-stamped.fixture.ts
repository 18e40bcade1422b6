import assert from "node:assert/strict";
import { checkByQpdf } from "#lib/generation/archive/pdf/qpdf.fixture.ts";
import { readByTags } from "#lib/generation/archive/pdf/reading/read-by-tags.fixture.ts";
import { splitPdf } from "#lib/generation/archive/pdf/split.ts";
import { isValid } from "#lib/generation/mapping/documents/sheet-documents.ts";
import { rasterise } from "#lib/generation/templates/checks/printed/rasterise.fixture.ts";
import {
  type FittedSheet,
  typesetDocuments,
  typesetter,
} from "#lib/generation/templates/checks/typeset-sheet.fixture.ts";
import type { ShardDocument } from "./shard-file.ts";
import { onBackground } from "./shared-background.ts";
import { created, framed } from "./stamp-frame.fixture.ts";
import { stampDocuments } from "./stamped-documents.ts";

/** For tests: makes a sheet's documents in both ways, and compares what is seen and what is said. The stamped ones are returned. */
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
  for (const [index, document] of made.entries()) {
    const stamped = files.get(document);
    const [own, other] = [stamped?.write(stamped.fill()), laidOut[index]];
    if (!own || !other) continue;
    assert.deepEqual(readByTags(own), readByTags(other));
    assert.equal(await differingPixels(own, other), 0, JSON.stringify(document.values));
    if (index < 2) checkByQpdf(own);
  }
  return made.filter((document) => files.has(document));
}

/** How many values of the pages' pixels differ. */
async function differingPixels(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [own, others] = [await Array.fromAsync(rasterise(one, 60)), await Array.fromAsync(rasterise(other, 60))];
  assert.deepEqual(
    own.map(({ data }) => data.length),
    others.map(({ data }) => data.length),
  );
  return own.reduce((sum, { data }, page) => sum + differing(data, others[page]?.data ?? new Uint8Array()), 0);
}

/** Counts only where something differs: counting a page takes longer than drawing it. */
function differing(one: Uint8Array, other: Uint8Array): number {
  return Buffer.compare(one, other) === 0 ? 0 : one.filter((value, at) => value !== other[at]).length;
}
