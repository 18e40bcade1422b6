import type { JobId } from "#lib/contracts/ids.ts";
import type { Statements } from "../../database/database.ts";
import { findJob } from "../../records/everyone/jobs.ts";
import type { Job } from "../../records/jobs.ts";

/** The job and order of a task. @throws Error if the job is gone, which ends all of its tasks. */
export async function openJob(
  statements: Statements,
  id: JobId,
): Promise<{ job: Job; order: NonNullable<Job["order"]> }> {
  const job = await findJob(statements, id);
  if (!job?.order) throw new Error(`The job ${id} is gone`);
  return { job, order: job.order };
}
