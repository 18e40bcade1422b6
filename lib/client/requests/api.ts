import type { JobId, SessionId } from "#lib/contracts/ids.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import type { ChangeSession, CreateSession, SessionRequest } from "#lib/contracts/sessions/requests.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { Answers } from "./answers.ts";
import { failureOf } from "./api-error.ts";
import { loadAnswers, readAs } from "./read-as.ts";
import { timeLimitsMs } from "./time-limits.ts";
import { whileMoving } from "./while-moving.ts";

/*
 * The pages' calls to the endpoints. The upload has its own file, and a download is a plain link to a result's
 * `downloadUrl`. All throw ApiError or ConnectionError, or the reason of an aborted signal.
 */

interface CallOptions {
  limitMs: number;
  signal?: AbortSignal | undefined;
  /** Lets the request outlive the page; limits the body to 64 KiB. */
  keepalive?: boolean | undefined;
}

/** @throws ApiError, ConnectionError, or the signal's reason, as all requests here do */
export function createSession(request: CreateSession, signal?: AbortSignal): Promise<SessionResponse> {
  return postSession(request, { limitMs: timeLimitsMs.create, signal });
}

/** Changes or reads an open session. */
export function changeSession(
  request: ChangeSession,
  options: Omit<CallOptions, "limitMs"> = {},
): Promise<SessionResponse> {
  return postSession(request, { limitMs: timeLimitsMs.change, ...options });
}

/** Reads the session with an empty change. */
export function readSession(
  request: Pick<ChangeSession, "sessionId" | "preview">,
  signal?: AbortSignal,
): Promise<SessionResponse> {
  return postSession(request, { limitMs: timeLimitsMs.read, signal });
}

/** Cancels the session's job and deletes all its files. */
export function closeSession(sessionId: SessionId): Promise<SessionResponse> {
  return postSession({ sessionId, state: "closed" }, { limitMs: timeLimitsMs.close });
}

/** Stops the session's job and keeps its finished documents. Starting it again creates the rest. */
export function stopSession(sessionId: SessionId): Promise<SessionResponse> {
  return postSession({ sessionId, state: "stopped" }, { limitMs: timeLimitsMs.close });
}

/** Idempotent: starting a started session returns the same job. */
export function startGeneration(sessionId: SessionId): Promise<StatusResponse> {
  return post("/api/generation/start", "status", { sessionId }, { limitMs: timeLimitsMs.start });
}

/** A job's current status. */
export function readStatus(jobId: JobId): Promise<StatusResponse> {
  return call(`/api/generation/status/${jobId}`, "status", { limitMs: timeLimitsMs.status });
}

/** Creates, changes or reads a session, depending on the request. */
export function postSession(request: SessionRequest, options: CallOptions): Promise<SessionResponse> {
  return post("/api/generation/session", "session", request, options);
}

/** Sends JSON, and parses the answer with the schema of what was `asked` for. */
export function post<Asked extends keyof Answers>(
  path: string,
  asked: Asked,
  body: object,
  options: CallOptions,
): Promise<Answers[Asked]> {
  const headers = { "Content-Type": "application/json" };
  return call(path, asked, options, { method: "POST", headers, body: JSON.stringify(body) });
}

/**
 * Sends a request and parses its response by the schema of `asked`.
 * @throws ApiError for a response with an error, ConnectionError without a response in time, or the signal's reason
 */
export async function call<Asked extends keyof Answers>(
  path: string,
  asked: Asked,
  { limitMs, signal, keepalive = false }: CallOptions,
  init?: RequestInit,
): Promise<Answers[Asked]> {
  // In parallel, so that the code that parses the first response is loaded when it arrives.
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
