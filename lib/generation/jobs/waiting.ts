import type { JobId } from "#lib/contracts/ids.ts";
import type { WaitingFor } from "#lib/contracts/job.ts";
import { log } from "#lib/log.ts";
import type { Database } from "../database/database.ts";
import { setWaitingFor } from "../records/everyone/jobs.ts";

/** Records what a job is waiting for; null once one of its tasks has succeeded. */
export async function noteWaiting(database: Database, id: JobId, waitingFor: WaitingFor | null): Promise<void> {
  try {
    await setWaitingFor(database, id, waitingFor);
  } catch (error) {
    // It may be the database's own disk that is full. The job status checks the disk as well.
    log("warn", "could not record what a job is waiting for", { jobId: id, error });
  }
}
