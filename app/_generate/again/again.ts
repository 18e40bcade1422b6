import { readSession, readStatus } from "#lib/client/requests/api.ts";
import { isJobId } from "#lib/contracts/id-guards.ts";
import type { JobId } from "#lib/contracts/ids.ts";

/** A job whose failed rows are to be created from a corrected sheet. */
export interface Again {
  jobId: JobId;
  /** The template of its session. */
  template: string;
  filename: string;
  rowCount: number;
  /** The first row that failed, for the preview. */
  row: number;
}

/** The job in the URL: `/?again=<job>`, linked from the job's page. */
export function jobInUrl(): JobId | null {
  const named = new URLSearchParams(window.location.search).get("again");
  return isJobId(named) ? named : null;
}

/** @throws ApiError, ConnectionError */
export async function readAgain(jobId: JobId): Promise<Again> {
  const { sessionId, problems } = await readStatus(jobId);
  const { template, filename, source } = await readSession({ sessionId });
  const row = problems.find(({ severity }) => severity === "error")?.row ?? 1;
  return { jobId, template: template.id, filename, rowCount: source.rowCount, row };
}
