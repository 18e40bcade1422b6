import { z } from "zod";
import { type JobId, JobIdSchema, type UploadId, UploadIdSchema } from "#lib/contracts/ids.ts";
import type { VisitorId } from "../../common/ids/visitor-id.ts";
import type { Statements } from "../../database/database.ts";

const JobSchema = z.object({ id: JobIdSchema });
const UploadSchema = z.object({ id: UploadIdSchema });

/** Expired jobs with their visitors. */
export function findExpiredJobs(statements: Statements, now: number): Promise<{ id: JobId; visitor: VisitorId }[]> {
  const sql = "SELECT id, visitor FROM jobs WHERE expires_at <= $now AND deleted_at IS NULL";
  return statements.query(JobSchema.extend({ visitor: z.string() }), sql, { now });
}

/** Expired uploads. */
export async function findExpiredUploads(statements: Statements, now: number): Promise<UploadId[]> {
  const sql = "SELECT id FROM uploads WHERE expires_at <= $now AND deleted_at IS NULL";
  return (await statements.query(UploadSchema, sql, { now })).map(({ id }) => id);
}

/**
 * Marks an upload as deleted if it is still expired: a session started in the meantime may have extended it.
 * @returns whether its files are to be deleted
 */
export async function deleteExpiredUpload(statements: Statements, id: UploadId, now: number): Promise<boolean> {
  const sql = "UPDATE uploads SET deleted_at = $now, filename = '' WHERE id = $id AND expires_at <= $now";
  return (await statements.execute(sql, { id, now })) > 0;
}

/** Selects rows deleted and created before these times whose files were not deleted since. */
export interface LeftFiles {
  deletedBefore: number;
  createdBefore: number;
}

const haveLeftFiles =
  "deleted_at <= $deletedBefore AND created_at <= $createdBefore AND COALESCE(files_deleted_at, 0) = 0";

/** Deleted jobs or uploads that may have left files behind. */
export async function findLeftFiles(
  statements: Statements,
  table: "jobs" | "uploads",
  { deletedBefore, createdBefore }: LeftFiles,
): Promise<string[]> {
  const sql = `SELECT id FROM ${table} WHERE ${haveLeftFiles}`;
  const found = await statements.query(z.object({ id: z.string() }), sql, { deletedBefore, createdBefore });
  return found.map(({ id }) => id);
}

/**
 * Marks that the files of a job or an upload are being deleted, so that an upload arriving right now fails instead of
 * losing its files.
 * @returns whether they still have to be deleted
 */
export async function beginFileDeletion(
  statements: Statements,
  table: "jobs" | "uploads",
  id: string,
  { deletedBefore, createdBefore }: LeftFiles,
): Promise<boolean> {
  const sql = `UPDATE ${table} SET files_deleted_at = 0 WHERE id = $id AND ${haveLeftFiles}`;
  return (await statements.execute(sql, { id, deletedBefore, createdBefore })) > 0;
}

/** Records that the files of a job or an upload are deleted. */
export async function endFileDeletion(
  statements: Statements,
  table: "jobs" | "uploads",
  id: string,
  now: number,
): Promise<void> {
  await statements.execute(`UPDATE ${table} SET files_deleted_at = $now WHERE id = $id`, { id, now });
}

/**
 * The jobs that succeeded, or had no documents, before `endedBefore`, and may still have shard files. A stopped job
 * needs them when it is resumed.
 */
export async function findLeftShards(statements: Statements, endedBefore: number): Promise<JobId[]> {
  const sql = `SELECT id FROM jobs
    WHERE finished_at <= $endedBefore AND (state = 'succeeded' OR error_code = 'no_documents')
    AND stopped_at IS NULL
    AND deleted_at IS NULL AND (shards_deleted_at IS NULL OR shards_deleted_at < finished_at)`;
  return (await statements.query(JobSchema, sql, { endedBefore })).map(({ id }) => id);
}

/** Records that the shard files of a job are deleted. */
export async function noteShardDeletion(statements: Statements, id: JobId, now: number): Promise<void> {
  await statements.execute("UPDATE jobs SET shards_deleted_at = $now WHERE id = $id", { id, now });
}

/**
 * Deletes what expired sessions hold of a visitor's rows, and the rows of jobs, sessions and uploads that expired
 * before `old`, have no files left and aren't referenced.
 */
export async function forgetExpired(statements: Statements, now: number, old: number): Promise<void> {
  const oldJobs = "(SELECT id FROM jobs WHERE expires_at <= $old AND files_deleted_at > 0)";
  await statements.execute(`DELETE FROM results WHERE job_id IN ${oldJobs}`, { old });
  await statements.execute(`DELETE FROM shard_problems WHERE job_id IN ${oldJobs}`, { old });
  await statements.execute(`DELETE FROM shards WHERE job_id IN ${oldJobs}`, { old });
  await statements.execute(`DELETE FROM shares WHERE job_id IN ${oldJobs}`, { old });
  await statements.execute("DELETE FROM jobs WHERE expires_at <= $old AND files_deleted_at > 0", { old });
  const endedSessions = "(SELECT id FROM sessions WHERE expires_at <= $now)";
  await statements.execute(`DELETE FROM preflights WHERE session_id IN ${endedSessions}`, { now });
  const contentSql = "UPDATE sessions SET content = NULL WHERE expires_at <= $now AND content IS NOT NULL";
  await statements.execute(contentSql, { now });
  const sessionsSql = `DELETE FROM sessions
    WHERE expires_at <= $old AND NOT EXISTS (SELECT 1 FROM jobs WHERE session_id = sessions.id)`;
  await statements.execute(sessionsSql, { old });
  const uploadsSql = `DELETE FROM uploads WHERE expires_at <= $old AND files_deleted_at > 0
    AND NOT EXISTS (SELECT 1 FROM sessions WHERE upload_id = uploads.id)`;
  await statements.execute(uploadsSql, { old });
}
