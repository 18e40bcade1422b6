import type { ShareSession } from "#lib/contracts/sessions/requests.ts";
import type { SessionResponse, Share } from "#lib/contracts/sessions/session.ts";
import { log } from "#lib/log.ts";
import type { Language } from "#lib/messages/languages.ts";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";
import { hashOfToken, newShareNonce, shareToken } from "../common/ids/share-token.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import type { Container } from "../container.ts";
import type { Statements } from "../database/database.ts";
import { findSessionsJob, type Job } from "../records/jobs.ts";
import { findSession } from "../records/sessions.ts";
import { deleteShare, findShareNonce, insertShare } from "../records/shares.ts";
import { findingsOf } from "../sessions/preflight/ask-preflight.ts";
import { sessionView } from "../sessions/session-view.ts";

/**
 * Makes or revokes the link to a job's documents. Idempotent: sharing again answers the same token, until it is
 * revoked.
 * @param shareKey the visitor's, which can't be derived from anything stored
 * @throws AppError `not_found`, `gone`, `session_closed`, `invalid_request` for a session that isn't started
 */
export async function shareJob(
  container: Container,
  visitor: VisitorId,
  { sessionId, share: isShared }: ShareSession,
  shareKey: Buffer,
  language: Language = "en",
): Promise<SessionResponse> {
  const { session, share } = await container.database.transaction(async (statements) => {
    const session = await findSession(statements, visitor, sessionId);
    if (session.state === "closed") throw new AppError("session_closed", msg("session.closed"));
    const job = await findSessionsJob(statements, visitor, sessionId);
    if (!job) throw notStarted();
    if (isShared) return { session, share: await makeShare(statements, visitor, job, shareKey) };
    await deleteShare(statements, visitor, job.id);
    return { session, share: null };
  }, visitor);
  log("info", isShared ? "job shared" : "share revoked", { sessionId });
  return { ...sessionView(container, session, findingsOf(container, session, null), null, language), share };
}

async function makeShare(
  statements: Statements,
  visitor: VisitorId,
  { id: jobId, expiresAt }: Job,
  shareKey: Buffer,
): Promise<Share> {
  const known = await findShareNonce(statements, visitor, jobId);
  const nonce = known ?? newShareNonce();
  const token = shareToken(shareKey, jobId, nonce);
  if (known === null) await insertShare(statements, visitor, { jobId, nonce, tokenHash: hashOfToken(token) });
  return { token, expiresAt: new Date(expiresAt).toISOString() };
}

function notStarted(): AppError {
  return new AppError("invalid_request", msg("session.notStarted"), {
    errors: [{ path: "share", ...msg("session.notStarted") }],
  });
}
