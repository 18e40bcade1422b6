import type { JobId, SessionId } from "#lib/contracts/ids.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import { log } from "#lib/log.ts";
import type { Language } from "#lib/messages/languages.ts";
import { labelMessage, msg } from "#lib/messages/server-message.ts";
import type { Quotas } from "#lib/quota-settings.ts";
import { traced } from "#lib/telemetry/spans.ts";
import { AppError } from "../common/errors/app-error.ts";
import { noRoom } from "../common/errors/may-pass.ts";
import { type AddressId, type Client, unknownAddress } from "../common/ids/address-id.ts";
import { newJobId } from "../common/ids/ids.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import { type ClientContainer, type Container, containerFor } from "../container.ts";
import type { Statements } from "../database/database.ts";
import { unmappedFields, unsetSettings } from "../mapping/fit/missing-choices.ts";
import { inGroupWords } from "../mapping/problems/group-words.ts";
import type { ProblemGroup } from "../mapping/problems/problem-groups.ts";
import { admission, admit } from "../quotas/quotas.ts";
import { findSessionsJob, insertJob, overheadOf } from "../records/jobs.ts";
import type { JobOrder } from "../records/order.ts";
import { deletePreflight, findPreflight } from "../records/preflights.ts";
import { findSession, type Session, updateSession } from "../records/sessions.ts";
import { traceFor } from "../records/traces.ts";
import { keepUploads } from "../records/uploads.ts";
import { orderOf } from "../sessions/order/session-order.ts";
import { findingsOf } from "../sessions/preflight/ask-preflight.ts";
import { preflightFingerprint } from "../sessions/preflight/fingerprint.ts";
import { uploadsOf } from "../sessions/session-uploads.ts";
import type { TemplateDefinition } from "../templates/definition.ts";
import { readStatus } from "./job-status.ts";
import { isRestartable, restartJob } from "./restart-job.ts";

/**
 * Starts a session's job. Idempotent: starting it again returns the same job, and restarts one that was
 * stopped or failed with `internal`.
 * @param language of the answer and of the CSV that lists the rows with problems
 * @throws AppError `not_found`, `gone`, `session_closed`, `mapping_incomplete`, `invalid_request` for a setting without
 * a value, `no_documents`, `quota_exceeded`, `site_full`, `busy`
 */
export async function startGeneration(
  container: Container,
  visitor: VisitorId,
  sessionId: SessionId,
  language: Language = "en",
  address: AddressId = unknownAddress,
): Promise<StatusResponse> {
  const parent = await traceFor(container, visitor, "session", sessionId);
  const { jobId, event } = await traced("start", { parent, sessionId }, () =>
    findOrInsertJob(container, { visitor, address }, sessionId, language),
  );
  // The job lays out what the preflight has not reached.
  container.background.end(sessionId);
  if (event) log("info", event, { jobId, sessionId });
  return readStatus(container, visitor, jobId, {}, language);
}

interface StartedJob {
  jobId: JobId;
  event: "job queued" | "job restarted" | null;
}

/** Attempts to start a session that other requests keep changing. */
const tries = 4;

async function findOrInsertJob(
  container: Container,
  client: Client,
  sessionId: SessionId,
  language: Language,
): Promise<StartedJob> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const session = await findSession(container.database, client.visitor, sessionId);
    const own = containerFor(container, client);
    const order = session.state === "open" ? await freezeOrder(own, client.visitor, session, language) : null;
    const job = await startFrozen(container, client, session, order);
    if (job) return job;
  }
  throw new AppError("busy", msg("session.changed"), { retryAfterSeconds: 1 });
}

async function freezeOrder(
  container: ClientContainer,
  visitor: VisitorId,
  { content }: Session,
  language: Language,
): Promise<JobOrder> {
  return {
    ...(await orderOf(container, visitor, content)),
    filename: content.filename,
    sample: content.sample,
    language,
  };
}

