import { stampedPart } from "#lib/generation/archive/pdf/stamping/stamp-part.ts";
import type { FoundProblem } from "#lib/generation/mapping/problems/found-problem.ts";
import type { Typesetter } from "#lib/generation/typesetting/typesetter.ts";
import { batchesOf } from "./batches.ts";
import type { ShardDocument } from "./shard-file.ts";
import { type StampedDocuments, stampDocuments } from "./stamped-documents.ts";
import { type Frame, type MadeDocuments, typesetBatch } from "./typeset-batch.ts";

/** Makes a shard's documents, and reports those that can't be made. */
interface Making {
  typesetter: Typesetter;
  frame: Frame;
  all: readonly ShardDocument[];
  problems: FoundProblem[];
}

/**
 * Makes a shard's PDFs in the order of its rows: those that differ only in texts of one line by exchanging these, the
 * others in batches that the engine lays out.
 */
export function* makeDocuments(
  typesetter: Typesetter,
  frame: Frame,
  all: readonly ShardDocument[],
  problems: FoundProblem[],
): Generator<MadeDocuments> {
  const making = { typesetter, frame, all, problems };
  const stamped = stampDocuments(typesetter, frame, all);
  const runs = frame.fit.output.combined ? runsOf(all, stamped) : [];
  if (stamped.size === 0 || runs.length > mostParts) yield* layOut(making, all);
  else if (runs.length > 0) yield* makeParts(making, stamped, runs);
  else yield* makeFiles(making, stamped);
}

function* layOut({ typesetter, frame, problems }: Making, some: readonly ShardDocument[]): Generator<MadeDocuments> {
  for (const batch of batchesOf(some, frame.pictures ?? null)) yield* typesetBatch(typesetter, frame, batch, problems);
}

/** Documents that are handed on together. */
const chunk = 50;

/** Makes files of their own. Those that the engine lays out are made a batch at a time, when the first of them is next. */
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
      for (const each of batch) tried.add(each);
      for (const { made, documents } of typesetBatch(making.typesetter, frame, batch, making.problems)) {
        for (const [index, each] of made.entries()) ready.set(each, documents[index] ?? new Uint8Array());
      }
    }
    const file = ready.get(document);
    ready.delete(document);
    return file;
  };
  for (let from = 0; from < all.length; from += chunk) {
    const files = all.slice(from, from + chunk).flatMap((document) => {
      const own = stamped.get(document);
      const file = own ? own.write(own.fill()) : laidOut(document);
      return file ? [{ document, file }] : [];
    });
    yield { made: files.map(({ document }) => document), pdf: null, documents: files.map(({ file }) => file) };
  }
}

/** Each part of a combined file contains its fonts: with more parts than this in a shard, laying out all is faster. */
const mostParts = 32;

/** Rows that follow each other and are made in the same way. */
function runsOf(all: readonly ShardDocument[], stamped: StampedDocuments): ShardDocument[][] {
  const runs: ShardDocument[][] = [];
  let last: unknown;
  for (const document of all) {
    const mold = stamped.get(document)?.mold ?? null;
    if (mold === last) runs.at(-1)?.push(document);
    else runs.push([document]);
    last = mold;
  }
  return runs;
}

/** Makes parts of a combined file, and files of their own where these are wanted too. */
function* makeParts(making: Making, stamped: StampedDocuments, runs: ShardDocument[][]): Generator<MadeDocuments> {
  for (const made of runs) {
    const own = made.flatMap((document) => stamped.get(document) ?? []);
    const [first] = own;
    if (!first) {
      yield* layOut(making, made);
      continue;
    }
    const filled = own.map((document) => document.fill());
    const documents = making.frame.fit.output.archive
      ? own.map(({ write }, index) => write(filled[index] ?? { pages: [], elements: new Map() }))
      : [];
    yield { made, pdf: stampedPart(first.mold, filled), documents };
  }
}
