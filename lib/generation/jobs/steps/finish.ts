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
import { stepProgress } from "./step-progress.ts";
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

/** Of a job that was stopped before its first document. */
const none = { archive: false, combined: false };

/**
 * Finishes a job with its results, or as failed if it has no documents, and then deletes its shards. If the process
 * ends in between, the sweep deletes them. A stopped job keeps its shards to go on, and has succeeded with whatever it
 * made.
 */
export async function finishJob(container: Container, task: ActiveTask): Promise<void> {
  const { database, storage } = container;
  const { job, order } = await openJob(database, task.jobId);
  if (job.state !== "finishing") return;
  await endJob(container, job, order, resultStem(order));
  if (job.stoppedAt === null) await storage.deleteFolder(shardsFolder(job.id));
  if (job.run > 0) await storage.deleteFolder(resultsFolder(job.id, job.run - 1));
}

/** Combines the shards into the results. The job has succeeded only after that. */
async function endJob(container: Container, job: Job, order: JobOrder, stem: string): Promise<void> {
  const { database, storage } = container;
  const shards = await findDoneShards(database, job.id);
  const documents = shards.reduce((sum, { done }) => sum + done, 0);
  const isEmpty = documents === 0;
  if (isEmpty && job.stoppedAt === null) return failJob(database, job.id, "no_documents");

  const { archive, combined } = isEmpty ? none : order.output;
  const pieces = shards.reduce(
    (sum, { done, parts }) => sum + (archive && done > 0 ? 1 : 0) + (combined ? parts : 0),
    0,
  );
  const progress = stepProgress(database, job, "finishing");
  let packed = 0;
  const report = () => {
    packed += 1;
    progress.report(packed / pieces);
  };

  const results: WrittenResult[] = [];
  const add = (kind: ResultKind, contentType: string, filename: string, made: number, key: string, bytes: number) =>
    results.push({ kind, contentType, filename, documents: made, key, bytes });
  if (archive) {
    const key = resultKey(job.id, job.run, "archive", `${stem}.zip`);
    add(
      "archive",
      "application/zip",
      `${stem}.zip`,
      documents,
      key,
      await writeArchive(storage, job, shards, key, report),
    );
  }
  if (combined) {
    const key = resultKey(job.id, job.run, "combined", `${stem}.pdf`);
    add(
      "combined",
      "application/pdf",
      `${stem}.pdf`,
      documents,
      key,
      await writeCombined(storage, job.id, shards, stem, key, report),
    );
  }
  const [main] = results;
  if (main) await writeNames(storage, job.id, shards, main.key);
  if (order.table.corrections.length > 0) {
    const filename = translate(order.language, msg("corrected.file", { name: stem }));
    const key = resultKey(job.id, job.run, "corrected", filename);
    add("corrected", "text/csv; charset=utf-8", filename, 0, key, await writeCorrected(container, order, key));
  }
  if (job.problemCount > 0) {
    const filename = translate(order.language, msg("problems.file", { name: stem }));
    const key = resultKey(job.id, job.run, "problems", filename);
    const bytes = await writeProblems(storage, job, order.language, shards, key);
    add("problems", "text/csv; charset=utf-8", filename, 0, key, bytes);
    await writeFailedRows(storage, job, shards);
  }
  await progress.end();
  const isFirst = await database.transaction((statements) => recordResults(statements, job, results), job.visitor);
  if (isFirst) tellOfSuccess(job, shards, documents);
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

function tellOfSuccess({ id, rejected, createdAt }: Job, shards: DoneShard[], documents: number): void {
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
