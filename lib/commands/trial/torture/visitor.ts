import { setTimeout as sleep } from "node:timers/promises";
import { type StatusResponse, StatusResponseSchema } from "#lib/contracts/job.ts";
import { type SessionResponse, SessionResponseSchema } from "#lib/contracts/sessions/session.ts";
import { type UploadResponse, UploadResponseSchema } from "#lib/contracts/upload.ts";
import { Fault } from "./fault.ts";

/**
 * When to interrupt the connection of each first request: while the site is working on it, or while the answer is on
 * its way and the work is done.
 */
export type Cut = "working" | "answered";

type Init = Pick<RequestInit, "method" | "headers" | "body">;
type Visitor = ReturnType<typeof openVisitor>;

export type { Visitor };

/** Longer than a site may take to answer again after it was killed or stopped, or its database was unreachable. */
const patienceMs = 120_000;
/** Shorter than a full site asks for, to notice at once when it is back. */
const longestPauseMs = 5_000;
const json = { "content-type": "application/json" };

/** A visitor with a cookie, whose requests are retried if they are interrupted, or if the answer says so. */
export function openVisitor(site: string, cut: Cut | null = null) {
  let cookie = "";

  async function tryOnce<T>(path: string, init: Init, read: (answer: Response) => Promise<T>) {
    try {
      const headers = { ...init.headers, cookie };
      const answer = await fetch(new URL(path, site), { ...init, headers, signal: AbortSignal.timeout(60_000) });
      if (answer.ok) {
        cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
        return { value: await read(answer) };
      }
      const said = `${path} answered ${answer.status}: ${await answer.text()}`;
      const after = answer.headers.get("retry-after");
      if (![503, 507].includes(answer.status) || after === null) throw new Fault(said);
      return { afterMs: Math.min(1_000 * Number(after), longestPauseMs), said };
    } catch (error) {
      // The errors of `fetch` and of reading a body if the other end is gone or silent.
      const isBroken = error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError");
      if (isBroken) return { afterMs: 50, said: `${path}: ${error.message}` };
      throw error;
    }
  }

  async function ask<T>(path: string, init: () => Init, read: (answer: Response) => Promise<T>): Promise<T> {
    if (cut) await cutOff(new URL(path, site), { ...init(), headers: { ...init().headers, cookie } }, cut);
    for (const deadline = performance.now() + patienceMs; ; ) {
      const outcome = await tryOnce(path, init(), read);
      if ("value" in outcome) return outcome.value;
      if (performance.now() > deadline) throw new Fault(`Not over after ${patienceMs / 1_000} s: ${outcome.said}`);
      await sleep(outcome.afterMs);
    }
  }

  const post = <T>(path: string, body: object, read: (answer: Response) => Promise<T>) =>
    ask(path, () => ({ method: "POST", headers: json, body: JSON.stringify(body) }), read);
  const session = (body: object): Promise<SessionResponse> =>
    post("/api/generation/session", body, async (answer) => SessionResponseSchema.parse(await answer.json()));
  const status = (jobId: string): Promise<StatusResponse> => ask(statusPath(jobId), () => ({}), readStatus);

  return {
    upload(sheet: string): Promise<UploadResponse> {
      const form = new FormData();
      form.append("file", new Blob([sheet]), "guests.csv");
      const read = async (answer: Response) => UploadResponseSchema.parse(await answer.json());
      return ask("/api/upload", () => ({ method: "POST", body: form }), read);
    },
    session,
    start: (sessionId: string) => post("/api/generation/start", { sessionId }, readStatus),
    status,
    async finished(jobId: string): Promise<StatusResponse> {
      for (const deadline = performance.now() + patienceMs; ; ) {
        const now = await status(jobId);
        if (now.pollAfterMs === 0) return now;
        if (performance.now() > deadline) throw new Fault(`The job is still ${now.status}: ${JSON.stringify(now)}`);
        await sleep(Math.min(now.pollAfterMs, 200));
      }
    },
    /** The status of one answer to a request that need not succeed. */
    async answerTo(path: string): Promise<number> {
      const answer = await fetch(new URL(path, site), { headers: { cookie } });
      await answer.arrayBuffer();
      return answer.status;
    },
    /** Resumes where it was interrupted, if the file is still the same. */
    async download(path: string, bytes: number, onBytes: (received: number) => Promise<unknown>): Promise<Buffer> {
      const chunks: Uint8Array[] = [];
      let [received, etag] = [0, ""];
      const rest = (): Init => (received === 0 ? {} : { headers: { range: `bytes=${received}-`, "if-range": etag } });
      await ask(path, rest, async (answer) => {
        if (answer.status !== 206) [chunks.length, received] = [0, 0];
        etag = answer.headers.get("etag") ?? "";
        for await (const chunk of answer.body ?? []) {
          chunks.push(chunk);
          received += chunk.byteLength;
          if (received < bytes) await onBytes(received);
        }
      });
      if (received !== bytes) throw new Fault(`${path} has ${received} bytes, not ${bytes}`);
      return Buffer.concat(chunks);
    },
  };
}

const statusPath = (jobId: string) => `/api/generation/status/${jobId}`;
const readStatus = async (answer: Response) => StatusResponseSchema.parse(await answer.json());

async function cutOff(url: URL, init: Init, cut: Cut): Promise<void> {
  const connection = new AbortController();
  const answered = fetch(url, { ...init, signal: connection.signal }).catch(() => null);
  await Promise.race([answered, ...(cut === "working" ? [sleep(15)] : [])]);
  connection.abort();
  await answered;
}
