import { interleave } from "#lib/generation/archive/pdf/interleave.ts";
import { authorSource } from "#lib/generation/archive/pdf/metadata.ts";
import { stampedPart } from "#lib/generation/archive/pdf/stamping/stamp-part.ts";
import { SpanningElementError } from "#lib/generation/archive/pdf/structure.ts";
import type { FoundProblem } from "#lib/generation/mapping/problems/found-problem.ts";
import type { Typesetter } from "#lib/generation/typesetting/typesetter.ts";
import { batchesOf } from "./batches.ts";
import type { ShardDocument } from "./shard-file.ts";
import { type StampedDocuments, stampDocuments } from "./stamped-documents.ts";
import { type Frame, type MadeDocuments, type TypesetDocuments, typesetBatch } from "./typeset-batch.ts";

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
  if (stamped.size === 0) yield* layOut(making, all);
  else if (frame.fit.output.combined) yield* makePart(making, stamped);
  else yield* makeFiles(making, stamped);
}

function* layOut({ typesetter, frame, problems }: Making, some: readonly ShardDocument[]): Generator<TypesetDocuments> {
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

/**
 * Makes one part of a combined file in the order of the rows, and files of their own where these are wanted too. Lays out all
 * documents if those that aren't stamped can't be put between the others.
 */
function* makePart(making: Making, stamped: StampedDocuments): Generator<MadeDocuments> {
  const part = interleavedPart(making, stamped);
  if (part) yield part;
  else yield* layOut(making, making.all);
}

function interleavedPart({ all, problems, ...making }: Making, stamped: StampedDocuments): MadeDocuments | null {
  const { archive } = making.frame.fit.output;
  const others = all.filter((document) => !stamped.has(document));
  // All batches are in memory at once, and with images they are large.
  if (others.length > 0 && making.frame.pictures) return null;
  const found: FoundProblem[] = [];
  const parts = [...stampedParts(all, stamped, archive), ...layOut({ ...making, all, problems: found }, others)];
  if (new Set(parts.map(({ pdf }) => authorSource(pdf))).size > 1) return null;
  const places = new Map(all.map((document, place) => [document, place]));
  const files = new Map(parts.flatMap(({ made, documents }) => made.map((each, index) => [each, documents[index]])));
  try {
    const pdf = interleave(
      parts.map(({ made, pages, pdf: file }) => ({
        file,
        documents: made.map((each, index) => ({ place: places.get(each) ?? 0, pages: pages[index] ?? 1 })),
      })),
    );
    problems.push(...found);
    const made = all.filter((document) => files.has(document));
    return { made, pdf, documents: archive ? made.map((document) => files.get(document) ?? new Uint8Array()) : [] };
  } catch (error) {
    if (error instanceof SpanningElementError) return null;
    throw error;
  }
}

function stampedParts(
  all: readonly ShardDocument[],
  stamped: StampedDocuments,
  isArchive: boolean,
): TypesetDocuments[] {
  const own = all.flatMap((document) => {
    const stamp = stamped.get(document);
    return stamp ? [{ document, stamp }] : [];
  });
  return Array.from(
    Map.groupBy(own, ({ stamp }) => stamp.mold),
    ([mold, some]) => {
      const filled = some.map(({ document, stamp }) => ({ document, stamp, content: stamp.fill() }));
      return {
        made: filled.map(({ document }) => document),
        pdf: stampedPart(
          mold,
          filled.map(({ content }) => content),
        ),
        pages: filled.map(() => mold.pages.length),
        documents: isArchive ? filled.map(({ stamp, content }) => stamp.write(content)) : [],
      };
    },
  );
}
