import { z } from "zod";
import { type JobId, JobIdSchema } from "#lib/contracts/ids.ts";
import type { CloseSession, SessionResponse } from "#lib/contracts/session.ts";
import type { Language } from "#lib/messages/languages.ts";
import { told } from "#lib/messages/told.ts";
import { AppError } from "./app-error.ts";
import type { Container } from "./container.ts";
import { cancelJob, jobFolder, logCanceled } from "./jobs.ts";
import { findingsOf } from "./preflight/ask-preflight.ts";
import { forgetLayout } from "./preflight/preflights.ts";
import { sessionView } from "./session-view.ts";
import { findSession, type Session, updateSession, uploadsOf, withoutRows } from "./sessions.ts";
import { deleteUnusedUpload, uploadFolder } from "./uploads.ts";

/**
 * Ends a session at once: cancels its job and deletes its files; its uploads too, unless another session needs them.
 * Closing a closed session changes nothing.
 * @throws AppError `not_found`, `gone`, `busy`
 */
export async function closeSession(
  container: Container,
  visitor: string,
  { sessionId }: CloseSession,
  language: Language = "en",
): Promise<SessionResponse> {
  const { database, storage } = container;
  const session = await findSession(database, visitor, sessionId);
  if (session.state === "closed")
    return sessionView(container, session, findingsOf(container, session, null), null, language);

  const closed: Session = { ...session, state: "closed", content: withoutRows(session.content) };
  const { folders, canceled } = await database.transaction(async (statements) => {
    if (!(await updateSession(statements, closed))) {
      throw new AppError("busy", told("session.changed"), { retryAfterSeconds: 1 });
    }
    await forgetLayout(statements, sessionId);
    const jobs = await statements.query(z.object({ id: JobIdSchema }), "SELECT id FROM jobs WHERE session_id = $1", [
      sessionId,
    ]);
    const canceled: JobId[] = [];
    for (const { id } of jobs) {
      if (await cancelJob(statements, id)) canceled.push(id);
      await container.queue.cancel(statements, id);
    }
    const unused: string[] = [];
    for (const id of uploadsOf(session)) if (await deleteUnusedUpload(statements, id)) unused.push(uploadFolder(id));
    return { folders: [...jobs.map(({ id }) => jobFolder(id)), ...unused], canceled };
  }, visitor);
  logCanceled(canceled, "closed");
  for (const folder of folders) await storage.deleteFolder(folder);
  return sessionView(container, closed, findingsOf(container, closed, null), null, language);
}
