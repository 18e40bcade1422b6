import type { JobId } from "#lib/contracts/ids.ts";
import type { WaitingFor } from "#lib/contracts/job.ts";
import { log } from "#lib/log.ts";
import { count } from "#lib/telemetry/metrics.ts";
import type { Statements } from "../../database/database.ts";
import { groupProblems, type ProblemGroup, shownGroups } from "../../mapping/problems/problem-groups.ts";
import { type Job, JobSchema, jobColumns, jobFaults } from "../jobs.ts";

/** Identifies one run of a job: whatever still works for an earlier run can't change anything. */
type JobRun = Pick<Job, "id" | "run">;

/** A job of any visitor; null if there is none with this id. */
export async function findJob(statements: Statements, id: JobId): Promise<Job | null> {
  const [job] = await statements.query(JobSchema, `SELECT ${jobColumns} FROM jobs WHERE id = $id`, { id });
  return job ?? null;
}

const DeletedSchema = JobSchema.pick({ deletedAt: true });

/** Whether a job exists and its files are deleted. */
export async function isDeleted(statements: Statements, id: JobId): Promise<boolean> {
  const [job] = await statements.query(DeletedSchema, `SELECT deleted_at AS "deletedAt" FROM jobs WHERE id = $id`, {
    id,
  });
  return job !== undefined && job.deletedAt !== null;
}

/** Marks a job as running while it gets planned. @returns false if it is canceled or already planned */
export async function beginPlan(statements: Statements, id: JobId, now: number): Promise<boolean> {
  const sql = `UPDATE jobs SET state = 'running', started_at = COALESCE(started_at, $now)
    WHERE id = $id AND state IN ('queued', 'running') AND planned_at IS NULL`;
  return (await statements.execute(sql, { id, now })) > 0;
}

const isBeingPlanned = "id = $id AND run = $run AND state = 'running' AND planned_at IS NULL";

/** Whether a job's plan may still add shards: the job isn't canceled, stopped or already planned. */
export async function isPlanning(statements: Statements, { id, run }: JobRun): Promise<boolean> {
  const sql = `SELECT id FROM jobs WHERE ${isBeingPlanned}`;
  return (await statements.query(JobSchema.pick({ id: true }), sql, { id, run })).length > 0;
}

/**
 * Records that all shards are known, and the plan's counts and problems, which precede those of shards that are already
 * done. @returns false if the job is canceled or already planned
 */
export async function recordPlan(
  statements: Statements,
  { id, run }: JobRun,
  { total, rejected, problemCount, problems }: Pick<Job, "total" | "rejected" | "problemCount" | "problems">,
  now: number,
): Promise<boolean> {
  const all = groupProblems([...problems, ...(await findProblems(statements, id))]);
  const sql = `UPDATE jobs SET total = $total, rejected = $rejected, problem_count = problem_count + $problemCount,
      problems = $problems, planned_at = $now
    WHERE ${isBeingPlanned}`;
  const found = { total, rejected, problemCount, problems: JSON.stringify(shownGroups(all)) };
  return (await statements.execute(sql, { id, run, now, ...found })) > 0;
}

/** Records the finished share of a plan or a finish, in thousandths. It never goes back. */
export async function noteStep(
  statements: Statements,
  { id, run }: JobRun,
  state: Job["state"],
  part: number,
): Promise<void> {
  const sql = `UPDATE jobs SET step_done = $done
    WHERE id = $id AND state = $state AND run = $run AND step_done < $done`;
  await statements.execute(sql, { id, state, run, done: Math.round(part * 1_000) });
}

const ProblemsSchema = JobSchema.pick({ problems: true });

/** The problems that a job shows so far. */
export async function findProblems(statements: Statements, id: JobId): Promise<ProblemGroup[]> {
  const [job] = await statements.query(ProblemsSchema, "SELECT problems FROM jobs WHERE id = $id", { id });
  return job?.problems ?? [];
}

/** Adds to a job's problem count and replaces the problems that it shows. */
export async function addProblems(
  statements: Statements,
  id: JobId,
  added: number,
  shown: readonly ProblemGroup[],
): Promise<void> {
  const sql = "UPDATE jobs SET problem_count = problem_count + $added, problems = $problems WHERE id = $id";
  await statements.execute(sql, { id, added, problems: JSON.stringify(shown) });
}

/** Moves a running job whose shards are all known to `finishing`. @returns whether it was one */
export async function beginFinish(statements: Statements, id: JobId): Promise<boolean> {
  const sql = `UPDATE jobs SET state = 'finishing', step_done = 0
    WHERE id = $id AND state = 'running' AND planned_at IS NOT NULL`;
  return (await statements.execute(sql, { id })) > 0;
}

/** Completes a job whose results are stored. @returns whether it was finishing in this run */
export async function completeJob(statements: Statements, { id, run }: JobRun, now: number): Promise<boolean> {
  const sql = `UPDATE jobs SET state = 'succeeded', finished_at = $now
    WHERE id = $id AND state = 'finishing' AND run = $run`;
  return (await statements.execute(sql, { id, run, now })) > 0;
}

/** Fails a job unless it is already over. */
export async function failJob(statements: Statements, id: JobId, code: keyof typeof jobFaults): Promise<void> {
  const now = Date.now();
  const sql = `UPDATE jobs SET state = 'failed', error_code = $code, error_message = $message, finished_at = $now
    WHERE id = $id AND finished_at IS NULL RETURNING created_at AS "createdAt"`;
  const { message } = jobFaults[code];
  const failed = await statements.query(JobSchema.pick({ createdAt: true }), sql, { id, code, message, now });
  for (const { createdAt } of failed) {
    log("warn", "job failed", { jobId: id, code, ms: now - createdAt });
    count("rowpress.jobs.ended", 1, { state: "failed" });
  }
}

/** Records what a job is waiting for; null when it continues. */
export async function setWaitingFor(statements: Statements, id: JobId, waitingFor: WaitingFor | null): Promise<void> {
  const sql = `UPDATE jobs SET waiting_for = $waitingFor
    WHERE id = $id AND COALESCE(waiting_for, '') <> COALESCE($waitingFor, '')`;
  await statements.execute(sql, { id, waitingFor });
}
