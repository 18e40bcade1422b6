import type { Output } from "#lib/contracts/sessions/choices.ts";
import { splitPdf } from "#lib/generation/archive/pdf/split.ts";
import { SpanningElementError } from "#lib/generation/archive/pdf/structure.ts";
import type { PdfFile } from "#lib/generation/archive/pdf/syntax/pdf-file.ts";
import type { Underlay } from "#lib/generation/archive/pdf/underlay.ts";
import { recordOf } from "#lib/generation/mapping/documents/document-record.ts";
import { faultyRowsOf } from "#lib/generation/mapping/documents/sheet-documents.ts";
import type { Fit } from "#lib/generation/mapping/fit/fit.ts";
import type { FoundProblem } from "#lib/generation/mapping/problems/found-problem.ts";
import { type Batch, type Typesetter, TypesettingError } from "#lib/generation/typesetting/typesetter.ts";
import { msg } from "#lib/messages/server-message.ts";
import { authorOf, commonAuthor } from "./batch-frame.ts";
import { type Grounds, onGrounds } from "./grounds.ts";
import type { ShardDocument } from "./shard-file.ts";
import { onBackground } from "./shared-background.ts";
import { tooLongProblems, withoutTooLong } from "./too-long.ts";

/** What all documents of a shard share. */
export type Frame = Omit<Batch, "records"> & {
  standard: Output["standard"];
  created: Date;
  fit: Fit;
  background: Underlay | null;
  grounds: Grounds | null;
};

/** Documents in the order of their rows, with their files; `pdf` has the pages of all, to be combined with others. */
export interface MadeDocuments {
  documents: readonly ShardDocument[];
  pdf: PdfFile | null;
  /** One for each document; none where the archive isn't ordered or gets them later. */
  files: readonly Uint8Array[];
}

/** Documents that the engine has laid out, and how many pages each has. */
export interface TypesetDocuments extends MadeDocuments {
  pdf: PdfFile;
  pages: readonly number[];
}

/**
 * Typesets the batch in one compile. If the engine refuses it, or its documents can't be separated again, typesets each
 * document alone and reports those that fail.
 */
export function* typesetBatch(
  typesetter: Typesetter,
  frame: Frame,
  documents: ShardDocument[],
  problems: FoundProblem[],
): Generator<TypesetDocuments> {
  const [first, ...others] = documents;
  if (!first) return;
  const { fit, standard, created, background, grounds, ...batch } = frame;
  const records = documents.map((document) => recordOf(fit, document));
  const title = others.length === 0 ? first.title : frame.title;
  try {
    const author = commonAuthor(fit, documents);
    const typeset = typesetter.typeset({ ...batch, title, author, records, hasBackground: background === null });
    if (typeset.tooLong.length > 0) {
      problems.push(...tooLongProblems(fit, documents, typeset.tooLong));
      yield* typesetBatch(typesetter, frame, withoutTooLong(documents, typeset.tooLong), problems);
      return;
    }
    const sources = documents.map((document, index) => ({
      title: document.title,
      author: authorOf(fit, document),
      pages: typeset.pages[index] ?? 1,
    }));
    const pageCounts = sources.map(({ pages }) => pages);
    const pdf = onGrounds(onBackground(typeset.pdf(standard, created), background), grounds, documents, pageCounts);
    const files = fit.output.archive ? splitPdf(pdf, sources) : [];
    yield { documents, pdf, pages: pageCounts, files };
  } catch (error) {
    if (!(error instanceof TypesettingError || error instanceof SpanningElementError)) throw error;
    if (others.length === 0) problems.push(...cannotBeSet(first));
    else for (const document of documents) yield* typesetBatch(typesetter, frame, [document], problems);
  }
}

/** The problem of a document that the engine refuses, for each of its rows. */
export function cannotBeSet(document: ShardDocument): FoundProblem[] {
  const problem = { column: null, field: null, code: "cannot_be_set", severity: "error" } as const;
  const why = msg("row.typeset", { title: document.title });
  return faultyRowsOf(document).map((place) => ({ ...place, ...problem, ...why }));
}
