import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { createPageLoader } from "#lib/client/jobs/page-loader.ts";
import type { Answer, Ask, Asked } from "./connection.ts";
import type { Measures } from "./measures.ts";
import type { Sheet } from "./sheet.ts";

/** Only the fields that this run needs; other tests validate the full contracts. */
const UploadSchema = z.object({ uploadId: z.string() });
const SessionSchema = z.object({ sessionId: z.string() });
const StatusSchema = z.object({
  jobId: z.string(),
  status: z.string(),
  progress: z.object({ total: z.number(), done: z.number(), failed: z.number() }),
  newest: z.array(z.object({ row: z.number() })),
  results: z.array(z.object({ kind: z.string(), downloadUrl: z.string() })),
  pollAfterMs: z.number(),
});
type Status = z.infer<typeof StatusSchema>;

const json = { "content-type": "application/json" };
const boundary = "rowpress-load";

export interface Journey {
  sheet: Sheet;
  template: string;
  /** The archive's target path. */
  file: string;
  /** Called with each status that reports finished documents. */
  onMade?: () => void;
}

/** One visitor with their own browser and address, who does what the pages do. */
export function openVisitor(ask: Ask, number: number, measures: Measures) {
  let cookie = "";
  // As reported by a proxy: from 198.18.0.0/15, which is reserved for load tests (RFC 2544).
  const address = `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;
  const browser = { "x-forwarded-for": address, "sec-fetch-site": "same-origin", "accept-encoding": "gzip" };

  async function once(what: string, asked: Asked): Promise<Answer> {
    const headers = { ...browser, ...asked.headers, ...(cookie && { cookie }) };
    const answer = await ask({ ...asked, headers }).catch((error) => {
      throw new Error(`${what}: ${error.message}`);
    });
    measures.time(what, answer.ms);
    cookie = answer.headers["set-cookie"]?.[0]?.split(";")[0] ?? cookie;
    return answer;
  }

  /** A refusal with a retry time is allowed; any other ends the visit. */
  function pauseMs(what: string, { status, headers, text }: Answer): number {
    const seconds = Number(headers["retry-after"]);
    if ((status !== 429 && status !== 503) || !(seconds > 0)) {
      throw new Error(`${what} answered ${status}: ${text.slice(0, 300)}`);
    }
    measures.refused(what, status);
    return seconds * 1_000 * (1 + Math.random() / 2); // as in lib/client/polling/poll-pace.ts
  }

  async function insist(what: string, asked: Asked): Promise<Answer> {
    for (;;) {
      const answer = await once(what, asked);
      if (answer.status < 400) return answer;
      await sleep(pauseMs(what, answer));
    }
  }

  const post = (path: string, body: object): Asked => ({
    method: "POST",
    path,
    headers: json,
    body: JSON.stringify(body),
  });

  async function upload(csv: string): Promise<string> {
    const part = (disposition: string, content: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
    const parts = [part('name="kind"', "spreadsheet"), part('name="file"; filename="guests.csv"', csv)];
    const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
    const body = `${parts.join("")}--${boundary}--\r\n`;
    const { text } = await insist("upload", { method: "POST", path: "/api/upload", headers, body });
    return UploadSchema.parse(JSON.parse(text)).uploadId;
  }

  async function createSession(uploadId: string, { template, sheet }: Journey): Promise<string> {
    const column = sheet.csv.slice(0, sheet.csv.indexOf(","));
    const output = { locale: "en-GB", filename: `{${column}}.pdf` };
    const asked = post("/api/generation/session", { uploadId, template, output, preview: { row: 1 } });
    return SessionSchema.parse(JSON.parse((await insist("session", asked)).text)).sessionId;
  }

  /** The page shows recent documents; it does not matter if one is missing. */
  async function loadThumbnail(sessionId: string, row: number): Promise<void> {
    const answer = await once("thumbnail", post("/api/generation/session", { sessionId, preview: { row } }));
    if (answer.status >= 400) pauseMs("thumbnail", answer);
  }

  async function follow(first: Status, onStatus: (status: Status) => void): Promise<Status> {
    let [status, etag] = [first, ""];
    while (status.pollAfterMs > 0) {
      onStatus(status);
      await sleep(status.pollAfterMs);
      // A browser revalidates its cached copy.
      const headers = etag === "" ? {} : { "if-none-match": etag };
      const answer = await insist("status", { method: "GET", path: `/api/generation/status/${status.jobId}`, headers });
      if (answer.status === 304) continue;
      status = StatusSchema.parse(JSON.parse(answer.text));
      etag = answer.headers.etag ?? "";
    }
    return status;
  }

  /** From the sheet to the archive. @throws Error for anything that a visitor should never encounter */
  return async function make(journey: Journey): Promise<void> {
    const { sheet, file, onMade = () => {} } = journey;
    const sessionId = await createSession(await upload(sheet.csv), journey);
    const started = await insist("start", post("/api/generation/start", { sessionId }));
    const thumbnails: Promise<void>[] = [];
    const loader = createPageLoader({
      load(made: { row: number }) {
        const loading = loadThumbnail(sessionId, made.row);
        thumbnails.push(loading);
        return loading.catch(() => {}); // awaited below
      },
      rest: (ms) => sleep(ms),
    });
    const status = await follow(StatusSchema.parse(JSON.parse(started.text)), (latest) => {
      loader.want(latest.newest);
      if (latest.progress.done > 0) onMade();
    });
    loader.want([]);
    const { done, failed } = status.progress;
    if (status.status !== "succeeded" || done !== sheet.names.length || failed > 0) {
      throw new Error(`The job ended ${status.status} with ${done} made and ${failed} failed`);
    }
    const path = status.results.find(({ kind }) => kind === "archive")?.downloadUrl ?? "";
    await insist("download", { method: "GET", path, file });
    await Promise.all(thumbnails);
  };
}
