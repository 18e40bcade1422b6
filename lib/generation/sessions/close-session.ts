import type { CloseSession } from "#lib/contracts/sessions/requests.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { Language } from "#lib/messages/languages.ts";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import type { Container } from "../container.ts";
import { deleteJob, findSessionsJob, logCanceled } from "../records/jobs.ts";
import { deletePreflight } from "../records/preflights.ts";
import { findSession, type Session, updateSession, withoutRows } from "../records/sessions.ts";
import { deleteUnusedUpload } from "../records/uploads.ts";
import { jobFolder, uploadFolder } from "../storage/keys.ts";
import { findingsOf } from "./preflight/ask-preflight.ts";
import { uploadsOf } from "./session-uploads.ts";
import { sessionView } from "./session-view.ts";

/**
 * Closes a session: cancels its job, deletes its files, and deletes its uploads unless another session needs them.
 * Idempotent.
 * @throws AppError `not_found`, `gone`, `busy`
 */
export async function closeSession(
  container: Container,
  visitor: VisitorId,
  { sessionId }: CloseSession,
  language: Language = "en",
): Promise<SessionResponse> {
  const { database, storage } = container;
  const session = await findSession(database, visitor, sessionId);
  if (session.state === "closed")
    return sessionView(container, session, findingsOf(container, session, null), null, language);

  const closed: Session = { ...session, state: "closed", content: withoutRows(session.content) };
  const { folders, canceled } = await database.transaction(async (statements) => {
    if (!(await updateSession(statements, visitor, closed))) {
      throw new AppError("busy", msg("session.changed"), { retryAfterSeconds: 1 });
    }
    await deletePreflight(statements, visitor, sessionId);
    const folders: string[] = [];
    const job = await findSessionsJob(statements, visitor, sessionId);
    const wasRunning = job !== null && (await deleteJob(statements, visitor, job.id));
    if (job) {
      await container.queue.cancel(statements, job.id);
      folders.push(jobFolder(job.id));
    }
    for (const id of uploadsOf(container.templates, session)) {
      if (await deleteUnusedUpload(statements, visitor, id)) folders.push(uploadFolder(id));
    }
    return { folders, canceled: job && wasRunning ? [job.id] : [] };
  }, visitor);
  logCanceled(canceled, "closed");
  for (const folder of folders) await storage.deleteFolder(folder);
  return sessionView(container, closed, findingsOf(container, closed, null), null, language);
}
