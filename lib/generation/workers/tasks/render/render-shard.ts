import { appendFileSync, closeSync, openSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Output } from "#lib/contracts/sessions/choices.ts";
import { encodeNames } from "#lib/generation/archive/document-names.ts";
import { splitPdf } from "#lib/generation/archive/pdf/split.ts";
import { SpanningElementError } from "#lib/generation/archive/pdf/structure.ts";
import type { PdfFile } from "#lib/generation/archive/pdf/syntax/pdf-file.ts";
import type { Underlay } from "#lib/generation/archive/pdf/underlay.ts";
import { writePdf } from "#lib/generation/archive/pdf/write-plain.ts";
import { createSegment } from "#lib/generation/archive/zip-segment.ts";
import { faultyRowsOf, firstRowOf } from "#lib/generation/mapping/documents/sheet-documents.ts";
import type { Fit } from "#lib/generation/mapping/fit/fit.ts";
import type { FoundProblem } from "#lib/generation/mapping/problems/found-problem.ts";
import { type Batch, type Typesetter, TypesettingError } from "#lib/generation/typesetting/typesetter.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { ShardReport, WorkerTasks } from "../../protocol.ts";
import { tooLongProblems, withoutTooLong } from "../preflight/too-long.ts";
import { authorOf, batchFrame, commonAuthor } from "./batch-frame.ts";
import { batchesOf } from "./batches.ts";
import { type DesignGrounds, onGrounds, readGrounds } from "./design-grounds.ts";
import { type Form, filledFile, formOf } from "./filled-file.ts";
import { namedDocument } from "./named-document.ts";
import { readShard, type ShardDocument } from "./shard-file.ts";
import { onBackground, sharedBackground } from "./shared-background.ts";

type Task = WorkerTasks["renderShard"];
type Frame = Omit<Batch, "records"> & {
  standard: Output["standard"];
  created: Date;
  fit: Fit;
  background: Underlay | null;
  grounds: DesignGrounds | null;
};

/** Creates a shard's PDFs or Word files and writes them as a ZIP segment, with what they can be found by. Deterministic: the same input gives the same bytes. */
export async function renderShardTask(
  { shardPath, part, assignment, createdAt, folder }: Task["input"],
  typesetter: Typesetter,
) {
  const { fit } = assignment;
  const { archive, combined, standard } = fit.output;
  const alike = batchFrame(assignment);
  const form = formOf(assignment);
  const background = form ? null : await sharedBackground(typesetter, alike, standard);
  const grounds = readGrounds(assignment);
  const frame = { ...alike, standard, created: new Date(createdAt), fit, background, grounds };
  const segment = createSegment(frame.created);
  const segmentFile = openSync(join(folder, "segment.zip"), "wx");
  const namesPath = join(folder, "names.txt");
  writeFileSync(namesPath, "", { flag: "wx" });
  const report: ShardReport = { done: 0, newest: null, parts: 0, problems: [] };
  try {
    const all = await readShard(shardPath);
    const meant = part ? all.slice(part.first, part.first + part.documents) : all;
    for (const batch of batchesOf(meant, assignment.pictures)) {
      const shown = form
        ? [{ pdf: null, ...fillBatch(form, batch, frame.created, report.problems) }]
        : typesetBatch(typesetter, frame, batch, report.problems);
      for (const { made, pdf, documents } of shown) {
        for (const [index, document] of archive ? documents.entries() : []) {
          for (const chunk of segment.add(made[index]?.filename ?? "", document)) writeSync(segmentFile, chunk);
        }
        if (combined && pdf) {
          report.parts += 1;
          writeFileSync(join(folder, `part-${report.parts}.pdf`), writePdf(pdf));
        }
        appendFileSync(namesPath, encodeNames(made.map((document) => namedDocument(fit, document))));
        report.done += made.length;
        report.newest = newestOf(made) ?? report.newest;
        // The engine's buffers are freed only when the event loop turns.
        await nextTurn();
      }
    }
  } finally {
    closeSync(segmentFile);
  }
  writeFileSync(join(folder, "entries.json"), JSON.stringify(segment.index()));
  return report;
}

/** Fills the batch's Word files, and reports those that can't be. */
function fillBatch(form: Form, batch: ShardDocument[], created: Date, problems: FoundProblem[]) {
  const made: ShardDocument[] = [];
  const documents: Uint8Array[] = [];
  for (const document of batch) {
    const file = filledFile(form, document, created);
    if (file) {
      made.push(document);
      documents.push(file);
    } else problems.push(...cannotBeSet(document));
  }
  return { made, documents };
}

function newestOf(made: ShardDocument[]): ShardReport["newest"] {
  const last = made.at(-1);
  return last ? { row: firstRowOf(last).row, name: last.filename.replace(/\.(?:pdf|docx)$/, "") } : null;
}

/**
 * Typesets the batch in one compile. If the engine refuses it, or its documents can't be separated again, typesets each
 * document alone and reports those that fail.
 */
function* typesetBatch(
  typesetter: Typesetter,
  frame: Frame,
  made: ShardDocument[],
  problems: FoundProblem[],
): Generator<{ made: ShardDocument[]; pdf: PdfFile; documents: Uint8Array[] }> {
  const [first, ...others] = made;
  if (!first) return;
  const { fit, standard, created, background, grounds, ...alike } = frame;
  const records = made.map(({ values, settings }) => ({ values, settings }));
  const title = others.length === 0 ? first.title : frame.title;
  try {
    const author = commonAuthor(fit, made);
    const typeset = typesetter.typeset({ ...alike, title, author, records, hasBackground: background === null });
    if (typeset.tooLong.length > 0) {
      problems.push(...tooLongProblems(fit, made, typeset.tooLong));
      yield* typesetBatch(typesetter, frame, withoutTooLong(made, typeset.tooLong), problems);
      return;
    }
    const pdf = onGrounds(onBackground(typeset.pdf(standard, created), background), grounds, made);
    const sources = made.map((document, index) => ({
      title: document.title,
      author: authorOf(fit, document),
      pages: typeset.pages[index] ?? 1,
    }));
    yield { made, pdf, documents: fit.output.archive ? splitPdf(pdf, sources) : [] };
  } catch (error) {
    if (!(error instanceof TypesettingError || error instanceof SpanningElementError)) throw error;
    if (others.length === 0) problems.push(...cannotBeSet(first));
    else for (const document of made) yield* typesetBatch(typesetter, frame, [document], problems);
  }
}

export function cannotBeSet(document: ShardDocument): FoundProblem[] {
  const problem = { column: null, field: null, code: "cannot_be_set", severity: "error" } as const;
  const why = msg("row.typeset", { title: document.title });
  return faultyRowsOf(document).map((place) => ({ ...place, ...problem, ...why }));
}
