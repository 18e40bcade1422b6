import { z } from "zod";
import { type JobId, JobIdSchema, type SessionId, SessionIdSchema } from "#lib/contracts/ids.ts";
import { WaitingForSchema } from "#lib/contracts/job.ts";
import { log } from "#lib/log.ts";
import { msg } from "#lib/messages/server-message.ts";
import { count } from "#lib/telemetry/metrics.ts";
import type { Client } from "../common/address-id.ts";
import { AppError } from "../common/app-error.ts";
import { parseKept } from "../common/kept-json.ts";
import type { VisitorId } from "../common/visitor-id.ts";
import type { Statements } from "../database/database.ts";
import { FoundProblemSchema } from "../mapping/problems/found-problem.ts";
import { insertInto } from "./insert-into.ts";
import { type JobOrder, JobOrderSchema } from "./order.ts";
import { deleteShardContent } from "./shards.ts";

const json = <T>(schema: z.ZodType<T>) => z.string().transform((text) => schema.parse(JSON.parse(text)));

export const JobSchema = z.object({
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

export const jobColumns = `id, session_id AS "sessionId", visitor, address, state, order_json AS "order", total, rejected,
  problem_count AS "problemCount", problems, waiting_for AS "waitingFor", error_code AS "errorCode", error_message AS "errorMessage",
  created_at AS "createdAt", started_at AS "startedAt", finished_at AS "finishedAt", expires_at AS "expiresAt",
  deleted_at AS "deletedAt"`;

/** What a plan, or the end of a job, costs beside its documents: in documents. */
export const overheadOf = (documents: number) => Math.max(1, Math.ceil(documents / 50));

/** The job of a session; null where it has none. */
export async function findSessionsJob(
  statements: Statements,
  visitor: VisitorId,
  sessionId: SessionId,
): Promise<Job | null> {
  const sql = `SELECT ${jobColumns} FROM jobs WHERE session_id = $sessionId AND visitor = $visitor`;
  const [job] = await statements.query(JobSchema, sql, { sessionId, visitor });
  return job ?? null;
}

/** @throws AppError `not_found` for an unknown job or another visitor's, `gone` for one whose files are deleted. */
export async function findVisitorsJob(statements: Statements, visitor: VisitorId, id: string): Promise<Job> {
  const sql = `SELECT ${jobColumns} FROM jobs WHERE id = $id AND visitor = $visitor`;
  const parsed = JobIdSchema.safeParse(id);
  const [job] = parsed.success ? await statements.query(JobSchema, sql, { id: parsed.data, visitor }) : [];
  if (!job) throw new AppError("not_found", msg("job.unknown"));
  const isGone = job.expiresAt <= Date.now() || (job.deletedAt !== null && job.state !== "canceled");
  if (isGone) throw new AppError("gone", msg("job.gone"));
  return job;
}

type NewJob = Pick<Job, "id" | "sessionId" | "total" | "expiresAt"> & { order: JobOrder };

/** Adds a job that waits for its plan. */
export async function insertJob(
  statements: Statements,
  { visitor, address }: Client,
  { id, sessionId, order, total, expiresAt }: NewJob,
  now = Date.now(),
): Promise<void> {
  await insertInto(statements, "jobs", {
    id,
    session_id: sessionId,
    visitor,
    address,
    state: "queued",
    order_json: JSON.stringify(order),
    total,
    rejected: 0,
    problem_count: 0,
    problems: "[]",
    created_at: now,
    expires_at: expiresAt,
  });
}

/** Takes the failure of a job back: it goes on in this state. */
export async function reopenJob(
  statements: Statements,
  visitor: VisitorId,
  id: JobId,
  state: Job["state"],
): Promise<void> {
  const sql = `UPDATE jobs SET state = $state, error_code = NULL, error_message = NULL, finished_at = NULL
    WHERE id = $id AND visitor = $visitor`;
  await statements.execute(sql, { id, visitor, state });
}

/**
 * Marks a job's files as deleted, and cancels it if it is not over; what came from the visitor's rows goes at once.
 * @returns whether it was not over
 */
export async function deleteJob(statements: Statements, visitor: VisitorId, id: JobId): Promise<boolean> {
  const runningSql = "SELECT id FROM jobs WHERE id = $id AND visitor = $visitor AND finished_at IS NULL";
  const running = await statements.query(JobSchema.pick({ id: true }), runningSql, { id, visitor });
  const sql = `UPDATE jobs SET state = CASE WHEN finished_at IS NULL THEN 'canceled' ELSE state END,
      finished_at = COALESCE(finished_at, $now), deleted_at = $now, order_json = NULL, problems = '[]'
    WHERE id = $id AND visitor = $visitor`;
  if ((await statements.execute(sql, { id, visitor, now: Date.now() })) === 0) return false;
  await deleteShardContent(statements, visitor, id);
  return running.length > 0;
}

/** Why a job can fail, by the code that it is kept with. */
export const jobFaults = {
  internal: msg("job.internal"),
  no_documents: msg("job.noDocuments"),
  gone: msg("job.filesGone"),
};

/** Tells of jobs that were stopped; for after the transaction that did so. */
export function logCanceled(ids: readonly JobId[], reason: "closed" | "expired"): void {
  for (const jobId of ids) {
    log("info", "job canceled", { jobId, reason });
    count("rowpress.jobs.ended", 1, { state: "canceled" });
  }
}
