import { z } from "zod";
import type { JobId } from "#lib/contracts/ids.ts";
import { type NewDocument, NewDocumentSchema } from "#lib/contracts/job.ts";
import type { VisitorId } from "../common/visitor-id.ts";
import type { Statements } from "../database/database.ts";

const SumsSchema = z.object({
  done: z.number(),
  failed: z.number(),
  /** When the latest shard was done, in milliseconds. */
  latest: z.number().nullable(),
});

/** The documents of a job that are made and failed. */
export async function sumShards(
  statements: Statements,
  visitor: VisitorId,
  jobId: JobId,
): Promise<z.infer<typeof SumsSchema>> {
  const sql = `SELECT COALESCE(SUM(done), 0) AS done, COALESCE(SUM(failed), 0) AS failed, MAX(finished_at) AS latest
    FROM shards WHERE job_id = $jobId AND EXISTS (SELECT 1 FROM jobs WHERE id = $jobId AND visitor = $visitor)`;
  const [sums] = await statements.query(SumsSchema, sql, { jobId, visitor });
  return sums ?? { done: 0, failed: 0, latest: null };
}

const WorkSchema = z.object({ documents: z.number().nullable(), workedMs: z.number().nullable() });

/** The documents of the latest `count` shards of a job, and the time that was worked on them; nulls before the first. */
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

/** One document of each of the `count` shards of a job that were done last. */
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

/** The shards of a job and how far they are, by their numbers. */
export function listShards(
  statements: Statements,
  visitor: VisitorId,
  jobId: JobId,
): Promise<z.infer<typeof StateSchema>[]> {
  const sql = `SELECT number, state, documents FROM shards WHERE job_id = $jobId
    AND EXISTS (SELECT 1 FROM jobs WHERE id = $jobId AND visitor = $visitor) ORDER BY number`;
  return statements.query(StateSchema, sql, { jobId, visitor });
}

/** Has the shards of a job that are not done begin anew: whoever still has one in hand must not record anything. */
export async function resetShards(statements: Statements, visitor: VisitorId, jobId: JobId): Promise<void> {
  const sql = `UPDATE shards SET state = 'waiting', attempt = 0, deaths = 0 WHERE job_id = $jobId AND state <> 'done'
    AND EXISTS (SELECT 1 FROM jobs WHERE id = $jobId AND visitor = $visitor)`;
  await statements.execute(sql, { jobId, visitor });
}

/** Deletes what shards keep of the visitor's rows: the names of documents, and problems with values. */
export async function deleteShardContent(statements: Statements, visitor: VisitorId, jobId: JobId): Promise<void> {
  const ofJob = "job_id = $jobId AND EXISTS (SELECT 1 FROM jobs WHERE id = $jobId AND visitor = $visitor)";
  await statements.execute(`DELETE FROM shard_problems WHERE ${ofJob}`, { jobId, visitor });
  await statements.execute(`UPDATE shards SET newest = NULL WHERE ${ofJob}`, { jobId, visitor });
}
