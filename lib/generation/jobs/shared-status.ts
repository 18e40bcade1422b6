import { type SharedStatus, SharedStatusSchema, type StatusQuery } from "#lib/contracts/job.ts";
import type { Language } from "#lib/messages/languages.ts";
import type { Container } from "../container.ts";
import { ownerOfJob } from "../downloads/share-owner.ts";
import { readStatus } from "./job-status.ts";

/**
 * A job's status for people who received its link: only the documents. It reveals neither the session nor the problems,
 * not even how many rows were skipped.
 * @throws AppError `not_found` for a wrong, revoked or expired token, exactly as for an unknown job
 */
export async function readSharedStatus(
  container: Container,
  id: string,
  token: string,
  { find }: StatusQuery = {},
  language: Language = "en",
): Promise<SharedStatus> {
  const owner = await ownerOfJob(container, id, token);
  const status = await readStatus(container, owner, id, find === undefined ? {} : { find }, language);
  const { total, failed } = status.progress;
  const documents = status.results.filter(({ kind }) => kind === "archive" || kind === "combined");
  return SharedStatusSchema.parse({
    ...status,
    sessionId: null,
    progress: { ...status.progress, total: total - failed, failed: 0 },
    newest: [],
    problems: [],
    problemCount: 0,
    results: documents.map((result) => ({ ...result, downloadUrl: `${result.downloadUrl}?share=${token}` })),
  });
}
