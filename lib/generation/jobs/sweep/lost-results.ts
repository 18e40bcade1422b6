import { z } from "zod";
import { JobIdSchema, ResultIdSchema } from "#lib/contracts/ids.ts";
import { ResultKindSchema } from "#lib/contracts/job.ts";
import { log } from "#lib/log.ts";
import type { Container } from "../../container.ts";

/** Few enough for a store that is asked over HTTP every minute; a thousand results are looked at in about an hour. */
const lookedAt = 20;

const ResultSchema = z.object({ id: ResultIdSchema, jobId: JobIdSchema, kind: ResultKindSchema, key: z.string() });

const someSql = `SELECT results.id, job_id AS "jobId", kind, storage_key AS "key" FROM results
  JOIN jobs ON jobs.id = results.job_id WHERE results.expires_at > $1 AND jobs.deleted_at IS NULL
  ORDER BY RANDOM() LIMIT ${lookedAt}`;
const endSql = `UPDATE results SET expires_at = $1 WHERE id = $2
  AND EXISTS (SELECT 1 FROM jobs WHERE jobs.id = results.job_id AND jobs.deleted_at IS NULL)`;

/**
 * Looks whether the files of some results are still in the store. A result that has lost its file ends, so that its
 * download is gone, and is told to the operator: nothing of ours deletes one before its time.
 */
export async function endLostResults({ database, storage }: Container, now: number): Promise<void> {
  for (const { id, jobId, kind, key } of await database.query(ResultSchema, someSql, [now])) {
    if (!(await isLost(storage, key))) continue;
    if ((await database.execute(endSql, [now, id])) > 0) log("error", "result lost", { jobId, kind });
  }
}

/** A store that does not answer has lost nothing. */
async function isLost(storage: Container["storage"], key: string): Promise<boolean> {
  try {
    return (await storage.size(key)) === null;
  } catch (error) {
    log("warn", "result not looked for", { error });
    return false;
  }
}
