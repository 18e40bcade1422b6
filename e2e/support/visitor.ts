import { expect } from "@playwright/test";
import { type ProblemDetails, ProblemDetailsSchema } from "#lib/contracts/errors.ts";
import { type StatusResponse, StatusResponseSchema } from "#lib/contracts/job.ts";
import { type SessionResponse, SessionResponseSchema } from "#lib/contracts/sessions/session.ts";
import { type UploadResponse, UploadResponseSchema } from "#lib/contracts/upload.ts";

/** A visitor with their own cookie jar who calls the endpoints as any program could. */
export interface Visitor {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
  sendFile(content: string | Uint8Array<ArrayBuffer>, filename?: string): Promise<Response>;
  upload(content: string | Uint8Array<ArrayBuffer>, filename?: string): Promise<UploadResponse>;
  session(body: Record<string, unknown>): Promise<SessionResponse>;
  start(sessionId: string): Promise<StatusResponse>;
  status(jobId: string): Promise<StatusResponse>;
  /** Polls until the first documents are created. */
  begun(jobId: string): Promise<StatusResponse>;
  /** Polls at the server's pace until the job is over. */
  finished(jobId: string): Promise<StatusResponse>;
}

/** @param baseUrl the site that is visited */
export function visitor(baseUrl: string | undefined): Visitor {
  let cookie = "";
  const call: Visitor["fetch"] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (cookie) headers.set("cookie", cookie);
    const response = await fetch(new URL(path, baseUrl), { ...init, headers });
    cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    return response;
  };
  const post: Visitor["post"] = (path, body) =>
    call(path, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } });
  const sendFile: Visitor["sendFile"] = (content, filename = "people.csv") => {
    const form = new FormData();
    form.append("file", new Blob([content]), filename);
    return call("/api/upload", { method: "POST", body: form });
  };
  const statusOf = async (jobId: string) =>
    StatusResponseSchema.parse(await (await call(`/api/generation/status/${jobId}`)).json());
  return {
    fetch: call,
    post,
    sendFile,
    async upload(content, filename) {
      const response = await sendFile(content, filename);
      expect(response.status, await response.clone().text()).toBe(201);
      return UploadResponseSchema.parse(await response.json());
    },
    async session(body) {
      const response = await post("/api/generation/session", body);
      expect([200, 201], await response.clone().text()).toContain(response.status);
      return SessionResponseSchema.parse(await response.json());
    },
    async start(sessionId) {
      const response = await post("/api/generation/start", { sessionId });
      expect(response.status, await response.clone().text()).toBe(202);
      return StatusResponseSchema.parse(await response.json());
    },
    status: statusOf,
    async begun(jobId) {
      let status = await statusOf(jobId);
      while (status.progress.done === 0) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        status = await statusOf(jobId);
      }
      return status;
    },
    async finished(jobId) {
      while (true) {
        const status = await statusOf(jobId);
        if (status.pollAfterMs === 0) return status;
        await new Promise((resolve) => setTimeout(resolve, status.pollAfterMs));
      }
    },
  };
}

/** The problem in a response; fails if there is none, or it is a server error. */
export async function problemOf(response: Response): Promise<ProblemDetails> {
  const text = await response.text();
  expect(response.status, text).toBeGreaterThanOrEqual(400);
  expect(response.status, text).toBeLessThan(500);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  const problem = ProblemDetailsSchema.parse(JSON.parse(text));
  expect(problem.status).toBe(response.status);
  return problem;
}
