import { z } from "zod";
import { JobIdSchema, UploadIdSchema } from "#lib/contracts/ids.ts";
import { log } from "#lib/log.ts";
import type { Container } from "../../container.ts";
import { cancelJob, logCanceled } from "../../records/jobs.ts";
import { directGrantMs } from "../../records/uploads.ts";
import { jobFolder, shardsFolder, uploadFolder } from "../../storage/keys.ts";
import { workerSilentMs } from "../presence.ts";
import { cautiousClock } from "./cautious-clock.ts";
import { endLostResults } from "./lost-results.ts";

const sweepTime = cautiousClock();

/** How long the rows of what is deleted are kept, so that an old link says "deleted" and not "unknown". */
const tombstoneMs = 7 * 24 * 3_600_000;
/** Whatever was at work on something deleted has ended by then: no task's deadline is longer. */
const settledMs = 10 * 60_000;

/**
 * Deletes what has expired, and once more what was deleted, and the shards of jobs that are over: a process that was killed,
 * or late, may have left files.
 */
export async function sweep(container: Container, now = sweepTime()): Promise<void> {
  const { database, queue, storage, scratch } = container;
  // Needs no room in the database, which a full disk may have none for.
  await scratch.sweep();
  const expiredJobs = "SELECT id, visitor FROM jobs WHERE expires_at <= $1 AND deleted_at IS NULL";
  const ExpiredJobSchema = z.object({ id: JobIdSchema, visitor: z.string() });
  for (const { id, visitor } of await database.query(ExpiredJobSchema, expiredJobs, [now])) {
    const wasRunning = await database.transaction(async (statements) => {
      await queue.cancel(statements, id);
      return cancelJob(statements, visitor, id);
    }, visitor);
    if (wasRunning) logCanceled([id], "expired");
    await attempt(id, () => storage.deleteFolder(jobFolder(id)));
  }
  const expiredUploads = "SELECT id FROM uploads WHERE expires_at <= $1 AND deleted_at IS NULL";
  for (const { id } of await database.query(z.object({ id: UploadIdSchema }), expiredUploads, [now])) {
    // Another process may have kept it meanwhile, for a session that was just started.
    const sql = "UPDATE uploads SET deleted_at = $1, filename = '' WHERE id = $2 AND expires_at <= $1";
    if ((await database.execute(sql, [now, id])) > 0) await attempt(id, () => storage.deleteFolder(uploadFolder(id)));
  }
  // With its token of the store, a browser can write a deleted upload's file again.
  const writableMs = storage.directUploads ? directGrantMs : 0;
  for (const [table, folderOf, createdBy] of [
    ["jobs", jobFolder, now],
    ["uploads", uploadFolder, now - settledMs - writableMs],
  ] as const) {
    const isSettled = "deleted_at <= $1 AND created_at <= $2 AND COALESCE(files_deleted_at, 0) = 0";
    const settled = `SELECT id FROM ${table} WHERE ${isSettled}`;
    for (const { id } of await database.query(z.object({ id: z.string() }), settled, [now - settledMs, createdBy])) {
      await attempt(id, async () => {
        // The mark keeps an upload that arrives just now from being there without its files.
        const mark = `UPDATE ${table} SET files_deleted_at = 0 WHERE id = $3 AND ${isSettled}`;
        if ((await database.execute(mark, [now - settledMs, createdBy, id])) === 0) return;
        await storage.deleteFolder(folderOf(id as never));
        await database.execute(`UPDATE ${table} SET files_deleted_at = $1 WHERE id = $2`, [now, id]);
      });
    }
  }
  await sweepShards(database, storage, now);
  await endLostResults(container, now);
  await forget(database, now);
}

/** A job that failed by a fault of ours keeps its shards until it expires. */
async function sweepShards(database: Container["database"], storage: Container["storage"], now: number): Promise<void> {
  const over = `SELECT id FROM jobs WHERE finished_at <= $1 AND (state = 'succeeded' OR error_code = 'no_documents')
    AND deleted_at IS NULL AND (shards_deleted_at IS NULL OR shards_deleted_at < finished_at)`;
  for (const { id } of await database.query(z.object({ id: JobIdSchema }), over, [now - settledMs])) {
    await attempt(id, async () => {
      await storage.deleteFolder(shardsFolder(id));
      await database.execute("UPDATE jobs SET shards_deleted_at = $1 WHERE id = $2", [now, id]);
    });
  }
}

/** One folder that cannot be deleted must not keep the others; it comes again with the next sweep. */
async function attempt(id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log("warn", "files not deleted", { [id.startsWith("job_") ? "jobId" : "uploadId"]: id, error });
  }
}

/** Sessions hold samples of a visitor's rows, and lose them at once; what nothing points to goes after a while. */
async function forget(database: Container["database"], now: number): Promise<void> {
  const old = [now - tombstoneMs];
  await database.transaction(async (statements) => {
    const oldJobs = "(SELECT id FROM jobs WHERE expires_at <= $1 AND files_deleted_at > 0)";
    await statements.execute(`DELETE FROM results WHERE job_id IN ${oldJobs}`, old);
    await statements.execute(`DELETE FROM shard_problems WHERE job_id IN ${oldJobs}`, old);
    await statements.execute(`DELETE FROM shards WHERE job_id IN ${oldJobs}`, old);
    await statements.execute("DELETE FROM jobs WHERE expires_at <= $1 AND files_deleted_at > 0", old);
    await statements.execute(
      "DELETE FROM preflights WHERE session_id IN (SELECT id FROM sessions WHERE expires_at <= $1)",
      [now],
    );
    await statements.execute("UPDATE sessions SET content = NULL WHERE expires_at <= $1 AND content IS NOT NULL", [
      now,
    ]);
    await statements.execute(
      "DELETE FROM sessions WHERE expires_at <= $1 AND NOT EXISTS (SELECT 1 FROM jobs WHERE session_id = sessions.id)",
      old,
    );
    await statements.execute(
      `DELETE FROM uploads WHERE expires_at <= $1 AND files_deleted_at > 0
       AND NOT EXISTS (SELECT 1 FROM sessions WHERE upload_id = uploads.id)`,
      old,
    );
    await statements.execute("DELETE FROM workers WHERE seen_at NOT BETWEEN $1 AND $2", [
      now - workerSilentMs + 1,
      now + workerSilentMs,
    ]);
  }, "sweep");
}
