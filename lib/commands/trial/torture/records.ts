import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import type { Database } from "#lib/generation/database/database.ts";
import { Fault } from "./fault.ts";

/** A session's progress in the database: the endpoints report it too late to hit a phase of a few milliseconds. */
export interface Progress {
  preflight: string | null;
  job: string | null;
  shards: number;
  /** Documents that shards have created. */
  done: number;
}

const ProgressSchema = z.object({
  preflight: z.string().nullable(),
  job: z.string().nullable(),
  shards: z.number(),
  done: z.number(),
});

/** How far a session has come, as the database has it. */
export async function progressOf(database: Database, sessionId: string): Promise<Progress> {
  const ofJob = "FROM shards JOIN jobs ON jobs.id = shards.job_id WHERE jobs.session_id = $1";
  const sql = `SELECT (SELECT state FROM preflights WHERE session_id = $1) AS preflight,
    (SELECT state FROM jobs WHERE session_id = $1) AS job,
    (SELECT COUNT(*) ${ofJob}) AS shards, (SELECT COALESCE(SUM(shards.done), 0) ${ofJob}) AS done`;
  const [progress] = await asked(() => database.query(ProgressSchema, sql, [sessionId]));
  if (!progress) throw new Error("The database says nothing of its sessions");
  return progress;
}

/** Uploads that have started but not arrived. */
export async function awaitedUploads(database: Database): Promise<number> {
  const sql = "SELECT COUNT(*) AS count FROM uploads WHERE sha256 = '' AND bytes > 0";
  return (await asked(() => database.query(CountSchema, sql)))[0]?.count ?? 0;
}

const CountSchema = z.object({ count: z.number() });

const EffectsSchema = z.object({
  jobs: z.number(),
  archives: z.number(),
  combined: z.number(),
  documents: z.number(),
  tasks: z.number(),
});

/**
 * Tasks are removed after their work was recorded, so they may still be there when their job has ended.
 * @throws Fault unless the visitor of a finished job has only this job, with each result and each document once
 */
export async function requireSingleEffects(database: Database, jobId: string, documents: number): Promise<void> {
  const results = "FROM results WHERE job_id = $1 AND kind";
  const sql = `SELECT (SELECT COUNT(*) FROM jobs WHERE visitor = (SELECT visitor FROM jobs WHERE id = $1)) AS jobs,
    (SELECT COUNT(*) ${results} = 'archive') AS archives, (SELECT COUNT(*) ${results} = 'combined') AS combined,
    (SELECT SUM(done) FROM shards WHERE job_id = $1) AS documents,
    (SELECT COUNT(*) FROM tasks WHERE job_id = $1 AND kind <> 'finish') AS tasks`;
  const expected = { jobs: 1, archives: 1, combined: 1, documents };
  for (const deadline = performance.now() + 60_000; ; await sleep(50)) {
    const [effects] = await asked(() => database.query(EffectsSchema, sql, [jobId]));
    const { tasks, ...others } = effects ?? { tasks: 0 };
    if (JSON.stringify(others) !== JSON.stringify(expected) || (tasks > 0 && performance.now() > deadline))
      throw new Fault(`Effects: ${JSON.stringify(effects)}`);
    if (tasks === 0) return;
  }
}

/** The database itself may be unreachable. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  for (const deadline = performance.now() + 60_000; ; await sleep(50)) {
    try {
      return await ask();
    } catch (error) {
      const isAway = error instanceof AppError && error.code === "busy";
      if (!isAway || performance.now() > deadline) throw error;
    }
  }
}
