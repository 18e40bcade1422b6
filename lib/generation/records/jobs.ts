import { z } from "zod";
import { type JobId, JobIdSchema, type SessionId, SessionIdSchema } from "#lib/contracts/ids.ts";
import { WaitingForSchema } from "#lib/contracts/job.ts";
import { log } from "#lib/log.ts";
import { told } from "#lib/messages/told.ts";
import { count } from "#lib/telemetry/metrics.ts";
import { AppError } from "../common/app-error.ts";
import { parseKept } from "../common/kept-json.ts";
import type { VisitorId } from "../common/visitor-id.ts";
import type { Statements } from "../database/database.ts";
import { FoundProblemSchema } from "../mapping/found-problem.ts";
import { JobOrderSchema } from "./order.ts";

const json = <T>(schema: z.ZodType<T>) => z.string().transform((text) => schema.parse(JSON.parse(text)));

const JobSchema = z.object({
  id: JobIdSchema,
  sessionId: SessionIdSchema,
  visitor: z.string(),
  address: z.string(),
  state: z.enum(["queued", "running", "finishing", "succeeded", "failed", "canceled"]),
  /** Null once the job's files are deleted, for it holds a visitor's samples, and where another build has kept it. */
  order: z
    .string()
    .transform((text) => parseKept(JobOrderSchema, text))
    .nullable(),
  total: z.number(),
  /** Documents that the plan left out, since a row of theirs has an error. */
  rejected: z.number(),
  problemCount: z.number(),
  /** The first `limits.problemsShown`: of the plan's, and of those found since. */
  problems: json(z.array(FoundProblemSchema)),
  waitingFor: WaitingForSchema.nullable(),
  errorCode: z.string().nullable(),
  errorMessage: z.string().nullable(),
  createdAt: z.number(),
  startedAt: z.number().nullable(),
  finishedAt: z.number().nullable(),
  expiresAt: z.number(),
  deletedAt: z.number().nullable(),
});
export type Job = z.infer<typeof JobSchema>;

const columns = `id, session_id AS "sessionId", visitor, address, state, order_json AS "order", total, rejected,
  problem_count AS "problemCount", problems, waiting_for AS "waitingFor", error_code AS "errorCode", error_message AS "errorMessage",
  created_at AS "createdAt", started_at AS "startedAt", finished_at AS "finishedAt", expires_at AS "expiresAt",
  deleted_at AS "deletedAt"`;

/** What a plan, or the end of a job, costs beside its documents: in documents. */
export const overheadOf = (documents: number) => Math.max(1, Math.ceil(documents / 50));

/** The job of a task that the engine works on, whoever it belongs to; null where there is none. */
export async function findJob(statements: Statements, { id }: { id: JobId }): Promise<Job | null> {
  const [job] = await statements.query(JobSchema, `SELECT ${columns} FROM jobs WHERE id = $1`, [id]);
  return job ?? null;
}

/** The job of a session; null where it has none. */
export async function findSessionsJob(
  statements: Statements,
  visitor: VisitorId,
  sessionId: SessionId,
): Promise<Job | null> {
  const sql = `SELECT ${columns} FROM jobs WHERE session_id = $1 AND visitor = $2`;
  const [job] = await statements.query(JobSchema, sql, [sessionId, visitor]);
  return job ?? null;
}

/** @throws AppError `not_found` for an unknown job or another visitor's, `gone` for one whose files are deleted. */
export async function findVisitorsJob(statements: Statements, visitor: VisitorId, id: string): Promise<Job> {
  const sql = `SELECT ${columns} FROM jobs WHERE id = $1 AND visitor = $2`;
  const parsed = JobIdSchema.safeParse(id);
  const [job] = parsed.success ? await statements.query(JobSchema, sql, [parsed.data, visitor]) : [];
  if (!job) throw new AppError("not_found", told("job.unknown"));
  const isGone = job.expiresAt <= Date.now() || (job.deletedAt !== null && job.state !== "canceled");
  if (isGone) throw new AppError("gone", told("job.gone"));
  return job;
}

/**
 * Stops a job that is not over, and marks its files as deleted; what came from the visitor's rows goes at once.
 * @returns whether it was not over
 */
export async function cancelJob(statements: Statements, visitor: VisitorId, id: JobId): Promise<boolean> {
  const now = Date.now();
  const running = await statements.query(
    z.object({ id: JobIdSchema }),
    "SELECT id FROM jobs WHERE id = $1 AND visitor = $2 AND finished_at IS NULL",
    [id, visitor],
  );
  const canceled = await statements.execute(
    `UPDATE jobs SET state = CASE WHEN finished_at IS NULL THEN 'canceled' ELSE state END,
     finished_at = COALESCE(finished_at, $1), deleted_at = $1, order_json = NULL, problems = '[]'
     WHERE id = $2 AND visitor = $3`,
    [now, id, visitor],
  );
  if (canceled === 0) return false;
  await statements.execute("DELETE FROM shard_problems WHERE job_id = $1", [id]);
  await statements.execute("UPDATE shards SET newest = NULL WHERE job_id = $1", [id]);
  return running.length > 0;
}

/** Why a job can fail, by the code that it is kept with. */
export const jobFaults = {
  internal: told("job.internal"),
  no_documents: told("job.noDocuments"),
  gone: told("job.filesGone"),
};

/** Ends a job that cannot go on; one that is over already stays as it is. */
export async function failJob(statements: Statements, id: JobId, code: keyof typeof jobFaults): Promise<void> {
  const now = Date.now();
  const failed = await statements.query(
    z.object({ createdAt: z.number() }),
    `UPDATE jobs SET state = 'failed', error_code = $1, error_message = $2, finished_at = $3
     WHERE id = $4 AND finished_at IS NULL RETURNING created_at AS "createdAt"`,
    [code, jobFaults[code].message, now, id],
  );
  for (const { createdAt } of failed) {
    log("warn", "job failed", { jobId: id, code, ms: now - createdAt });
    count("rowpress.jobs.ended", 1, { state: "failed" });
  }
}

/** Tells of jobs that were stopped; for after the transaction that did so. */
export function logCanceled(ids: readonly JobId[], reason: "closed" | "expired"): void {
  for (const jobId of ids) {
    log("info", "job canceled", { jobId, reason });
    count("rowpress.jobs.ended", 1, { state: "canceled" });
  }
}
