import type { FoundProblem } from "#lib/generation/mapping/problems/found-problem.ts";
import type { Typesetter } from "#lib/generation/typesetting/typesetter.ts";
import { batchesOf } from "./batches.ts";
import type { ShardDocument } from "./shard-file.ts";
import { stampDocuments } from "./stamped-documents.ts";
import { type Frame, type MadeDocuments, typesetBatch } from "./typeset-batch.ts";

/** Documents that are handed on together. */
const chunk = 50;

/**
 * Makes a shard's PDFs in the order of its rows: those that differ only in texts of one line by exchanging these, the
 * others in batches that the engine lays out. Parts of a combined file are laid out as a whole.
 */
export function* makeDocuments(
  typesetter: Typesetter,
  frame: Frame,
  all: readonly ShardDocument[],
  problems: FoundProblem[],
): Generator<MadeDocuments> {
  const pictures = frame.pictures ?? null;
  const stamped = frame.fit.output.combined ? new Map<never, never>() : stampDocuments(typesetter, frame, all);
  const others = all.filter((document) => !stamped.has(document));
  if (stamped.size === 0) {
    for (const batch of batchesOf(others, pictures)) yield* typesetBatch(typesetter, frame, batch, problems);
    return;
  }
  const batches = batchesOf(others, pictures);
  const ready = new Map<ShardDocument, Uint8Array>();
  const tried = new Set<ShardDocument>();
  const laidOut = (document: ShardDocument) => {
    while (!tried.has(document)) {
      const batch = batches.next().value ?? [document];
      for (const each of batch) tried.add(each);
      for (const { made, documents } of typesetBatch(typesetter, frame, batch, problems)) {
        for (const [index, each] of made.entries()) ready.set(each, documents[index] ?? new Uint8Array());
      }
    }
    const file = ready.get(document);
    ready.delete(document);
    return file;
  };
  for (let from = 0; from < all.length; from += chunk) {
    const files = all.slice(from, from + chunk).flatMap((document) => {
      const file = stamped.get(document)?.() ?? laidOut(document);
      return file ? [{ document, file }] : [];
    });
    yield { made: files.map(({ document }) => document), pdf: null, documents: files.map(({ file }) => file) };
  }
}
