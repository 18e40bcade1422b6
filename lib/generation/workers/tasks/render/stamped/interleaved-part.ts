import { interleave } from "#lib/generation/archive/pdf/interleave.ts";
import { authorSource } from "#lib/generation/archive/pdf/metadata.ts";
import { stampedPart } from "#lib/generation/archive/pdf/stamping/stamp-part.ts";
import { SpanningElementError } from "#lib/generation/archive/pdf/structure.ts";
import type { PdfFile } from "#lib/generation/archive/pdf/syntax/pdf-file.ts";
import type { ShardDocument } from "../shard-file.ts";
import type { TypesetDocuments } from "../typeset-batch.ts";
import type { StampedDocuments } from "./stamped-documents.ts";

/** A part of a combined file. */
export interface InterleavedPart {
  documents: readonly ShardDocument[];
  pdf: PdfFile;
  /** The files of those documents that the engine has laid out. */
  laidOut: ReadonlyMap<ShardDocument, Uint8Array>;
}

/** Files that are held in memory until their turn comes. */
const mostHeldBytes = 64_000_000;

/**
 * Puts stamped documents and those that the engine has laid out into one part of a combined file, in the order of the
 * rows.
 * @returns null if documents can't be taken out of their batch, have different authors, or are too large to be held
 */
export function interleavedPart(
  all: readonly ShardDocument[],
  stamped: StampedDocuments,
  batches: Iterable<TypesetDocuments>,
): InterleavedPart | null {
  const parts: Omit<TypesetDocuments, "files">[] = stampedParts(all, stamped);
  const laidOut = new Map<ShardDocument, Uint8Array>();
  let bytes = 0;
  for (const batch of batches) {
    parts.push(batch);
    for (const [index, document] of batch.documents.entries()) {
      const file = batch.files[index];
      if (!file) continue;
      laidOut.set(document, file);
      bytes += file.length;
    }
    if (bytes > mostHeldBytes) return null;
  }
  if (new Set(parts.map(({ pdf }) => authorSource(pdf))).size > 1) return null;
  const places = new Map(all.map((document, place) => [document, place]));
  const isMade = new Set(parts.flatMap(({ documents }) => documents));
  try {
    const pdf = interleave(
      parts.map(({ documents, pages, pdf: file }) => ({
        file,
        documents: documents.map((document, index) => ({
          place: places.get(document) ?? 0,
          pages: pages[index] ?? 1,
        })),
      })),
    );
    return { documents: all.filter((document) => isMade.has(document)), pdf, laidOut };
  } catch (error) {
    if (error instanceof SpanningElementError) return null;
    throw error;
  }
}

function stampedParts(all: readonly ShardDocument[], stamped: StampedDocuments) {
  const stamps = all.flatMap((document) => {
    const stamp = stamped.get(document);
    return stamp ? [{ document, stamp }] : [];
  });
  const byMold = Map.groupBy(stamps, ({ stamp }) => stamp.mold);
  return Array.from(byMold, ([mold, some]) => ({
    documents: some.map(({ document }) => document),
    pdf: stampedPart(
      mold,
      some.map(({ stamp }) => stamp.fill()),
    ),
    pages: some.map(() => mold.pages.length),
  }));
}
