import type { JobId, SessionId } from "#lib/contracts/ids.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { ChangeSession, CreateSession, SessionRequest, SessionResponse } from "#lib/contracts/session.ts";
import type { Answers } from "./answers.ts";
import { failureOf } from "./api-error.ts";
import { loadAnswers, readAs } from "./read-as.ts";
import { timeLimitsMs } from "./time-limits.ts";
import { whileMoving } from "./while-moving.ts";

/*
 * The website's calls of the five endpoints; the upload has its own file, and a download is a plain link to a
 * result's `downloadUrl`. All of them throw ApiError or ConnectionError, or the reason of their signal's abort.
 */

interface CallOptions {
  limitMs: number;
  signal?: AbortSignal | undefined;
  /** The page may be left before the answer comes: for up to 64 KiB of body. */
  keepalive?: boolean | undefined;
}

export function createSession(request: CreateSession, signal?: AbortSignal): Promise<SessionResponse> {
  return postSession(request, { limitMs: timeLimitsMs.create, signal });
}

export function changeSession(
  request: ChangeSession,
  options: Omit<CallOptions, "limitMs"> = {},
): Promise<SessionResponse> {
  return postSession(request, { limitMs: timeLimitsMs.change, ...options });
}

/** The session as it is: a change that changes nothing. */
export function readSession(
  request: Pick<ChangeSession, "sessionId" | "preview">,
  signal?: AbortSignal,
): Promise<SessionResponse> {
  return postSession(request, { limitMs: timeLimitsMs.read, signal });
}

/** Cancels the session's job and deletes all of its files. */
export function closeSession(sessionId: SessionId): Promise<SessionResponse> {
  return postSession({ sessionId, state: "closed" }, { limitMs: timeLimitsMs.close });
}

/** Starting a started session again gives the same job. */
export function startGeneration(sessionId: SessionId): Promise<StatusResponse> {
  return post("/api/generation/start", "status", { sessionId }, { limitMs: timeLimitsMs.start });
}

export function readStatus(jobId: JobId): Promise<StatusResponse> {
  return call(`/api/generation/status/${jobId}`, "status", { limitMs: timeLimitsMs.status });
}

/** The status with the documents of the archive whose names have each word of `text`. */
export function findDocuments(jobId: JobId, text: string): Promise<StatusResponse> {
  const query = new URLSearchParams({ find: text.slice(0, limits.findCharacters) });
  return call(`/api/generation/status/${jobId}?${query}`, "status", { limitMs: timeLimitsMs.status });
}

function postSession(request: SessionRequest, options: CallOptions): Promise<SessionResponse> {
  return post("/api/generation/session", "session", request, options);
}

export function post<Asked extends keyof Answers>(
  path: string,
  asked: Asked,
  body: object,
  options: CallOptions,
): Promise<Answers[Asked]> {
  const headers = { "Content-Type": "application/json" };
  return call(path, asked, options, { method: "POST", headers, body: JSON.stringify(body) });
}

async function call<Asked extends keyof Answers>(
  path: string,
  asked: Asked,
  { limitMs, signal, keepalive = false }: CallOptions,
  init?: RequestInit,
): Promise<Answers[Asked]> {
  // Both at once: what reads the first answer is there when it comes.
  const both = (limited: AbortSignal) =>
    Promise.all([receive(path, { ...init, keepalive, signal: limited }), loadAnswers()]);
  const [answer] = await whileMoving(limitMs, signal, both).catch((cause: unknown) => {
    throw failureOf(cause, signal);
  });
  return readAs(asked, answer);
}

async function receive(path: string, init: RequestInit) {
  const response = await fetch(path, init);
  return { status: response.status, text: await response.text(), retryAfter: response.headers.get("Retry-After") };
}
