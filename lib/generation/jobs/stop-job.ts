import type { StopSession } from "#lib/contracts/sessions/requests.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { log } from "#lib/log.ts";
import type { Language } from "#lib/messages/languages.ts";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import type { Container } from "../container.ts";
import { findSessionsJob, overheadOf, stopJob } from "../records/jobs.ts";
import { findSession } from "../records/sessions.ts";
import { findingsOf } from "../sessions/preflight/ask-preflight.ts";
import { sessionView } from "../sessions/session-view.ts";

/**
 * Stops a session's job and keeps its finished documents: no more shards are started, active ones are dropped, and the
 * finished ones are packed. Starting the session again renders the others. Idempotent; nothing changes if no job is
 * queued or running. To delete a job with its documents, its session is closed (sessions/close-session.ts).
 * @throws AppError `not_found`, `gone`, `session_closed`
 */
export async function stopGeneration(
  container: Container,
  visitor: VisitorId,
  { sessionId }: StopSession,
  language: Language = "en",
): Promise<SessionResponse> {
  const { database, queue } = container;
  const session = await findSession(database, visitor, sessionId);
  if (session.state === "closed") throw new AppError("session_closed", msg("session.closed"));
  const stopped = await database.transaction(async (statements) => {
    const job = await findSessionsJob(statements, visitor, sessionId);
    // Shards are recorded only while their job is running, so active ones no longer are.
    if (!job || !(await stopJob(statements, visitor, job.id))) return null;
    await queue.cancel(statements, job.id);
    const { id: jobId, address } = job;
    const documents = overheadOf(job.total);
    await queue.send(statements, [{ kind: "finish", jobId, shard: null, visitor, address, documents }]);
    return jobId;
  }, visitor);
  if (stopped) log("info", "job stopped", { jobId: stopped });
  return sessionView(container, session, findingsOf(container, session, null), null, language);
}
