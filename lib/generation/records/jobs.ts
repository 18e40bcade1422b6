import { z } from "zod";
import { type JobId, JobIdSchema, type SessionId, SessionIdSchema } from "#lib/contracts/ids.ts";
import { WaitingForSchema } from "#lib/contracts/job.ts";
import { log } from "#lib/log.ts";
import { msg } from "#lib/messages/server-message.ts";
import { count } from "#lib/telemetry/metrics.ts";
import { deepFreeze } from "../common/deep-freeze.ts";
import { AppError } from "../common/errors/app-error.ts";
import type { Client } from "../common/ids/address-id.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import { parseKept } from "../common/kept-json.ts";
import type { Statements } from "../database/database.ts";
import { ProblemGroupSchema } from "../mapping/problems/problem-groups.ts";
import { insertInto } from "./insert-into.ts";
import { type JobOrder, JobOrderSchema } from "./order.ts";
import { deleteShardContent } from "./shards.ts";

const json = <T>(schema: z.ZodType<T>) => z.string().transform((text) => schema.parse(JSON.parse(text)));

/** Every shard and every status reads its job's order, which never changes: parsing it takes longer than the query. */
const orders = new Map<string, JobOrder>();
const mostOrders = 100;

function readOrder(text: string): JobOrder | null {
  const order = orders.get(text) ?? deepFreeze(parseKept(JobOrderSchema, text));
  if (order === null) return null;
  orders.delete(text);
  orders.set(text, order);
  for (const oldest of orders.keys()) if (orders.size > mostOrders) orders.delete(oldest);
  return order;
}

export const JobSchema = z.object({
  id: JobIdSchema,
  sessionId: SessionIdSchema,
  visitor: z.string(),
  address: z.string(),
  state: z.enum(["queued", "running", "finishing", "succeeded", "failed", "canceled"]),
  /**
   * Null once the job's files are deleted, because it holds samples of the visitor's rows, or if an incompatible build
   * stored it.
   */
  order: z.string().transform(readOrder).nullable(),
  total: z.number(),
  /** Documents that the plan skipped because one of their rows has an error. */
  rejected: z.number(),
  problemCount: z.number(),
  /** The first `limits.problemsShown` kinds of the plan's problems, and all kinds of later ones. */
  problems: json(z.array(ProblemGroupSchema)),
  waitingFor: WaitingForSchema.nullable(),
  /** When the visitor stopped the job; null again once it is resumed. */
  stoppedAt: z.number().nullable(),
  /** How often the job was resumed. Its results are recorded only by the run that they belong to. */
  run: z.number(),
  /** When its last shard was known; null while it's being planned, or if it was stopped before. */
  plannedAt: z.number().nullable(),
  /** The finished share of the plan, or of the finish, in thousandths. */
  stepDone: z.number(),
  errorCode: z.string().nullable(),
  errorMessage: z.string().nullable(),
  createdAt: z.number(),
  startedAt: z.number().nullable(),
  finishedAt: z.number().nullable(),
  expiresAt: z.number(),
  deletedAt: z.number().nullable(),
});
export type Job = z.infer<typeof JobSchema>;

/** A job's columns, named as in the schema. */
export const jobColumns = `id, session_id AS "sessionId", visitor, address, state, order_json AS "order", total, rejected,
  problem_count AS "problemCount", problems, waiting_for AS "waitingFor", stopped_at AS "stoppedAt", run,
  planned_at AS "plannedAt", step_done AS "stepDone", error_code AS "errorCode", error_message AS "errorMessage",
  created_at AS "createdAt", started_at AS "startedAt", finished_at AS "finishedAt", expires_at AS "expiresAt",
  deleted_at AS "deletedAt"`;

/** The cost of a plan, or of finishing a job, expressed in documents. */
export const overheadOf = (documents: number) => Math.max(1, Math.ceil(documents / 50));

/** The job of a session; null if it wasn't started. */
export async function findSessionsJob(
  statements: Statements,
  visitor: VisitorId,
  sessionId: SessionId,
): Promise<Job | null> {
  const sql = `SELECT ${jobColumns} FROM jobs WHERE session_id = $sessionId AND visitor = $visitor`;
  const [job] = await statements.query(JobSchema, sql, { sessionId, visitor });
  return job ?? null;
}

/**
 * @throws AppError `not_found` for an unknown job or one of another visitor, `gone` for one whose files are deleted.
 */
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

/** Inserts a queued job. */
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

/** Reopens a failed or stopped job in the given state. */
export async function reopenJob(
  statements: Statements,
  visitor: VisitorId,
  id: JobId,
  state: Job["state"],
): Promise<void> {
  const sql = `UPDATE jobs SET state = $state, error_code = NULL, error_message = NULL, finished_at = NULL,
      stopped_at = NULL, run = run + 1, step_done = 0
    WHERE id = $id AND visitor = $visitor`;
  await statements.execute(sql, { id, visitor, state });
}

/** Forgets the problems of a job whose plan starts over. */
export async function forgetProblems(statements: Statements, visitor: VisitorId, id: JobId): Promise<void> {
  const sql = "UPDATE jobs SET problem_count = 0, problems = '[]' WHERE id = $id AND visitor = $visitor";
  await statements.execute(sql, { id, visitor });
}

/** Stops a job that is queued or running: it is finished with the documents it has. @returns whether it was stopped */
export async function stopJob(statements: Statements, visitor: VisitorId, id: JobId): Promise<boolean> {
  const sql = `UPDATE jobs SET state = 'finishing', stopped_at = $now, step_done = 0
    WHERE id = $id AND visitor = $visitor AND state IN ('queued', 'running')`;
  return (await statements.execute(sql, { id, visitor, now: Date.now() })) > 0;
}

/**
 * Marks a job as deleted and cancels it if it is still running. Deletes content from the visitor's rows at once.
 * @returns whether it was still running
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

/** Why jobs fail: the message for each stored code. */
export const jobFaults = {
  internal: msg("job.internal"),
  no_documents: msg("job.noDocuments"),
  gone: msg("job.filesGone"),
};

/** Logs canceled jobs. Call it after the transaction that canceled them. */
export function logCanceled(ids: readonly JobId[], reason: "closed" | "expired"): void {
  for (const jobId of ids) {
    log("info", "job canceled", { jobId, reason });
    count("rowpress.jobs.ended", 1, { state: "canceled" });
  }
}
