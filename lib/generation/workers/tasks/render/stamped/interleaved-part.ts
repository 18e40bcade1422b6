import { interleave } from "#lib/generation/archive/pdf/interleave.ts";
import { authorSource } from "#lib/generation/archive/pdf/metadata.ts";
import { stampedPart } from "#lib/generation/archive/pdf/stamping/stamp-part.ts";
import { SpanningElementError } from "#lib/generation/archive/pdf/structure.ts";
import type { PdfFile } from "#lib/generation/archive/pdf/syntax/pdf-file.ts";
import type { ShardDocument } from "../shard-file.ts";
import type { TypesetDocuments } from "../typeset-batch.ts";
import type { StampedDocuments } from "./stamped-documents.ts";

/** A part of a combined file, and the files of those of its documents that the engine has laid out. */
export interface InterleavedPart {
  made: readonly ShardDocument[];
  pdf: PdfFile;
  files: ReadonlyMap<ShardDocument, Uint8Array>;
}

/** Files that are held in memory until their turn comes. */
const mostHeldBytes = 64_000_000;

/**
 * Puts stamped documents and those that the engine has laid out into one part of a combined file, in the order of the rows.
 * @returns null if documents can't be taken out of their batch, have different authors, or are too large to be held
 */
export function interleavedPart(
  all: readonly ShardDocument[],
  stamped: StampedDocuments,
  laidOut: Iterable<TypesetDocuments>,
): InterleavedPart | null {
  const parts: Omit<TypesetDocuments, "documents">[] = stampedParts(all, stamped);
  const files = new Map<ShardDocument, Uint8Array>();
  let bytes = 0;
  for (const batch of laidOut) {
    parts.push(batch);
    for (const [index, document] of batch.made.entries()) {
      const file = batch.documents[index];
      if (!file) continue;
      files.set(document, file);
      bytes += file.length;
    }
    if (bytes > mostHeldBytes) return null;
  }
  if (new Set(parts.map(({ pdf }) => authorSource(pdf))).size > 1) return null;
  const places = new Map(all.map((document, place) => [document, place]));
  const isMade = new Set(parts.flatMap(({ made }) => made));
  try {
    const pdf = interleave(
      parts.map(({ made, pages, pdf: file }) => ({
        file,
        documents: made.map((each, index) => ({ place: places.get(each) ?? 0, pages: pages[index] ?? 1 })),
      })),
    );
    return { made: all.filter((document) => isMade.has(document)), pdf, files };
  } catch (error) {
    if (error instanceof SpanningElementError) return null;
    throw error;
  }
}

function stampedParts(all: readonly ShardDocument[], stamped: StampedDocuments) {
  const own = all.flatMap((document) => {
    const stamp = stamped.get(document);
    return stamp ? [{ document, stamp }] : [];
  });
  const byMold = Map.groupBy(own, ({ stamp }) => stamp.mold);
  return Array.from(byMold, ([mold, some]) => ({
    made: some.map(({ document }) => document),
    pdf: stampedPart(
      mold,
      some.map(({ stamp }) => stamp.fill()),
    ),
    pages: some.map(() => mold.pages.length),
  }));
}
