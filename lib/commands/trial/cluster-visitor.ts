import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { type StatusResponse, StatusResponseSchema } from "#lib/contracts/job.ts";
import { SessionResponseSchema } from "#lib/contracts/sessions/session.ts";
import { UploadResponseSchema } from "#lib/contracts/upload.ts";
import { isBrokenOff } from "./broken-off.ts";

/** The combined experience of all visitors. */
export interface Experience {
  requests: number;
  /** Interrupted connections, and answers that asked for a retry. */
  again: number;
  /** Answers that no visitor should ever get. */
  defects: string[];
}

/** One visitor with a cookie, whose requests go to the sites in turn and are retried if they fail. */
export function openClusterVisitor(webs: string[], experience: Experience) {
  const ask = openRequests(webs, experience);

  return {
    /** From a sheet to a started job. */
    async start(sheet: string, choices: { template: string; output?: object }): Promise<StatusResponse> {
      const form = new FormData();
      form.append("file", new Blob([sheet]), "guests.csv");
      const upload = await ask("/api/upload", { method: "POST", body: form }, async (answer) =>
        UploadResponseSchema.parse(await answer.json()),
      );
      const order = { uploadId: upload.uploadId, ...choices };
      const session = await ask("/api/generation/session", post(order), async (answer) =>
        SessionResponseSchema.parse(await answer.json()),
      );
      return ask("/api/generation/start", post({ sessionId: session.sessionId }), readStatus);
    },
    async finished(started: StatusResponse): Promise<StatusResponse> {
      let status = started;
      while (status.pollAfterMs > 0) {
        await sleep(status.pollAfterMs);
        status = await ask(`/api/generation/status/${status.jobId}`, {}, readStatus);
      }
      return status;
    },
    /** Downloads a result to a file, starting over if a try is interrupted. */
    download: (url: string, path: string): Promise<void> =>
      ask(url, {}, async ({ body }) => {
        if (body) await pipeline(body, createWriteStream(path));
      }),
  };
}

function openRequests(webs: string[], experience: Experience) {
  let cookie = "";
  let turn = 0;

  async function tryOnce<T>(url: URL, init: RequestInit, read: (answer: Response) => Promise<T>) {
    try {
      const headers = { ...init.headers, cookie };
      const answer = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(60_000) });
      cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
      if (answer.ok) return { value: await read(answer) };
      const said = `${url.pathname} answered ${answer.status}: ${await answer.text()}`;
      if (answer.status < 500) throw new Error(said);
      if (answer.status !== 503) experience.defects.push(said);
      return { afterMs: 1_000 * Number(answer.headers.get("retry-after") ?? 1) };
    } catch (error) {
      if (isBrokenOff(error)) return { afterMs: 300 };
      throw error;
    }
  }

  return async function ask<T>(path: string, init: RequestInit, read: (answer: Response) => Promise<T>): Promise<T> {
    for (;;) {
      turn += 1;
      experience.requests += 1;
      const outcome = await tryOnce(new URL(path, webs[turn % webs.length]), init, read);
      if ("value" in outcome) return outcome.value;
      experience.again += 1;
      await sleep(outcome.afterMs);
    }
  };
}

const post = (body: object): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

const readStatus = async (answer: Response) => StatusResponseSchema.parse(await answer.json());
