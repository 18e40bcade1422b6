import { appendFileSync, closeSync, openSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { encodeNames } from "#lib/generation/archive/document-names.ts";
import { writePdf } from "#lib/generation/archive/pdf/write-plain.ts";
import { createSegment } from "#lib/generation/archive/zip-segment.ts";
import { firstRowOf } from "#lib/generation/mapping/documents/sheet-documents.ts";
import type { FoundProblem } from "#lib/generation/mapping/problems/found-problem.ts";
import type { Typesetter } from "#lib/generation/typesetting/typesetter.ts";
import type { ShardReport, WorkerTasks } from "../../protocol.ts";
import { batchFrame } from "./batch-frame.ts";
import { batchesOf } from "./batches.ts";
import { readGrounds } from "./design-grounds.ts";
import { type Form, filledFile, formOf } from "./filled-file.ts";
import { makeDocuments } from "./make-documents.ts";
import { namedDocument } from "./named-document.ts";
import { readShard, type ShardDocument } from "./shard-file.ts";
import { sharedBackground } from "./shared-background.ts";
import { cannotBeSet, type MadeDocuments } from "./typeset-batch.ts";

type Task = WorkerTasks["typesetShard"];
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
    const shard = await readShard(shardPath);
    const meant = part ? shard.slice(part.first, part.first + part.documents) : shard;
    const all = form
      ? fillDocuments(form, meant, frame.created, report.problems)
      : makeDocuments(typesetter, frame, meant, report.problems);
    for (const { made, pdf, documents } of all) {
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
  } finally {
    closeSync(segmentFile);
  }
  writeFileSync(join(folder, "entries.json"), JSON.stringify(segment.index()));
  return report;
}

/** Fills Word files, and reports those that can't be. */
function* fillDocuments(
  form: Form,
  all: readonly ShardDocument[],
  created: Date,
  problems: FoundProblem[],
): Generator<MadeDocuments> {
  for (const batch of batchesOf(all, null)) {
    const made: ShardDocument[] = [];
    const documents: Uint8Array[] = [];
    for (const document of batch) {
      const file = filledFile(form, document, created);
      if (file) {
        made.push(document);
        documents.push(file);
      } else problems.push(...cannotBeSet(document));
    }
    yield { made, pdf: null, documents };
  }
}

function newestOf(made: readonly ShardDocument[]): ShardReport["newest"] {
  const last = made.at(-1);
  return last ? { row: firstRowOf(last).row, name: last.filename.replace(/\.(?:pdf|docx)$/, "") } : null;
}
