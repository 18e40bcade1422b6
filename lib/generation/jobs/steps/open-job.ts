import type { JobId } from "#lib/contracts/ids.ts";
import type { Statements } from "../../database/database.ts";
import { findJob } from "../../records/everyone/jobs.ts";
import type { Job } from "../../records/jobs.ts";

/** The job of a task that is to be worked on. @throws Error where the job is gone, which no task of it survives. */
export async function openJob(
  statements: Statements,
  id: JobId,
): Promise<{ job: Job; order: NonNullable<Job["order"]> }> {
  const job = await findJob(statements, id);
  if (!job?.order) throw new Error(`The job ${id} is gone`);
  return { job, order: job.order };
}
