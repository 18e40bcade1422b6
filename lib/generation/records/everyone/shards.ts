import { z } from "zod";
import type { JobId } from "#lib/contracts/ids.ts";
import type { NewDocument } from "#lib/contracts/job.ts";
import type { Statements } from "../../database/database.ts";
import type { WholeGroup } from "../../mapping/problems/problem-groups.ts";
import { insertInto } from "../insert-into.ts";

/** Consecutive documents of an input file, starting at `first`. */
const ShardPartSchema = z.object({
  number: z.number(),
  /** The number in the input file's name. */
  input: z.number(),
  first: z.number(),
  documents: z.number(),
});
export type ShardPart = z.infer<typeof ShardPartSchema>;

/** `deaths` of its processes so far, weighted by their cause: see jobs/steps/suspect-shard.ts. */
const ClaimedShardSchema = ShardPartSchema.extend({ deaths: z.number(), run: z.number() });
export type ClaimedShard = z.infer<typeof ClaimedShardSchema>;

/**
 * Identifies one attempt at a shard: an attempt that lost its task can't change anything. Each run of a job counts its
 * attempts anew.
 */
export interface ShardAttempt {
  jobId: JobId;
  /** As in the task; null matches no shard. */
  shard: number | null;
  attempt: number;
  /** Of the job. */
  run: number;
}

/** The attempt still owns the shard. */
const isClaimed = `job_id = $jobId AND number = $shard AND attempt = $attempt AND state = 'active'
    AND EXISTS (SELECT 1 FROM jobs WHERE id = $jobId AND run = $run)`;

/** Inserts a waiting shard. */
export async function insertShard(
  statements: Statements,
  jobId: JobId,
  { number, input, first, documents }: ShardPart,
): Promise<void> {
  const counts = { attempt: 0, documents, done: 0, failed: 0, parts: 0 };
  await insertInto(statements, "shards", { job_id: jobId, number, state: "waiting", ...counts, input, first });
}

/**
 * Starts an attempt at a shard of a running job, unless the shard is done or a later attempt has it. If the shard is
 * still active, its previous attempt died without releasing it: that counts as a death.
 */
export async function beginShard(
  statements: Statements,
  { jobId, shard, attempt }: Omit<ShardAttempt, "run">,
): Promise<ClaimedShard | null> {
  const sql = `UPDATE shards SET state = 'active', attempt = $attempt,
      deaths = deaths + CASE WHEN state = 'active' THEN 1 ELSE 0 END
    WHERE job_id = $jobId AND number = $shard AND state <> 'done' AND attempt < $attempt
    AND EXISTS (SELECT 1 FROM jobs WHERE id = $jobId AND state = 'running')
    RETURNING number, input, first, documents, deaths, (SELECT run FROM jobs WHERE id = $jobId) AS run`;
  const [begun] = await statements.query(ClaimedShardSchema, sql, { jobId, shard, attempt });
  return begun ?? null;
}

/** Releases a shard for its next attempt, with its updated deaths. */
export async function releaseShard(
  statements: Statements,
  { jobId, shard, attempt, run }: ShardAttempt,
  deaths: number,
): Promise<void> {
  const sql = `UPDATE shards SET state = 'waiting', deaths = $deaths WHERE ${isClaimed}`;
  await statements.execute(sql, { jobId, shard, attempt, run, deaths });
}

/** The result of a shard. */
export interface ShardOutcome {
  /** Created documents; the others failed. */
  done: number;
  /** Number of PDF files for the combined PDF. */
  parts: number;
  newest: NewDocument | null;
  finishedAt: number;
  workedMs: number;
}

/** Records the result of a shard of a running job. @returns whether the attempt still owned the shard */
export async function completeShard(
  statements: Statements,
  { jobId, shard, attempt, run }: ShardAttempt,
  { done, parts, newest, finishedAt, workedMs }: ShardOutcome,
): Promise<boolean> {
  const sql = `UPDATE shards SET state = 'done', done = $done, failed = documents - $done, parts = $parts,
      newest = $newest, finished_at = $finishedAt, worked_ms = $workedMs
    WHERE ${isClaimed} AND EXISTS (SELECT 1 FROM jobs WHERE id = $jobId AND state = 'running')`;
  const outcome = { done, parts, newest: newest && JSON.stringify(newest), finishedAt, workedMs };
  return (await statements.execute(sql, { jobId, shard, attempt, run, ...outcome })) > 0;
}

