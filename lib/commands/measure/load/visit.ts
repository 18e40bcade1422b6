import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { createPageLoader } from "#lib/client/jobs/page-loader.ts";
import type { Browser } from "./browser.ts";
import type { Asked } from "./connection.ts";
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

const boundary = "rowpress-load";

export interface Visit {
  sheet: Sheet;
  template: string;
  /** The archive's target path. */
  file: string;
  /** Called with each status that reports finished documents. */
  onMade?: () => void;
}

/**
 * Does what the pages do, from the sheet to the archive.
 * @throws Error for anything that a visitor should never encounter
 */
export async function visitSite(browser: Browser, visit: Visit): Promise<void> {
  const { sheet, file, onMade = () => {} } = visit;
  const sessionId = await createSession(browser, await upload(browser, sheet.csv), visit);
  const started = await browser.insist("start", post("/api/generation/start", { sessionId }));
  const { want, loaded } = createThumbnails(browser, sessionId);
  const status = await follow(browser, StatusSchema.parse(JSON.parse(started.text)), (latest) => {
    want(latest.newest);
    if (latest.progress.done > 0) onMade();
  });
  want([]);
  const { done, failed } = status.progress;
  if (status.status !== "succeeded" || done !== sheet.names.length || failed > 0) {
    throw new Error(`The job ended ${status.status} with ${done} made and ${failed} failed`);
  }
  const path = status.results.find(({ kind }) => kind === "archive")?.downloadUrl ?? "";
  await browser.insist("download", { method: "GET", path, file });
  await loaded();
}

function post(path: string, body: object): Asked {
  return { method: "POST", path, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

async function upload(browser: Browser, csv: string): Promise<string> {
  const part = (disposition: string, content: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
  const parts = [part('name="kind"', "spreadsheet"), part('name="file"; filename="guests.csv"', csv)];
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
  const body = `${parts.join("")}--${boundary}--\r\n`;
  const { text } = await browser.insist("upload", { method: "POST", path: "/api/upload", headers, body });
  return UploadSchema.parse(JSON.parse(text)).uploadId;
}

async function createSession(browser: Browser, uploadId: string, { template, sheet }: Visit): Promise<string> {
  const column = sheet.csv.slice(0, sheet.csv.indexOf(","));
  const output = { locale: "en-GB", filename: `{${column}}.pdf` };
  const asked = post("/api/generation/session", { uploadId, template, output, preview: { row: 1 } });
  return SessionSchema.parse(JSON.parse((await browser.insist("session", asked)).text)).sessionId;
}

/** Loads the first pages of recent documents as the page does; it doesn't matter if one is missing. */
function createThumbnails(browser: Browser, sessionId: string) {
  const loads: Promise<void>[] = [];
  const { want } = createPageLoader({
    load({ row }: { row: number }) {
      const loading = browser.ask("thumbnail", post("/api/generation/session", { sessionId, preview: { row } }));
      loads.push(loading);
      return loading.catch(() => {}); // awaited by `loaded`
    },
    rest: (ms) => sleep(ms),
  });
  return { want, loaded: () => Promise.all(loads) };
}

async function follow(browser: Browser, first: Status, onStatus: (status: Status) => void): Promise<Status> {
  let [status, etag] = [first, ""];
  while (status.pollAfterMs > 0) {
    onStatus(status);
    await sleep(status.pollAfterMs);
    // A browser revalidates its cached copy.
    const headers = etag === "" ? {} : { "if-none-match": etag };
    const path = `/api/generation/status/${status.jobId}`;
    const answer = await browser.insist("status", { method: "GET", path, headers });
    if (answer.status === 304) continue;
    status = StatusSchema.parse(JSON.parse(answer.text));
    etag = answer.headers.etag ?? "";
  }
  return status;
}
