import type { JobId } from "#lib/contracts/ids.ts";
import { listMyJobs } from "./my-jobs.ts";

/** The job that made a later combined PDF's documents as a ZIP; null if there is none any more. */
export function zipJobOf(jobId: JobId): JobId | null {
  const jobs = listMyJobs();
  const zip = jobs.find((known) => known.jobId === jobId)?.zip;
  return zip !== undefined && jobs.some((known) => known.jobId === zip) ? zip : null;
}
