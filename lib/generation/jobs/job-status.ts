import type { JobId } from "#lib/contracts/ids.ts";
import {
  type Phase,
  type StatusQuery,
  type StatusResponse,
  StatusResponseSchema,
  type WaitingFor,
} from "#lib/contracts/job.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { Language } from "#lib/messages/languages.ts";
import type { ServerMessage } from "#lib/messages/server-message.ts";
import { translate } from "#lib/messages/translate.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import type { Container } from "../container.ts";
import type { Statements } from "../database/database.ts";
import { findDocuments } from "../downloads/find-documents.ts";
import { translateGroups } from "../mapping/problems/group-words.ts";
import { crowdedMs, crowdPollAfterMs } from "../quotas/crowd-pace.ts";
import { findVisitorsJob, type Job, jobFaults } from "../records/jobs.ts";
import type { JobOrder } from "../records/order.ts";
import { listResults } from "../records/results.ts";
import { findNewest, type ShardSums, sumLatestWork, sumShards } from "../records/shards.ts";
import { findShareNonce } from "../records/shares.ts";
import { unitOf } from "../templates/sheets/sheet.ts";
import { pollPaceMs } from "./poll-pace.ts";

/** Enough to average out large and small shards, and shards that several workers finish at once. */
const speedShards = 20;

/**
 * A job's status as the contract defines it. Everything is counted from the database: until something changes there,
 * every process gives the same answer, whenever it is asked. Only `pollAfterMs` and `newest` also depend on how many
 * jobs run.
 * @param query with `find`, the answer lists documents
 * @throws AppError `not_found`, `gone`
 */
export async function readStatus(
  container: Container,
  visitor: VisitorId,
  id: string,
  { find }: StatusQuery = {},
  language: Language = "en",
): Promise<StatusResponse> {
  const { database } = container;
  const job = await findVisitorsJob(database, visitor, id);
  const sums = await sumShards(database, visitor, job.id);
  const isOver = job.finishedAt !== null;
  const crowdPaceMs = isOver ? 0 : await crowdPollAfterMs(database);
  const waitingFor = isOver ? null : await readWaiting(container, job);
  const perSecond = await readSpeed(database, visitor, job.id);
  const listed = find === undefined ? null : await findDocuments(container, visitor, job.id, find);
  return StatusResponseSchema.parse({
    jobId: job.id,
    sessionId: job.sessionId,
    // A canceled job has no order any more.
    unit: "document",
    ...(job.order && orderedFacts(job.order)),
    status: job.state,
    progress: progressOf(job, sums, perSecond),
    phase: phaseOf(job, sums),
    ...(waitingFor && { waitingFor }),
    ...(job.stoppedAt !== null && { stopped: true }),
    // Each makes the page request a thumbnail, which would be drawn before documents that others wait for.
    newest: isOver || crowdPaceMs >= crowdedMs ? [] : await findNewest(database, visitor, job.id, limits.newestShown),
    ...(listed && { documents: listed.documents, documentsFound: listed.count }),
    results: job.state === "succeeded" ? await readResults(database, visitor, job.id) : [],
    problems: translateGroups(language, job.problems.slice(0, limits.problemsShown)),
    problemCount: job.problemCount,
    shared: (await findShareNonce(database, visitor, job.id)) !== null,
    error: job.state === "failed" ? errorOf(job, language) : null,
    createdAt: iso(job.createdAt),
    startedAt: iso(job.startedAt),
    finishedAt: iso(job.finishedAt),
    expiresAt: iso(job.expiresAt),
    pollAfterMs: isOver ? 0 : Math.max(pollPaceMs(job, sums.latest), crowdPaceMs),
  });
}

/** What a status says of its job's order. */
function orderedFacts({ filename, template, settings, output, table: { corrections }, only }: JobOrder) {
  return {
    filename,
    template: template.id,
    format: output.format,
    unit: unitOf(template, settings),
    ...(corrections.length > 0 && { corrections: corrections.length }),
    ...(only && { isPart: true }),
  };
}

function progressOf({ total, rejected, finishedAt }: Job, { done, failed }: ShardSums, perSecond: number | null) {
  const left = total - rejected - done - failed;
  const etaSeconds = finishedAt !== null || perSecond === null ? null : Math.ceil(left / perSecond);
  return { total, done, failed: rejected + failed, perSecond, etaSeconds };
}

/** What the job is doing, and the finished part of it. */
function phaseOf({ state, total, rejected, stepDone }: Job, { count, done, failed }: ShardSums): Phase | null {
  const stepPart = stepDone / 1_000;
  switch (state) {
    case "queued":
      return { name: "waiting", part: 0 };
    case "running":
      if (count === 0) return { name: "planning", part: stepPart };
      return { name: "creating", part: (done + failed) / Math.max(1, total - rejected) };
    case "finishing":
      return { name: "packing", part: stepPart };
    default:
      return null;
  }
}

/** A status may show the disk's state from a second ago; code that writes a file checks again. */
const diskAgeMs = 1_000;

/** The embedded database lies on the disk: when that is full, it can't record that a job is waiting for space. */
async function readWaiting({ config, disk }: Container, { waitingFor }: Job): Promise<WaitingFor | null> {
  return config.databaseUrl === null && (await disk.isLow(diskAgeMs)) ? "disk" : waitingFor;
}

function errorOf({ errorCode, errorMessage }: Job, language: Language) {
  const code = errorCode ?? "internal";
  const known: { [code: string]: ServerMessage } = jobFaults;
  return { code, message: translate(language, known[code] ?? { message: errorMessage ?? "" }) };
}

/**
 * Documents per second, created or failed, over the latest shards and the time worked on them; null before the first
 * shard. It changes only when a shard is done, and downtime of the site doesn't count.
 */
async function readSpeed(statements: Statements, visitor: VisitorId, id: JobId): Promise<number | null> {
  const { documents, workedMs } = await sumLatestWork(statements, visitor, id, speedShards);
  if (!documents || !workedMs) return null;
  return Math.max(0.1, Math.round((documents / workedMs) * 10_000) / 10);
}

async function readResults(statements: Statements, visitor: VisitorId, jobId: JobId) {
  const results = await listResults(statements, visitor, jobId);
  return results.map(({ id, ...result }) => ({
    resultId: id,
    ...result,
    downloadUrl: `/api/generation/download/${id}`,
  }));
}

function iso(time: number): string;
function iso(time: number | null): string | null;
function iso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
