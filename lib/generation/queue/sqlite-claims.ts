import { randomUUID } from "node:crypto";
import { z } from "zod";
import { log } from "#lib/log.ts";
import { pause } from "#lib/pause.ts";
import { leaseMs, slackMs } from "../common/lease.ts";
import { mayRun, ownName } from "../common/process-name.ts";
import type { Database, Statements } from "../database/database.ts";
import { type ClaimedTask, ClaimedTaskSchema, taskColumns } from "./claimed-task.ts";
import type { Task } from "./queue.ts";
import { charge, InTurnSchema, inTurn } from "./turns.ts";

export interface Timing {
  /** How often an idle worker checks for tasks from other processes. */
  idleMs: number;
  /** How long a claim is valid unless the worker renews it. */
  leaseMs: number;
  /** The pause before a failed task is retried; doubles with each attempt. */
  retryMs: number;
}

export const usualTiming: Timing = { idleMs: 100, leaseMs, retryMs: 250 };

/** The table of tasks, with the queue's timing and a monotonic clock in milliseconds. */
export interface TaskTable {
  database: Database;
  timing: Timing;
  now: () => number;
}

/** With `retryMs`, pauses reach about a minute, so a task resumes soon after its store does. */
const mostDoublings = 8;

const behindOthers = "(SELECT MAX(position) + 1 FROM tasks others WHERE others.job_id = tasks.job_id)";

/**
 * Returns tasks with expired leases to the queue. That is how a killed process's tasks get retried. Times are monotonic
 * and restart when the machine boots; see `slackMs` for those from before.
 */
const reclaimSql = `
  UPDATE tasks SET state = 'waiting', run_at = $1 + ($2 << MIN(attempt - 1, ${mostDoublings})), position = ${behindOthers}
  WHERE state = 'active' AND lease_until NOT BETWEEN $1 + 1 AND $3`;

const nextSql = inTurn("FROM tasks", "state = 'waiting' AND run_at NOT BETWEEN $1 + 1 AND $2");

const claimSql = `
  UPDATE tasks SET state = 'active', attempt = attempt + 1, lease_until = $1, owner = $2 WHERE id = $3
  RETURNING ${taskColumns}`;

const PositionSchema = z.object({ position: z.number().nullable() });

/** Adds waiting tasks in the caller's transaction. */
export async function insertTasks(statements: Statements, tasks: readonly Task[], now: number): Promise<void> {
  const sql = `INSERT INTO tasks (id, kind, job_id, shard, address, visitor, documents, state, attempt, run_at, lease_until, owner, position)
    VALUES ($1, $2, $3, $4, $5, $6, $7, 'waiting', 0, $8, 0, '', $9)`;
  const [last] = await statements.query(PositionSchema, "SELECT MAX(position) AS position FROM tasks");
  const first = (last?.position ?? 0) + 1;
  for (const [index, { kind, jobId, shard, address, visitor, documents }] of tasks.entries()) {
    const values = [randomUUID(), kind, jobId, shard, address, visitor, documents, now, first + index];
    await statements.execute(sql, values);
  }
}

/** Claims the next task in fair order; null if none is due. */
export function claimTask({ database, timing, now: clock }: TaskTable): Promise<ClaimedTask | null> {
  const { leaseMs, retryMs } = timing;
  const longestPauseMs = retryMs * 2 ** mostDoublings;
  return database.relaxed(async (statements) => {
    const now = clock();
    await statements.execute(reclaimSql, [now, retryMs, now + leaseMs + slackMs]);
    const [next] = await statements.query(InTurnSchema, nextSql, [now, now + longestPauseMs + slackMs]);
    if (!next) return null;
    await charge(statements, next);
    const [task] = await statements.query(ClaimedTaskSchema, claimSql, [now + leaseMs, ownName, next.id]);
    return task ?? null;
  });
}

/** Renews the lease of a task until `done`. Often enough that one failed renewal can be retried in time. */
export async function keepLease(
  { database, timing, now }: TaskTable,
  task: ClaimedTask,
  done: AbortSignal,
  onLost: () => void,
): Promise<void> {
  const sql = "UPDATE tasks SET lease_until = $1 WHERE id = $2 AND attempt = $3 AND state = 'active'";
  while (true) {
    await pause(timing.leaseMs / 4, done);
    if (done.aborted) return;
    try {
      const until = now() + timing.leaseMs;
      const kept = await database.relaxed((statements) => statements.execute(sql, [until, task.id, task.attempt]));
      if (kept === 0) return onLost();
    } catch (error) {
      log("warn", "lease not renewed", { jobId: task.jobId, error });
    }
  }
}

/** Removes a finished task. If a power cut brings it back, its step finds nothing left to do. */
export async function removeTask({ database }: TaskTable, { id, attempt }: ClaimedTask): Promise<void> {
  const sql = "DELETE FROM tasks WHERE id = $1 AND attempt = $2";
  await database.relaxed((statements) => statements.execute(sql, [id, attempt]));
}

/** Returns a task to the queue: at once if it was given back, otherwise after the pause for its attempt. */
export async function returnTask(
  { database, timing, now }: TaskTable,
  { id, attempt }: ClaimedTask,
  { isGivenBack, failures }: { isGivenBack: boolean; failures: number },
): Promise<void> {
  const pauseMs = isGivenBack ? 0 : timing.retryMs * 2 ** Math.min(attempt - 1, mostDoublings);
  const sql = `UPDATE tasks SET state = 'waiting', run_at = $1, failures = failures + $2, position = ${behindOthers}
    WHERE id = $3 AND attempt = $4`;
  await database.execute(sql, [now() + pauseMs, failures, id, attempt]);
}

/** Returns tasks of killed processes to the queue without waiting for their leases to expire. */
export async function freeDeadTasks({ database }: TaskTable): Promise<void> {
  const sql = "SELECT DISTINCT owner FROM tasks WHERE state = 'active'";
  for (const { owner } of await database.query(z.object({ owner: z.string() }), sql)) {
    if (mayRun(owner)) continue;
    await database.execute("UPDATE tasks SET lease_until = 0 WHERE state = 'active' AND owner = $1", [owner]);
  }
}
