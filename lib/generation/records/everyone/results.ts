import type { z } from "zod";
import type { ResultId } from "#lib/contracts/ids.ts";
import type { Statements } from "../../database/database.ts";
import { ResultSchema } from "../results.ts";

const FileSchema = ResultSchema.pick({ id: true, jobId: true, kind: true, key: true });

/** Random results that can still be downloaded. */
export function someResults(statements: Statements, now: number, count: number): Promise<z.infer<typeof FileSchema>[]> {
  const sql = `SELECT results.id, job_id AS "jobId", kind, storage_key AS "key" FROM results
    JOIN jobs ON jobs.id = results.job_id WHERE results.expires_at > $now AND jobs.deleted_at IS NULL
    ORDER BY RANDOM() LIMIT $count`;
  return statements.query(FileSchema, sql, { now, count });
}

/** Expires a result early, unless its job is deleted. @returns whether it did */
export async function endResult(statements: Statements, id: ResultId, now: number): Promise<boolean> {
  const sql = `UPDATE results SET expires_at = $now WHERE id = $id
    AND EXISTS (SELECT 1 FROM jobs WHERE jobs.id = results.job_id AND jobs.deleted_at IS NULL)`;
  return (await statements.execute(sql, { id, now })) > 0;
}
