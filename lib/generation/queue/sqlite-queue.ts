import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { log } from "#lib/log.ts";
import { leaseMs, slackMs } from "../common/lease.ts";
import { mayRun, ownName } from "../common/process-name.ts";
import { uptimeMs } from "../common/uptime.ts";
import type { Database, Statements } from "../database/database.ts";
import { countTasks } from "./count-tasks.ts";
import { failuresBy, letGo, logUndone, unlessGivenBack } from "./given-back.ts";
import type { Handle, Queue } from "./queue.ts";
import { createSlots } from "./slots.ts";
import { type TaskInHand, TaskInHandSchema, taskColumns } from "./task-in-hand.ts";
import { charge, InTurnSchema, inTurn } from "./turns.ts";

interface Timing {
  /** How often an idle worker checks for tasks from other processes. */
  idleMs: number;
  /** How long a claim is valid unless the worker renews it. */
  leaseMs: number;
  /** The pause before a failed task is retried; doubles with each attempt. */
  retryMs: number;
}

export const ordinary: Timing = { idleMs: 100, leaseMs, retryMs: 250 };
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

const PositionSchema = z.object({ position: z.number().nullable() });

const claimSql = `
  UPDATE tasks SET state = 'active', attempt = attempt + 1, lease_until = $1, owner = $2 WHERE id = $3
  RETURNING ${taskColumns}`;

/**
 * The embedded queue: a table from which the workers of one machine claim tasks. For SQLite, where a claim is one
 * exclusive statement.
 */
export function sqliteQueue(database: Database, timing: Timing = ordinary, now = uptimeMs): Queue {
  const idlers = new Set<() => void>();
  const wakeAll = () => {
    for (const wake of idlers) wake();
  };

  /**
   * Renews the lease while `handle` runs, and aborts once it is lost. Renews often enough that one failed renewal can
   * be retried in time.
   */
  async function keepAlive(task: TaskInHand, done: AbortSignal, lost: AbortController): Promise<void> {
    const sql = "UPDATE tasks SET lease_until = $1 WHERE id = $2 AND attempt = $3 AND state = 'active'";
    while (await pause(timing.leaseMs / 4, done)) {
      try {
        const until = now() + timing.leaseMs;
        const kept = await database.relaxed((statements) => statements.execute(sql, [until, task.id, task.attempt]));
        if (kept === 0) return lost.abort(new Error("The task's lease was lost"));
      } catch (error) {
        log("warn", "lease not renewed", { jobId: task.jobId, error });
      }
    }
  }

  async function run(task: TaskInHand, handle: Handle, givenBack: AbortSignal, worked: () => void): Promise<void> {
    const done = new AbortController();
    const lost = new AbortController();
    const alive = keepAlive(task, done.signal, lost);
    try {
      await unlessGivenBack(handle(task, AbortSignal.any([lost.signal, givenBack]), worked), givenBack);
      // If a power cut brings it back, its step finds nothing left to do.
      const sql = "DELETE FROM tasks WHERE id = $1 AND attempt = $2";
      await database.relaxed((statements) => statements.execute(sql, [task.id, task.attempt]));
    } catch (error) {
      logUndone(task, error);
      const pauseMs = givenBack.aborted ? 0 : timing.retryMs * 2 ** Math.min(task.attempt - 1, mostDoublings);
      await putBack(task, pauseMs, failuresBy(error));
    } finally {
      done.abort();
      await alive;
    }
  }

  async function putBack(task: TaskInHand, pauseMs: number, failures: number): Promise<void> {
    const sql = `UPDATE tasks SET state = 'waiting', run_at = $1, failures = failures + $2, position = ${behindOthers}
      WHERE id = $3 AND attempt = $4`;
    await database.execute(sql, [now() + pauseMs, failures, task.id, task.attempt]);
  }

  return {
    async send(statements: Statements, tasks) {
      const sql = `INSERT INTO tasks (id, kind, job_id, shard, address, visitor, documents, state, attempt, run_at, lease_until, owner, position)
        VALUES ($1, $2, $3, $4, $5, $6, $7, 'waiting', 0, $8, 0, '', $9)`;
      const [last] = await statements.query(PositionSchema, "SELECT MAX(position) AS position FROM tasks");
      const first = (last?.position ?? 0) + 1;
      for (const [index, { kind, jobId, shard, address, visitor, documents }] of tasks.entries()) {
        const values = [randomUUID(), kind, jobId, shard, address, visitor, documents, now(), first + index];
        await statements.execute(sql, values);
      }
      // This runs after the caller's transaction, because the database runs statements in turn.
      wakeAll();
    },

    async cancel(statements, jobId) {
      await statements.execute("DELETE FROM tasks WHERE job_id = $1", [jobId]);
    },

    count: () => countTasks(database),

    work(handle, { concurrency }) {
      const [stopped, leaving] = [new AbortController(), new AbortController()];
      // As many tasks may be recorded as are being worked on.
      const slots = createSlots(concurrency);
      const runOne = async (): Promise<void> => {
        await freeDeadTasks(database);
        while (!stopped.signal.aborted) {
          const free = await slots.take();
          try {
            if (stopped.signal.aborted) return;
            const task = await database.relaxed((statements) => claim(statements, timing, now()));
            if (task) await run(task, handle, leaving.signal, free);
            else await idle(timing.idleMs, idlers);
          } finally {
            free();
          }
        }
      };
      const all = Promise.all(Array.from({ length: concurrency * 2 }, () => survive(runOne, stopped.signal)));
      return {
        async stop(withinMs) {
          stopped.abort();
          wakeAll();
          await letGo(all, leaving, withinMs);
        },
      };
    },

    async close() {},
  };
}

async function claim(statements: Statements, { leaseMs, retryMs }: Timing, now: number): Promise<TaskInHand | null> {
  await statements.execute(reclaimSql, [now, retryMs, now + leaseMs + slackMs]);
  const longestPauseMs = retryMs * 2 ** mostDoublings;
  const [next] = await statements.query(InTurnSchema, nextSql, [now, now + longestPauseMs + slackMs]);
  if (!next) return null;
  await charge(statements, next);
  const [task] = await statements.query(TaskInHandSchema, claimSql, [now + leaseMs, ownName, next.id]);
  return task ?? null;
}

/** Returns tasks of killed processes to the queue without waiting for their leases to expire. */
async function freeDeadTasks(database: Database): Promise<void> {
  const sql = "SELECT DISTINCT owner FROM tasks WHERE state = 'active'";
  for (const { owner } of await database.query(z.object({ owner: z.string() }), sql)) {
    if (mayRun(owner)) continue;
    await database.execute("UPDATE tasks SET lease_until = 0 WHERE state = 'active' AND owner = $1", [owner]);
  }
}

/** Continues after an error of the database itself, such as a full disk or a locked file: it may be temporary. */
async function survive(loop: () => Promise<void>, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    try {
      await loop();
    } catch (error) {
      log("error", "queue worker failed", { error });
      await pause(1_000, stopped);
    }
  }
}

/** Sleeps; returns false if the signal aborted it. */
async function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  try {
    await sleep(ms, undefined, { signal });
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  }
}

/** Waits for new work: until woken, at most `ms`. */
function idle(ms: number, idlers: Set<() => void>): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      idlers.delete(wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    idlers.add(wake);
  });
}
