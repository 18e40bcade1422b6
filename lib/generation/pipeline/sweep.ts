import { z } from "zod";
import { JobIdSchema, UploadIdSchema } from "#lib/contracts/ids.ts";
import type { Container } from "../container.ts";
import { cancelJob, jobFolder } from "../jobs.ts";
import { uploadFolder } from "../uploads.ts";

/** How long the rows of what is deleted are kept, so that an old link says "deleted" and not "unknown". */
const tombstoneMs = 7 * 24 * 3_600_000;

/** Deletes what has expired: the files first, then what is known of them. */
export async function sweep({ database, queue, storage, scratch }: Container, now = Date.now()): Promise<void> {
  const jobsSql = "SELECT id FROM jobs WHERE expires_at <= $1 AND deleted_at IS NULL";
  for (const { id } of await database.query(z.object({ id: JobIdSchema }), jobsSql, [now])) {
    await storage.deleteFolder(jobFolder(id));
    await database.transaction(async (statements) => {
      await cancelJob(statements, id);
      await queue.cancel(statements, id);
    });
  }
  const uploadsSql = "SELECT id FROM uploads WHERE expires_at <= $1 AND deleted_at IS NULL";
  for (const { id } of await database.query(z.object({ id: UploadIdSchema }), uploadsSql, [now])) {
    await storage.deleteFolder(uploadFolder(id));
    await database.execute("UPDATE uploads SET deleted_at = $1, filename = '' WHERE id = $2", [now, id]);
  }
  await forget(database, now);
  await scratch.sweep();
}

/** Sessions hold samples of a visitor's rows, and go as soon as nothing points to them. */
async function forget(database: Container["database"], now: number): Promise<void> {
  const old = [now - tombstoneMs];
  await database.transaction(async (statements) => {
    const oldJobs = "(SELECT id FROM jobs WHERE expires_at <= $1)";
    await statements.execute(`DELETE FROM results WHERE job_id IN ${oldJobs}`, old);
    await statements.execute(`DELETE FROM shards WHERE job_id IN ${oldJobs}`, old);
    await statements.execute("DELETE FROM jobs WHERE expires_at <= $1", old);
    await statements.execute("UPDATE sessions SET content = NULL WHERE expires_at <= $1", [now]);
    await statements.execute(
      "DELETE FROM sessions WHERE expires_at <= $1 AND NOT EXISTS (SELECT 1 FROM jobs WHERE session_id = sessions.id)",
      old,
    );
    await statements.execute(
      "DELETE FROM uploads WHERE expires_at <= $1 AND NOT EXISTS (SELECT 1 FROM sessions WHERE upload_id = uploads.id)",
      old,
    );
  });
}