/** Removes a shard that others replace. @returns whether the attempt still owned it */
export async function removeShard(
  statements: Statements,
  { jobId, shard, attempt, run }: ShardAttempt,
): Promise<boolean> {
  const sql = `DELETE FROM shards WHERE ${isClaimed}`;
  return (await statements.execute(sql, { jobId, shard, attempt, run })) > 0;
}

/** Stores all problems of a shard for the end of its job. */
export async function insertShardProblems(
  statements: Statements,
  { jobId, shard }: Pick<ShardAttempt, "jobId" | "shard">,
  problems: readonly WholeGroup[],
): Promise<void> {
  await insertInto(statements, "shard_problems", { job_id: jobId, shard, problems: JSON.stringify(problems) });
}

const PlannedSchema = z.object({ input: z.number(), documents: z.number() });

/** The documents of a job's shards, by the number of their input. */
export async function plannedDocuments(statements: Statements, jobId: JobId): Promise<Map<number, number>> {
  const sql = `SELECT input, SUM(documents) AS documents FROM shards WHERE job_id = $jobId GROUP BY input`;
  const found = await statements.query(PlannedSchema, sql, { jobId });
  return new Map(found.map(({ input, documents }) => [input, documents]));
}

const NumberSchema = z.object({ value: z.number().nullable() });

/** The highest shard number of a job; null if it has no shards. */
export async function lastShard(statements: Statements, jobId: JobId): Promise<number | null> {
  const sql = `SELECT MAX(number) AS "value" FROM shards WHERE job_id = $jobId`;
  const [found] = await statements.query(NumberSchema, sql, { jobId });
  return found?.value ?? null;
}

/** When the latest of a job's shards finished; null before the first. */
export async function latestCompletion(statements: Statements, jobId: JobId): Promise<number | null> {
  const sql = `SELECT MAX(finished_at) AS "value" FROM shards WHERE job_id = $jobId`;
  const [found] = await statements.query(NumberSchema, sql, { jobId });
  return found?.value ?? null;
}

/** Whether a job has shards that aren't done. */
export async function hasOpenShards(statements: Statements, jobId: JobId): Promise<boolean> {
  const sql = `SELECT COUNT(*) AS "value" FROM shards WHERE job_id = $jobId AND state <> 'done'`;
  const [found] = await statements.query(NumberSchema, sql, { jobId });
  return found?.value !== 0;
}

const DoneShardSchema = z.object({
  number: z.number(),
  done: z.number(),
  failed: z.number(),
  parts: z.number(),
  /** JSON, parsed one shard at a time: all problems of a job at once would be large. */
  problems: z.string(),
});
export type DoneShard = z.infer<typeof DoneShardSchema>;

/** The shards of a job in document order. */
export function findDoneShards(statements: Statements, jobId: JobId): Promise<DoneShard[]> {
  const sql = `SELECT number, done, failed, parts, COALESCE(problems, '[]') AS problems FROM shards
    LEFT JOIN shard_problems ON shard_problems.job_id = shards.job_id AND shard_problems.shard = shards.number
    WHERE shards.job_id = $jobId ORDER BY input, first`;
  return statements.query(DoneShardSchema, sql, { jobId });
}

const StateCountSchema = z.object({ state: z.string(), count: z.number() });

/** Counts the waiting and active shards of running jobs, independent of the queue in use. */
export function countOpenShards(statements: Statements): Promise<z.infer<typeof StateCountSchema>[]> {
  const sql = `SELECT shards.state, COUNT(*) AS count FROM shards JOIN jobs ON jobs.id = shards.job_id
    WHERE jobs.state = 'running' AND shards.state <> 'done' GROUP BY shards.state`;
  return statements.query(StateCountSchema, sql);
}
