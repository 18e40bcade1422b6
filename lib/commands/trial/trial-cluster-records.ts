import { z } from "zod";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import type { Database } from "#lib/generation/database/database.ts";

const CountSchema = z.object({ count: z.number() });

/** The state of all jobs in the database. */
export interface Records {
  jobs: number;
  succeeded: number;
  /** Documents that shards report as created. */
  documents: number;
  /** Results, one archive per job. */
  archives: number;
  shards: number;
  /** Shards that were started more than once. */
  repeated: number;
  /** Unfinished tasks. */
  tasks: number;
}

const recordsSql = `
  SELECT (SELECT COUNT(*) FROM jobs) AS jobs,
    (SELECT COUNT(*) FROM jobs WHERE state = 'succeeded') AS succeeded,
    (SELECT COALESCE(SUM(done), 0) FROM shards) AS documents,
    (SELECT COUNT(*) FROM results WHERE kind = 'archive') AS archives,
    (SELECT COUNT(*) FROM shards) AS shards,
    (SELECT COUNT(*) FROM shards WHERE attempt > 1) AS repeated,
    (SELECT COUNT(*) FROM tasks) AS tasks`;
const RecordsSchema = z.object({
  jobs: z.number(),
  succeeded: z.number(),
  documents: z.number(),
  archives: z.number(),
  shards: z.number(),
  repeated: z.number(),
  tasks: z.number(),
});

/** Counts what the database has of all jobs. */
export async function readRecords(database: Database): Promise<Records> {
  const [records] = await database.query(RecordsSchema, recordsSql);
  if (!records) throw new Error("The database says nothing of its jobs");
  return records;
}

/** Which of these processes have sent a sign of life in the last 15 seconds. */
export async function workersAlive(database: Database, pids: number[]): Promise<number[]> {
  const sql = "SELECT pid FROM workers WHERE seen_at > $1";
  const seen = await database.query(z.object({ pid: z.number() }), sql, [Date.now() - 15_000]);
  return pids.filter((pid) => seen.some((worker) => worker.pid === pid));
}

/** How many documents are finished; null while the database is unreachable. */
export async function documentsDone(database: Database): Promise<number | null> {
  try {
    const [made] = await database.query(CountSchema, "SELECT COALESCE(SUM(done), 0) AS count FROM shards");
    return made?.count ?? 0;
  } catch (error) {
    if (error instanceof AppError && error.code === "busy") return null;
    throw error;
  }
}
