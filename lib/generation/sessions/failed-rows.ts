import type { JobId } from "#lib/contracts/ids.ts";
import type { VisitorId } from "../common/visitor-id.ts";
import type { Container } from "../container.ts";
import { RowRunsSchema } from "../mapping/problems/row-runs.ts";
import { findVisitorsJob } from "../records/jobs.ts";
import type { FailedRows, SessionContent } from "../records/sessions.ts";
import { failedRowsKey } from "../storage/keys.ts";
import { readStored } from "../storage/stored-files.ts";
import { atField } from "./session-uploads.ts";

/**
 * What a session is limited to: what its request says, else what it was before.
 * @throws AppError `not_found`, `gone` for the job
 */
export async function settleFailedRows(
  { database, storage }: Container,
  visitor: VisitorId,
  before: FailedRows | null,
  jobId: JobId | null | undefined,
): Promise<FailedRows | null> {
  if (jobId === undefined) return before;
  if (jobId === null) return null;
  const { order } = await atField("failedIn", () => findVisitorsJob(database, visitor, jobId));
  const runs = await readStored(storage, failedRowsKey(jobId), RowRunsSchema);
  // A job that made nothing, or is not over, has none to tell apart: the sheet is made as a whole.
  return order && runs?.length ? { jobId, rowCount: order.table.rowCount, runs } : null;
}

/**
 * The failed rows that a session's sheet has by the same numbers, or null where all of its rows are meant: in a sheet
 * with more rows or fewer than before, nothing tells which they are.
 */
export function failedRowsOf({ failed, table }: Pick<SessionContent, "failed" | "table">): FailedRows | null {
  return failed?.rowCount === table.source.rowCount ? failed : null;
}
