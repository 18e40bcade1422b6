import type { JobId } from "#lib/contracts/ids.ts";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import type { Container } from "../container.ts";
import { type RowRun, RowRunsSchema, runsOf } from "../mapping/problems/row-runs.ts";
import { findVisitorsJob } from "../records/jobs.ts";
import type { FailedRows, SessionContent } from "../records/sessions.ts";
import { failedRowsKey } from "../storage/keys.ts";
import { readStored } from "../storage/stored-files.ts";
import { atField } from "./session-uploads.ts";

/**
 * The failed rows that a session is limited to: those that its request names, else the previous ones.
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
  const { order, run } = await atField("failedIn", () => findVisitorsJob(database, visitor, jobId));
  const runs = await readStored(storage, failedRowsKey(jobId, run), RowRunsSchema);
  // A job that isn't finished, or has no failed rows, doesn't limit the session: all rows are used.
  return order && runs?.length ? { jobId, rowCount: order.table.rowCount, runs } : null;
}

/**
 * The session's failed rows, or null if all rows are used. If the corrected spreadsheet has more or fewer rows than
 * before, the row numbers no longer identify them.
 */
export function failedRowsOf({ failed, table }: Pick<SessionContent, "failed" | "table">): FailedRows | null {
  return failed?.rowCount === table.source.rowCount ? failed : null;
}

/**
 * The rows whose documents a session is limited to, or null for all.
 * @throws AppError `invalid_request` for a row that the table doesn't have
 */
export function settleOnly(rows: readonly number[] | null | undefined, rowCount: number): RowRun[] | null {
  if (!rows) return null;
  const message = msg("session.rows", { count: String(rowCount) });
  const errors = rows.flatMap((row, index) => (row > rowCount ? [{ path: `only.${index}`, ...message }] : []));
  if (errors.length > 0) throw new AppError("invalid_request", message, { errors });
  return runsOf(rows);
}
