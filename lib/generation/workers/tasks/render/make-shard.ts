import { appendFileSync, closeSync, openSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { writePdf } from "#lib/generation/archive/pdf/write-plain.ts";
import { encodeIndex } from "#lib/generation/archive/search-index.ts";
import { createSegment } from "#lib/generation/archive/zip-segment.ts";
import { firstRowOf } from "#lib/generation/mapping/documents/sheet-documents.ts";
import type { Fit } from "#lib/generation/mapping/fit/fit.ts";
import type { FoundProblem } from "#lib/generation/mapping/problems/found-problem.ts";
import type { Typesetter } from "#lib/generation/typesetting/typesetter.ts";
import type { Assignment, ShardReport, WorkerTasks } from "../../protocol.ts";
import { batchFrame } from "./batch-frame.ts";
import { batchesOf } from "./batches.ts";
import { type Form, filledFile, formOf } from "./filled-file.ts";
import { readGrounds } from "./grounds.ts";
import { indexedDocument } from "./indexed-document.ts";
import { makeDocuments } from "./make-documents.ts";
import { readShard, type ShardDocument } from "./shard-file.ts";
import { sharedBackground } from "./shared-background.ts";
import { cannotBeSet, type Frame, type MadeDocuments } from "./typeset-batch.ts";

type Task = WorkerTasks["makeShard"];

/**
 * Creates a shard's PDFs or Word files and writes them as a ZIP segment, with what they can be found by. Deterministic:
 * the same input gives the same bytes.
 */
export async function makeShardTask(
  { shardPath, part, assignment, createdAt, folder }: Task["input"],
  typesetter: Typesetter,
): Promise<Task["output"]> {
  const created = new Date(createdAt);
  const shard = await readShard(shardPath);
  const documents = part ? shard.slice(part.first, part.first + part.documents) : shard;
  const problems: FoundProblem[] = [];
  const form = formOf(assignment);
  const made = form
    ? fillDocuments(form, assignment.fit, documents, created, problems)
    : makeDocuments(typesetter, await frameOf(typesetter, assignment, created), documents, problems);
  const output = openOutput(folder, assignment.fit, created);
  try {
    for (const batch of made) {
      output.add(batch);
      // The engine's buffers are freed only when the event loop turns.
      await nextTurn();
    }
  } finally {
    output.close();
  }
  return { ...output.finish(), problems };
}

async function frameOf(typesetter: Typesetter, assignment: Assignment, created: Date): Promise<Frame> {
  const { fit } = assignment;
  const { standard } = fit.output;
  const batch = batchFrame(assignment);
  const background = await sharedBackground(typesetter, batch, standard);
  return { ...batch, standard, created, fit, background, grounds: readGrounds(assignment) };
}

/**
 * Writes a shard's files into a folder: the segment with its entries, the search index, and parts of the combined PDF.
 */
function openOutput(folder: string, fit: Fit, created: Date) {
  const { archive, combined } = fit.output;
  const segment = createSegment(created);
  const segmentFile = openSync(join(folder, "segment.zip"), "wx");
  const indexPath = join(folder, "names.txt");
  writeFileSync(indexPath, "", { flag: "wx" });
  const report: Omit<ShardReport, "problems"> = { done: 0, newest: null, parts: 0 };
  return {
    add({ documents, pdf, files }: MadeDocuments): void {
      for (const [index, file] of archive ? files.entries() : []) {
        for (const chunk of segment.add(documents[index]?.filename ?? "", file)) writeSync(segmentFile, chunk);
      }
      if (combined && pdf) {
        report.parts += 1;
        writeFileSync(join(folder, `part-${report.parts}.pdf`), writePdf(pdf));
      }
      appendFileSync(indexPath, encodeIndex(documents.map((document) => indexedDocument(fit, document))));
      report.done += documents.length;
      report.newest = newestOf(documents) ?? report.newest;
    },
    close: () => closeSync(segmentFile),
    finish() {
      writeFileSync(join(folder, "entries.json"), JSON.stringify(segment.index()));
      return report;
    },
  };
}

/** Fills Word files, and reports those that can't be. */
function* fillDocuments(
  form: Form,
  fit: Fit,
  all: readonly ShardDocument[],
  created: Date,
  problems: FoundProblem[],
): Generator<MadeDocuments> {
  for (const batch of batchesOf(all, null)) {
    const documents: ShardDocument[] = [];
    const files: Uint8Array[] = [];
    for (const document of batch) {
      const file = filledFile(form, fit, document, created);
      if (file) {
        documents.push(document);
        files.push(file);
      } else problems.push(...cannotBeSet(document));
    }
    yield { documents, pdf: null, files };
  }
}

function newestOf(documents: readonly ShardDocument[]): ShardReport["newest"] {
  const last = documents.at(-1);
  return last ? { row: firstRowOf(last).row, name: last.filename.replace(/\.(?:pdf|docx)$/, "") } : null;
}
