import { z } from "zod";
import { type JobId, ResultIdSchema } from "#lib/contracts/ids.ts";
import {
  type NewDocument,
  NewDocumentSchema,
  ResultKindSchema,
  type StatusQuery,
  type StatusResponse,
  StatusResponseSchema,
  type WaitingFor,
} from "#lib/contracts/job.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { Language } from "#lib/messages/languages.ts";
import type { Told } from "#lib/messages/told.ts";
import { toldIn } from "#lib/messages/told-in.ts";
import type { Container } from "../container.ts";
import type { Statements } from "../database/database.ts";
import { findDocuments } from "../downloads/names.ts";
import { toldProblems } from "../mapping/found-problem.ts";
import { findVisitorsJob, type Job, jobFaults } from "../records/jobs.ts";
import { unitOf } from "../templates/sheet.ts";

const ShardSumsSchema = z.object({
  done: z.number(),
  failed: z.number(),
  /** When the latest shard was done, in milliseconds. */
  latest: z.number().nullable(),
});
type ShardSums = z.infer<typeof ShardSumsSchema>;

/** Enough that large and small shards, and those of several workers at once, even out. */
const speedShards = 20;

const ResultRowSchema = z.object({
  resultId: ResultIdSchema,
  kind: ResultKindSchema,
  filename: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  documents: z.number(),
});

/**
 * A job's state as the contract tells it. Everything is counted from the database, and nothing depends on when it is
 * asked: the same state is the same answer, from any process.
 * @param query with `find`, the answer lists documents of the archive
 * @throws AppError `not_found`, `gone`
 */
export async function readStatus(
  container: Container,
  visitor: string,
  id: string,
  { find }: StatusQuery = {},
  language: Language = "en",
): Promise<StatusResponse> {
  const { database } = container;
  const job = await findVisitorsJob(database, visitor, id);
  const { done, failed, latest } = await sumShards(database, job.id);
  const isOver = job.finishedAt !== null;
  const waitingFor = isOver ? null : await readWaiting(container, job);
  const perSecond = await readSpeed(database, job.id);
  const left = job.total - job.rejected - done - failed;
  const listed = find === undefined ? null : await findDocuments(container, job.id, find);
  return StatusResponseSchema.parse({
    jobId: job.id,
    sessionId: job.sessionId,
    unit: job.order ? unitOf(job.order.template, job.order.settings) : "document",
    status: job.state,
    progress: {
      total: job.total,
      done,
      failed: job.rejected + failed,
      perSecond,
      etaSeconds: isOver || perSecond === null ? null : Math.ceil(left / perSecond),
    },
    ...(waitingFor && { waitingFor }),
    newest: isOver ? [] : await readNewest(database, job.id),
    ...(listed && { documents: listed.documents, documentsFound: listed.count }),
    results: job.state === "succeeded" ? await readResults(database, job.id) : [],
    problems: toldProblems(language, job.problems),
    problemCount: job.problemCount,
    error: job.state === "failed" ? errorOf(job, language) : null,
    createdAt: iso(job.createdAt),
    startedAt: iso(job.startedAt),
    finishedAt: iso(job.finishedAt),
    expiresAt: iso(job.expiresAt),
    pollAfterMs: isOver ? 0 : pollAfterMs(job, latest),
  });
}

/** A full disk keeps the embedded database, which is on it, from recording that it is awaited. */
async function readWaiting({ config, disk }: Container, { waitingFor }: Job): Promise<WaitingFor | null> {
  return config.databaseUrl === null && (await disk.isLow()) ? "disk" : waitingFor;
}

function errorOf({ errorCode, errorMessage }: Job, language: Language) {
  const code = errorCode ?? "internal";
  const known: { [code: string]: Told } = jobFaults;
  return { code, message: toldIn(language, known[code] ?? { message: errorMessage ?? "" }) };
}

async function sumShards(statements: Statements, id: JobId): Promise<ShardSums> {
  const sql = `SELECT COALESCE(SUM(done), 0) AS done, COALESCE(SUM(failed), 0) AS failed, MAX(finished_at) AS latest
    FROM shards WHERE job_id = $1`;
  const [sums] = await statements.query(ShardSumsSchema, sql, [id]);
  return sums ?? { done: 0, failed: 0, latest: null };
}

/**
 * Documents a second, made or failed, over the latest shards and the time that was worked on them; null before the first.
 * It changes only when a shard is done, and a stop of the site does not count.
 */
async function readSpeed(statements: Statements, id: JobId): Promise<number | null> {
  const sql = `SELECT SUM(documents) AS documents, SUM(worked_ms) AS worked FROM (
    SELECT documents, worked_ms FROM shards WHERE job_id = $1 AND worked_ms IS NOT NULL
    ORDER BY finished_at DESC, number DESC LIMIT ${speedShards}) latest`;
  const row = z.object({ documents: z.number().nullable(), worked: z.number().nullable() });
  const [sums] = await statements.query(row, sql, [id]);
  if (!sums?.documents || !sums.worked) return null;
  return Math.max(0.1, Math.round((sums.documents / sums.worked) * 10_000) / 10);
}

/** One of each of the shards that were done last. */
async function readNewest(statements: Statements, id: JobId): Promise<NewDocument[]> {
  const sql = `SELECT newest FROM shards WHERE job_id = $1 AND newest IS NOT NULL
    ORDER BY finished_at DESC, number DESC LIMIT ${limits.newestShown}`;
  const row = z.object({ newest: z.string().transform((text) => NewDocumentSchema.parse(JSON.parse(text))) });
  return (await statements.query(row, sql, [id])).map(({ newest }) => newest);
}

async function readResults(statements: Statements, id: JobId) {
  const sql = `SELECT id AS "resultId", kind, filename, content_type AS "contentType", bytes, documents
    FROM results WHERE job_id = $1 ORDER BY kind`;
  const results = await statements.query(ResultRowSchema, sql, [id]);
  return results.map((result) => ({ ...result, downloadUrl: `/api/generation/download/${result.resultId}` }));
}

/** Small jobs are over in a second; those that go on longer are asked about less often. */
function pollAfterMs({ createdAt }: Job, latest: number | null): number {
  const ageMs = (latest ?? createdAt) - createdAt;
  if (ageMs < 3_000) return 250;
  return ageMs < 30_000 ? 500 : 1_000;
}

function iso(time: number): string;
function iso(time: number | null): string | null;
function iso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