/** Null if the session was changed after its order was frozen. */
async function startFrozen(
  container: Container,
  client: Client,
  frozen: Session,
  order: JobOrder | null,
): Promise<StartedJob | null> {
  const { visitor } = client;
  const isDiskLow = await container.disk.isLow();
  return container.database.transaction(
    async (statements) => {
      const session = await findSession(statements, visitor, frozen.id);
      if (session.state === "closed") throw new AppError("session_closed", msg("session.closed"));
      const known = await findSessionsJob(statements, visitor, session.id);
      if (known && !isRestartable(known)) return { jobId: known.id, event: null };
      const admitted = () => admitJob(statements, container.config.quotas, client, session);
      if (known) {
        await admitted();
        await restartJob(container, statements, known);
        return { jobId: known.id, event: "job restarted" };
      }
      if (order === null || session.revision !== frozen.revision) return null;
      requireStartable(session, order.template);
      if (isDiskLow) throw noRoom();
      await settlePreflight(container, statements, visitor, session);
      await admitted();
      return { jobId: await queueJob(container, statements, client, session, order), event: "job queued" };
    },
    visitor,
    admission,
  );
}

async function admitJob(statements: Statements, quotas: Quotas, client: Client, { content }: Session): Promise<void> {
  await admit(statements, quotas, client, "jobs");
  await admit(statements, quotas, client, "documents", content.check.documentCount);
  await admit(statements, quotas, client, "bytes");
}

function requireStartable({ content }: Session, template: TemplateDefinition): void {
  const unmapped = unmappedFields(template, content.mapping);
  if (unmapped.length > 0) {
    const fields = template.fields.filter(({ name }) => unmapped.includes(name));
    const errors = unmapped.map((name) => ({ path: `mapping.${name}`, ...msg("session.unmapped.field") }));
    const labels = fields.map((field) => labelMessage(template.id, field));
    throw new AppError("mapping_incomplete", msg("session.unmapped", { fields: labels }), { errors });
  }
  const unset = unsetSettings(template, content.settings);
  if (unset.length > 0) {
    const errors = unset.map(({ name }) => ({ path: `settings.${name}`, ...msg("session.unset.setting") }));
    const labels = unset.map((setting) => labelMessage(template.id, setting));
    throw new AppError("invalid_request", msg("session.unset", { settings: labels }), { errors });
  }
  const { rowCounts, rightCount, problems } = content.check;
  if (content.rows.where && rowCounts.kept === 0) throw new AppError("no_documents", msg("session.noRows"));
  if (rightCount === 0) throw noDocuments(problems);
}

/**
 * Refuses the start if the preflight found that no document fits. Drops an unfinished preflight: the job itself skips
 * documents that don't fit.
 */
async function settlePreflight(
  container: Container,
  statements: Statements,
  visitor: VisitorId,
  session: Session,
): Promise<void> {
  const layout = await findPreflight(statements, visitor, session.id);
  const isOver = layout?.state === "done" && layout.fingerprint === preflightFingerprint(session.content);
  if (!isOver) return deletePreflight(statements, visitor, session.id);
  if (layout.right === 0) throw noDocuments(findingsOf(container, session, layout).problems);
}

function noDocuments(problems: ProblemGroup[]): AppError {
  const errors = problems
    .map(inGroupWords)
    .map(({ row, message, wording }) => ({ path: `rows.${row}`, message, wording }));
  return new AppError("no_documents", msg("session.noDocuments"), { errors });
}

async function queueJob(
  container: Container,
  statements: Statements,
  client: Client,
  session: Session,
  order: JobOrder,
): Promise<JobId> {
  const { visitor, address } = client;
  const id = newJobId();
  const now = Date.now();
  const { documentCount } = session.content.check;
  const expiresAt = now + container.config.retentionMs;
  await insertJob(statements, client, { id, sessionId: session.id, order, total: documentCount, expiresAt }, now);
  await updateSession(statements, visitor, { ...session, state: "started", expiresAt });
  await keepUploads(statements, visitor, uploadsOf(container.templates, session), expiresAt);
  await container.queue.send(statements, [
    { kind: "plan", jobId: id, shard: null, visitor, address, documents: overheadOf(documentCount) },
  ]);
  return id;
}
