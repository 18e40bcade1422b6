import type { JobId } from "#lib/contracts/ids.ts";
import type { WaitingFor } from "#lib/contracts/job.ts";
import { log } from "#lib/log.ts";
import type { Database } from "../database/database.ts";
import { setWaitingFor } from "../records/everyone/jobs.ts";

/** Records what a job waits for, or that a task of it was done: it goes on. */
export async function noteWaiting(database: Database, id: JobId, waitingFor: WaitingFor | null): Promise<void> {
  try {
    await setWaitingFor(database, id, waitingFor);
  } catch (error) {
    // The database may be what has no room: the status looks at the disk, too.
    log("warn", "could not record what a job is waiting for", { jobId: id, error });
  }
}
