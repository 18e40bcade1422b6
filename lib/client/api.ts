import type { JobId, SessionId } from "#lib/contracts/ids.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { ChangeSession, CreateSession, SessionRequest, SessionResponse } from "#lib/contracts/session.ts";
import type { Answers } from "./answers.ts";
import { ConnectionError } from "./api-error.ts";
import { loadAnswers, readAs } from "./read-as.ts";

/*
 * The website's calls of the five endpoints; the upload has its own file, and a download is a plain link to a
 * result's `downloadUrl`. All of them throw ApiError or ConnectionError.
 */

export function createSession(request: CreateSession): Promise<SessionResponse> {
  return postSession(request);
}

/** A request that changes nothing reads the session. */
export function changeSession(request: ChangeSession): Promise<SessionResponse> {
  return postSession(request);
}

/** Cancels the session's job and deletes all of its files. */
export function closeSession(sessionId: SessionId): Promise<SessionResponse> {
  return postSession({ sessionId, state: "closed" });
}

/** Starting a started session again gives the same job. */
export function startGeneration(sessionId: SessionId): Promise<StatusResponse> {
  return post("/api/generation/start", "status", { sessionId });
}

export function readStatus(jobId: JobId): Promise<StatusResponse> {
  return call(`/api/generation/status/${jobId}`, "status");
}

/** The status with the documents of the archive whose names have each word of `text`. */
export function findDocuments(jobId: JobId, text: string): Promise<StatusResponse> {
  const query = new URLSearchParams({ find: text.slice(0, limits.findCharacters) });
  return call(`/api/generation/status/${jobId}?${query}`, "status");
}

function postSession(request: SessionRequest): Promise<SessionResponse> {
  return post("/api/generation/session", "session", request);
}

export function post<Asked extends keyof Answers>(path: string, asked: Asked, body: object): Promise<Answers[Asked]> {
  const headers = { "Content-Type": "application/json" };
  return call(path, asked, { method: "POST", headers, body: JSON.stringify(body) });
}

async function call<Asked extends keyof Answers>(
  path: string,
  asked: Asked,
  init?: RequestInit,
): Promise<Answers[Asked]> {
  // Both at once: what reads the first answer is there when it comes.
  const [answer] = await Promise.all([receive(path, init), loadAnswers()]);
  return readAs(asked, answer);
}

async function receive(path: string, init?: RequestInit) {
  try {
    const response = await fetch(path, init);
    return { status: response.status, text: await response.text(), retryAfter: response.headers.get("Retry-After") };
  } catch (cause) {
    throw new ConnectionError(cause);
  }
}
