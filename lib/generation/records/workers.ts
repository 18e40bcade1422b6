import { z } from "zod";
import type { Statements } from "../database/database.ts";
import { insertInto } from "./insert-into.ts";

/** A process that creates documents, as other processes see it. */
export interface WorkerRow {
  id: string;
  host: string;
  pid: number;
  /** Active tasks. */
  tasks: number;
  /** Documents created since it started. */
  documents: number;
}

/** Inserts or updates a worker, seen just now. */
export async function showWorker(statements: Statements, { id, host, pid, tasks, documents }: WorkerRow) {
  const now = Date.now();
  await insertInto(
    statements,
    "workers",
    { id, host, pid, started_at: now, seen_at: now, tasks, documents },
    "ON CONFLICT (id) DO UPDATE SET seen_at = EXCLUDED.seen_at, tasks = EXCLUDED.tasks, documents = EXCLUDED.documents",
  );
}

/** Removes a worker that shuts down normally. */
export async function removeWorker(statements: Statements, id: string): Promise<void> {
  await statements.execute("DELETE FROM workers WHERE id = $id", { id });
}

/** Whether any worker was seen between two times, in milliseconds since 1970. */
export async function isWorkerSeen(statements: Statements, from: number, to: number): Promise<boolean> {
  const sql = "SELECT id FROM workers WHERE seen_at BETWEEN $from AND $to LIMIT 1";
  return (await statements.query(z.object({ id: z.string() }), sql, { from, to })).length > 0;
}

/** Deletes the workers that were not seen between two times. */
export async function forgetWorkers(statements: Statements, from: number, to: number): Promise<void> {
  await statements.execute("DELETE FROM workers WHERE seen_at NOT BETWEEN $from AND $to", { from, to });
}
