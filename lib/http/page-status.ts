import type { StatusResponse } from "#lib/contracts/job.ts";
import { AppError } from "#lib/generation/common/app-error.ts";
import { container } from "#lib/generation/container.ts";
import { readStatus } from "#lib/generation/jobs/job-status.ts";
import { visitorKey } from "#lib/generation/records/secrets.ts";
import { requestLanguage } from "./request-language.ts";
import { knownVisitor } from "./visitor.ts";

/**
 * The status that a job's page shows when it opens, with the first documents, in the page's language.
 * @param sent the headers of the page's request
 * @returns null if the visitor has no such job, or no longer has it
 */
export async function statusForPage(sent: Headers, jobId: string): Promise<StatusResponse | null> {
  const { config, database } = container();
  const visitor = knownVisitor(sent, { key: await visitorKey(database), retentionMs: config.retentionMs });
  if (visitor === null) return null;
  try {
    return await readStatus(container(), visitor, jobId, { find: "" }, requestLanguage({ headers: sent }));
  } catch (error) {
    if (error instanceof AppError && (error.code === "not_found" || error.code === "gone")) return null;
    throw error;
  }
}
