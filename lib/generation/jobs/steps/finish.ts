import type { ResultKind } from "#lib/contracts/job.ts";
import { log } from "#lib/log.ts";
import { msg } from "#lib/messages/server-message.ts";
import { translate } from "#lib/messages/translate.ts";
import { count } from "#lib/telemetry/metrics.ts";
import { newResultId } from "../../common/ids/ids.ts";
import type { Container } from "../../container.ts";
import type { Statements } from "../../database/database.ts";
import type { ActiveTask } from "../../queue/queue.ts";
import { completeJob, failJob } from "../../records/everyone/jobs.ts";
import { type DoneShard, findDoneShards } from "../../records/everyone/shards.ts";
import type { Job } from "../../records/jobs.ts";
import type { JobOrder } from "../../records/order.ts";
import { insertResult, removeResults } from "../../records/results.ts";
import { resultKey, resultsFolder, shardsFolder } from "../../storage/keys.ts";
import { titleIn } from "../../templates/definition-in.ts";
import { openJob } from "./open-job.ts";
import { type StepProgress, stepProgress } from "./step-progress.ts";
import { writeCorrected } from "./write-corrected.ts";
import { writeArchive, writeCombined, writeFailedRows, writeNames, writeProblems } from "./write-results.ts";

/** A result's file that is stored but not yet recorded. */
interface WrittenResult {
  kind: ResultKind;
  filename: string;
  contentType: string;
  bytes: number;
  documents: number;
  key: string;
}

/** A job whose shards are done, and what its results are made from. */
interface DoneJob {
  container: Container;
  job: Job;
  order: JobOrder;
  shards: DoneShard[];
  /** How many documents the shards have. */
  documents: number;
  /** The base name of the results. */
  stem: string;
}

/**
 * Finishes a job with its results, or as failed if it has no documents, and then deletes its shards. If the process
 * ends in between, the sweep deletes them. A stopped job keeps its shards to go on, and has succeeded with whatever it
 * made.
 */
export async function finishJob(container: Container, task: ActiveTask): Promise<void> {
  const { database, storage } = container;
  const { job, order } = await openJob(database, task.jobId);
  if (job.state !== "finishing") return;
  await endJob(container, job, order);
  if (job.stoppedAt === null) await storage.deleteFolder(shardsFolder(job.id));
  if (job.run > 0) await storage.deleteFolder(resultsFolder(job.id, job.run - 1));
}

/** Combines the shards into the results. The job has succeeded only after that. */
async function endJob(container: Container, job: Job, order: JobOrder): Promise<void> {
  const { database } = container;
  const shards = await findDoneShards(database, job.id);
  const documents = shards.reduce((sum, { done }) => sum + done, 0);
  if (documents === 0 && job.stoppedAt === null) return failJob(database, job.id, "no_documents");
  const doneJob = { container, job, order, shards, documents, stem: resultStem(order) };
  const progress = stepProgress(database, job, "finishing");
  const results = [...(await writeDocuments(doneJob, progress)), ...(await writeTables(doneJob))];
  await progress.end();
  const isFirst = await database.transaction((statements) => recordResults(statements, job, results), job.visitor);
  if (isFirst) logSuccess(job, shards, documents);
}

/** Writes the archive and the combined PDF, as ordered, and the search index; nothing if there are no documents. */
async function writeDocuments(
  { container: { storage }, job, order, shards, documents, stem }: DoneJob,
  progress: StepProgress,
): Promise<WrittenResult[]> {
  if (documents === 0) return [];
  const { archive, combined } = order.output;
  const report = pieceCounter(order, shards, progress);
  const results: WrittenResult[] = [];
  if (archive) {
    const filename = `${stem}.zip`;
    const key = resultKey(job.id, job.run, "archive", filename);
    const bytes = await writeArchive(storage, job, shards, key, report);
    results.push({ kind: "archive", contentType: "application/zip", filename, documents, key, bytes });
  }
  if (combined) {
    const filename = `${stem}.pdf`;
    const key = resultKey(job.id, job.run, "combined", filename);
    const bytes = await writeCombined(storage, job.id, shards, stem, key, report);
    results.push({ kind: "combined", contentType: "application/pdf", filename, documents, key, bytes });
  }
  const [main] = results;
  if (main) await writeNames(storage, job.id, shards, main.key);
  return results;
}

/** A function to call for each segment of the archive and each part of the combined PDF, which reports the progress. */
function pieceCounter({ output }: JobOrder, shards: readonly DoneShard[], progress: StepProgress): () => void {
  const segments = output.archive ? shards.filter(({ done }) => done > 0).length : 0;
  const parts = output.combined ? shards.reduce((sum, shard) => sum + shard.parts, 0) : 0;
  let written = 0;
  return () => {
    written += 1;
    progress.report(written / (segments + parts));
  };
}

/** Writes the corrected sheet, if cells were corrected, and the problems file, if there are any. */
async function writeTables({ container, job, order, shards, stem }: DoneJob): Promise<WrittenResult[]> {
  const { storage } = container;
  const csv = { contentType: "text/csv; charset=utf-8", documents: 0 };
  const results: WrittenResult[] = [];
  if (order.table.corrections.length > 0) {
    const filename = translate(order.language, msg("corrected.file", { name: stem }));
    const key = resultKey(job.id, job.run, "corrected", filename);
    results.push({ kind: "corrected", ...csv, filename, key, bytes: await writeCorrected(container, order, key) });
  }
  if (job.problemCount > 0) {
    const filename = translate(order.language, msg("problems.file", { name: stem }));
    const key = resultKey(job.id, job.run, "problems", filename);
    const bytes = await writeProblems(storage, job, order.language, shards, key);
    results.push({ kind: "problems", ...csv, filename, key, bytes });
    await writeFailedRows(storage, job, shards);
  }
  return results;
}

/**
 * The base name of the results: the spreadsheet's name without extension, or the template's title if nothing is left;
 * for a sample with a word that says so.
 */
function resultStem({ filename, language, template, sample }: JobOrder): string {
  const stem = filename.replace(/\.[A-Za-z0-9]{1,5}$/, "").replace(/^[. ]+|[. ]+$/g, "");
  const name = stem === "" ? titleIn(language, template) : stem;
  return sample ? translate(language, msg("sample.file", { name })) : name;
}

function logSuccess({ id, rejected, createdAt }: Job, shards: DoneShard[], documents: number): void {
  const failed = shards.reduce((sum, shard) => sum + shard.failed, rejected);
  log("info", "job finished", { jobId: id, documents, failed, shards: shards.length, ms: Date.now() - createdAt });
  count("rowpress.jobs.ended", 1, { state: "succeeded" });
}

async function recordResults(statements: Statements, job: Job, results: WrittenResult[]): Promise<boolean> {
  if (!(await completeJob(statements, job, Date.now()))) return false;
  const { id: jobId, visitor, expiresAt } = job;
  await removeResults(statements, visitor, jobId);
  for (const result of results) {
    await insertResult(statements, visitor, { id: newResultId(), jobId, ...result, expiresAt });
  }
  return true;
}
