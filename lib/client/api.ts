import type { z } from "zod";
import type { JobId, SessionId } from "#lib/contracts/ids.ts";
import { type StatusResponse, StatusResponseSchema } from "#lib/contracts/job.ts";
import { limits } from "#lib/contracts/limits.ts";
import {
  type ChangeSession,
  type CreateSession,
  type SessionRequest,
  type SessionResponse,
  SessionResponseSchema,
} from "#lib/contracts/session.ts";
import { readAnswer } from "./answer.ts";
import { ConnectionError } from "./api-error.ts";

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
  return post("/api/generation/start", StatusResponseSchema, { sessionId });
}

export function readStatus(jobId: JobId): Promise<StatusResponse> {
  return call(`/api/generation/status/${jobId}`, StatusResponseSchema);
}

/** The status with the documents of the archive whose names have each word of `text`. */
export function findDocuments(jobId: JobId, text: string): Promise<StatusResponse> {
  const query = new URLSearchParams({ find: text.slice(0, limits.findCharacters) });
  return call(`/api/generation/status/${jobId}?${query}`, StatusResponseSchema);
}

function postSession(request: SessionRequest): Promise<SessionResponse> {
  return post("/api/generation/session", SessionResponseSchema, request);
}

export function post<T>(path: string, schema: z.ZodType<T>, body: object): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return call(path, schema, { method: "POST", headers, body: JSON.stringify(body) });
}

async function call<T>(path: string, schema: z.ZodType<T>, init?: RequestInit): Promise<T> {
  const answer = await receive(path, init);
  return readAnswer(schema, answer);
}

async function receive(path: string, init?: RequestInit) {
  try {
    const response = await fetch(path, init);
    return { status: response.status, text: await response.text(), retryAfter: response.headers.get("Retry-After") };
  } catch (cause) {
    throw new ConnectionError(cause);
  }
}
