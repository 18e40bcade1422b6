import type { FoundProblem } from "#lib/generation/mapping/problems/found-problem.ts";
import type { Typesetter } from "#lib/generation/typesetting/typesetter.ts";
import { batchesOf } from "./batches.ts";
import type { ShardDocument } from "./shard-file.ts";
import { interleavedPart } from "./stamped/interleaved-part.ts";
import { type StampedDocuments, stampDocuments } from "./stamped/stamped-documents.ts";
import { type Frame, type MadeDocuments, type TypesetDocuments, typesetBatch } from "./typeset-batch.ts";

/** What making a shard's documents needs. */
interface Making {
  typesetter: Typesetter;
  frame: Frame;
  all: readonly ShardDocument[];
  /** Takes those of documents that can't be made. */
  problems: FoundProblem[];
}

/**
 * Makes a shard's PDFs in the order of its rows: stamps those that differ only in texts and codes (`stampDocuments`),
 * and has the engine lay out the others in batches.
 */
export function* makeDocuments(
  typesetter: Typesetter,
  frame: Frame,
  all: readonly ShardDocument[],
  problems: FoundProblem[],
): Generator<MadeDocuments> {
  const making = { typesetter, frame, all, problems };
  const stamped = stampDocuments(typesetter, frame, all);
  if (stamped.size === 0) yield* layOut(making, all);
  else if (frame.fit.output.combined) yield* makePart(making, stamped);
  else yield* makeFiles(making, stamped);
}

function* layOut({ typesetter, frame, problems }: Making, some: readonly ShardDocument[]): Generator<TypesetDocuments> {
  for (const batch of batchesOf(some, frame.pictures ?? null)) yield* typesetBatch(typesetter, frame, batch, problems);
}

/** Documents that are handed on together. */
const chunk = 50;

/**
 * Makes files of their own. Those that the engine lays out are made a batch at a time, when the first of them is next.
 */
function* makeFiles(making: Making, stamped: StampedDocuments): Generator<MadeDocuments> {
  const { all, frame } = making;
  const batches = batchesOf(
    all.filter((document) => !stamped.has(document)),
    frame.pictures ?? null,
  );
  const ready = new Map<ShardDocument, Uint8Array>();
  const tried = new Set<ShardDocument>();
  const laidOut = (document: ShardDocument) => {
    while (!tried.has(document)) {
      const batch = batches.next().value ?? [document];
      for (const other of batch) tried.add(other);
      for (const { documents, files } of typesetBatch(making.typesetter, frame, batch, making.problems)) {
        for (const [index, made] of documents.entries()) ready.set(made, files[index] ?? new Uint8Array());
      }
    }
    const file = ready.get(document);
    ready.delete(document);
    return file;
  };
  yield* inChunks(all, (document) => stampedFile(stamped, document) ?? laidOut(document));
}

function stampedFile(stamped: StampedDocuments, document: ShardDocument): Uint8Array | undefined {
  const found = stamped.get(document);
  return found?.write(found.fill());
}

function* inChunks(
  all: readonly ShardDocument[],
  fileOf: (document: ShardDocument) => Uint8Array | undefined,
): Generator<MadeDocuments> {
  for (let from = 0; from < all.length; from += chunk) {
    const made = all.slice(from, from + chunk).flatMap((document) => {
      const file = fileOf(document);
      return file ? [{ document, file }] : [];
    });
    yield { documents: made.map(({ document }) => document), pdf: null, files: made.map(({ file }) => file) };
  }
}

/**
 * Makes one part of a combined file in the order of the rows, and files of their own where these are wanted too. Lays
 * out all documents if those that aren't stamped can't be put between the others.
 */
function* makePart(making: Making, stamped: StampedDocuments): Generator<MadeDocuments> {
  const { all, frame } = making;
  const others = all.filter((document) => !stamped.has(document));
  const problems: FoundProblem[] = [];
  // All batches would be in memory at once, and with images they are large.
  const isLarge = others.length > 0 && frame.pictures;
  const part = isLarge ? null : interleavedPart(all, stamped, layOut({ ...making, problems }, others));
  if (!part) return yield* layOut(making, all);
  making.problems.push(...problems);
  if (!frame.fit.output.archive) return yield { documents: part.documents, pdf: part.pdf, files: [] };
  yield { documents: [], pdf: part.pdf, files: [] };
  yield* inChunks(part.documents, (document) => stampedFile(stamped, document) ?? part.laidOut.get(document));
}
