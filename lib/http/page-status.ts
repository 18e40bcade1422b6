import type { SharedStatus, StatusResponse } from "#lib/contracts/job.ts";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { container } from "#lib/generation/container.ts";
import { readStatus } from "#lib/generation/jobs/job-status.ts";
import { readSharedStatus } from "#lib/generation/jobs/shared-status.ts";
import { visitorKey } from "#lib/generation/records/secrets.ts";
import { requestLanguage } from "./language/request-language.ts";
import { knownVisitor } from "./visitors/visitor.ts";

/**
 * The status that a job's page shows when it opens, with the first documents, in the page's language.
 * @param sent the headers of the page's request
 * @returns null if the visitor has no such job, or no longer has it
 */
export async function statusForPage(sent: Headers, jobId: string): Promise<StatusResponse | null> {
  const { config, database } = container();
  const visitor = knownVisitor(sent, { key: await visitorKey(database), retentionMs: config.retentionMs });
  if (visitor === null) return null;
  const language = requestLanguage({ headers: sent });
  return nullIfMissing(readStatus(container(), visitor, jobId, { find: "" }, language));
}

/**
 * The same for people who received the job's link, whatever their cookie.
 * @returns null for a wrong, revoked or expired token
 */
export async function sharedStatusForPage(sent: Headers, jobId: string, token: string): Promise<SharedStatus | null> {
  const language = requestLanguage({ headers: sent });
  return nullIfMissing(readSharedStatus(container(), jobId, token, { find: "" }, language));
}

async function nullIfMissing<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof AppError && (error.code === "not_found" || error.code === "gone")) return null;
    throw error;
  }
}
