import { z } from "zod";
import { type JobId, JobIdSchema, type ResultId, ResultIdSchema } from "#lib/contracts/ids.ts";
import { ResultKindSchema } from "#lib/contracts/job.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import type { Statements } from "../database/database.ts";
import { insertInto } from "./insert-into.ts";

const ListedSchema = z.object({
  id: ResultIdSchema,
  kind: ResultKindSchema,
  filename: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  documents: z.number(),
});

export const ResultSchema = ListedSchema.extend({
  jobId: JobIdSchema,
  /** Of its file in the store. */
  key: z.string(),
  expiresAt: z.number(),
  /** When the job was deleted, if it was. */
  deletedAt: z.number().nullable(),
});
export type StoredResult = z.infer<typeof ResultSchema>;

const FileSchema = ResultSchema.pick({ kind: true, key: true });

const listed = `results.id, kind, filename, content_type AS "contentType", bytes, documents`;

/** A result, expired or not; null for an unknown one or one of another visitor. */
export async function findResult(
  statements: Statements,
  visitor: VisitorId,
  id: ResultId,
): Promise<StoredResult | null> {
  const sql = `SELECT ${listed}, job_id AS "jobId", storage_key AS "key", results.expires_at AS "expiresAt",
    jobs.deleted_at AS "deletedAt"
    FROM results JOIN jobs ON jobs.id = results.job_id WHERE results.id = $id AND results.visitor = $visitor`;
  const [result] = await statements.query(ResultSchema, sql, { id, visitor });
  return result ?? null;
}

/** The results of a job, by kind. */
export function listResults(
  statements: Statements,
  visitor: VisitorId,
  jobId: JobId,
): Promise<z.infer<typeof ListedSchema>[]> {
  const sql = `SELECT ${listed} FROM results WHERE job_id = $jobId AND visitor = $visitor ORDER BY kind`;
  return statements.query(ListedSchema, sql, { jobId, visitor });
}

/** A job's archive or, without one, its combined PDF; null if it has neither. */
export async function findDocumentsFile(
  statements: Statements,
  visitor: VisitorId,
  jobId: JobId,
): Promise<z.infer<typeof FileSchema> | null> {
  const sql = `SELECT kind, storage_key AS "key" FROM results
    WHERE job_id = $jobId AND visitor = $visitor AND kind IN ('archive', 'combined') ORDER BY kind`;
  const [documents] = await statements.query(FileSchema, sql, { jobId, visitor });
  return documents ?? null;
}

/** Removes the results of a job's earlier run. */
export async function removeResults(statements: Statements, visitor: VisitorId, jobId: JobId): Promise<void> {
  await statements.execute("DELETE FROM results WHERE job_id = $jobId AND visitor = $visitor", { jobId, visitor });
}

/** Records a result of a job. */
export async function insertResult(
  statements: Statements,
  visitor: VisitorId,
  { id, jobId, kind, filename, contentType, bytes, documents, key, expiresAt }: Omit<StoredResult, "deletedAt">,
): Promise<void> {
  await insertInto(statements, "results", {
    id,
    job_id: jobId,
    visitor,
    kind,
    filename,
    content_type: contentType,
    bytes,
    documents,
    storage_key: key,
    expires_at: expiresAt,
  });
}
