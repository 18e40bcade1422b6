import { z } from "zod";
import type { JobId } from "#lib/contracts/ids.ts";
import { type NewDocument, NewDocumentSchema } from "#lib/contracts/job.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import type { Statements } from "../database/database.ts";

// Shards are begun, halved and completed in everyone/shards.ts, for the job runner.

const SumsSchema = z.object({
  /** Number of shards; 0 until the plan has written the first. */
  count: z.number(),
  done: z.number(),
  failed: z.number(),
  /** When the latest shard was done, in milliseconds. */
  latest: z.number().nullable(),
});

export type ShardSums = z.infer<typeof SumsSchema>;

/** Counts the job's created and failed documents. */
export async function sumShards(statements: Statements, visitor: VisitorId, jobId: JobId): Promise<ShardSums> {
  const sql = `SELECT COUNT(*) AS count, COALESCE(SUM(done), 0) AS done, COALESCE(SUM(failed), 0) AS failed, MAX(finished_at) AS latest
    FROM shards WHERE job_id = $jobId AND EXISTS (SELECT 1 FROM jobs WHERE id = $jobId AND visitor = $visitor)`;
  const [sums] = await statements.query(SumsSchema, sql, { jobId, visitor });
  return sums ?? { count: 0, done: 0, failed: 0, latest: null };
}

const WorkSchema = z.object({ documents: z.number().nullable(), workedMs: z.number().nullable() });

/** The documents of the latest `count` shards of a job and the time worked on them; null before the first shard. */
export async function sumLatestWork(
  statements: Statements,
  visitor: VisitorId,
  jobId: JobId,
  count: number,
): Promise<z.infer<typeof WorkSchema>> {
  const sql = `SELECT SUM(documents) AS documents, SUM(worked_ms) AS "workedMs" FROM (
    SELECT documents, worked_ms FROM shards WHERE job_id = $jobId AND worked_ms IS NOT NULL
    AND EXISTS (SELECT 1 FROM jobs WHERE id = $jobId AND visitor = $visitor)
    ORDER BY finished_at DESC, number DESC LIMIT $count) latest`;
  const [sums] = await statements.query(WorkSchema, sql, { jobId, visitor, count });
  return sums ?? { documents: null, workedMs: null };
}

const NewestSchema = z.object({
  newest: z.string().transform((text) => NewDocumentSchema.parse(JSON.parse(text))),
});

/** One document from each of the `count` shards of a job that finished last. */
export async function findNewest(
  statements: Statements,
  visitor: VisitorId,
  jobId: JobId,
  count: number,
): Promise<NewDocument[]> {
  const sql = `SELECT newest FROM shards WHERE job_id = $jobId AND newest IS NOT NULL
    AND EXISTS (SELECT 1 FROM jobs WHERE id = $jobId AND visitor = $visitor)
    ORDER BY finished_at DESC, number DESC LIMIT $count`;
  const found = await statements.query(NewestSchema, sql, { jobId, visitor, count });
  return found.map(({ newest }) => newest);
}

const StateSchema = z.object({ number: z.number(), state: z.string(), documents: z.number() });

/** The shards of a job and their progress, by number. */
export function listShards(
  statements: Statements,
  visitor: VisitorId,
  jobId: JobId,
): Promise<z.infer<typeof StateSchema>[]> {
  const sql = `SELECT number, state, documents FROM shards WHERE job_id = $jobId
    AND EXISTS (SELECT 1 FROM jobs WHERE id = $jobId AND visitor = $visitor) ORDER BY number`;
  return statements.query(StateSchema, sql, { jobId, visitor });
}

/** Resets the unfinished shards of a job. An attempt that is still working on one can't record anything afterwards. */
export async function resetShards(statements: Statements, visitor: VisitorId, jobId: JobId): Promise<void> {
  const sql = `UPDATE shards SET state = 'waiting', attempt = 0, deaths = 0 WHERE job_id = $jobId AND state <> 'done'
    AND EXISTS (SELECT 1 FROM jobs WHERE id = $jobId AND visitor = $visitor)`;
  await statements.execute(sql, { jobId, visitor });
}

const ofJob = "job_id = $jobId AND EXISTS (SELECT 1 FROM jobs WHERE id = $jobId AND visitor = $visitor)";

/** Forgets the shards of a job whose plan starts over. */
export async function deleteShards(statements: Statements, visitor: VisitorId, jobId: JobId): Promise<void> {
  await statements.execute(`DELETE FROM shard_problems WHERE ${ofJob}`, { jobId, visitor });
  await statements.execute(`DELETE FROM shards WHERE ${ofJob}`, { jobId, visitor });
}

/** Deletes what shards hold of the visitor's rows: document names, and problems that quote values. */
export async function deleteShardContent(statements: Statements, visitor: VisitorId, jobId: JobId): Promise<void> {
  await statements.execute(`DELETE FROM shard_problems WHERE ${ofJob}`, { jobId, visitor });
  await statements.execute(`UPDATE shards SET newest = NULL WHERE ${ofJob}`, { jobId, visitor });
}
