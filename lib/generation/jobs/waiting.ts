import type { JobId } from "#lib/contracts/ids.ts";
import type { WaitingFor } from "#lib/contracts/job.ts";
import { log } from "#lib/log.ts";
import type { Database } from "../database/database.ts";

/** Records what a job waits for, or that a task of it was done: it goes on. */
export async function noteWaiting(database: Database, id: JobId, waitingFor: WaitingFor | null): Promise<void> {
  const sql = `UPDATE jobs SET waiting_for = $1 WHERE id = $2 AND COALESCE(waiting_for, '') <> COALESCE($1, '')`;
  try {
    await database.execute(sql, [waitingFor, id]);
  } catch (error) {
    // The database may be what has no room: the status looks at the disk, too.
    log("warn", "what a job waits for was not recorded", { jobId: id, error });
  }
}
