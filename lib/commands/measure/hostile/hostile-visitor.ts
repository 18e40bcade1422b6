import { setTimeout as sleep } from "node:timers/promises";
import { StatusResponseSchema } from "#lib/contracts/job.ts";
import { SessionResponseSchema } from "#lib/contracts/sessions/session.ts";
import { type UploadResponse, UploadResponseSchema } from "#lib/contracts/upload.ts";
import { ratesPerMinute } from "#lib/http/rate-limit.ts";
import { fiftyRows } from "./fifty-rows.ts";
import type { Visitor } from "./visitor.ts";

/** Stays within the rate limit of an address. */
const leastMs = 60_000 / ratesPerMinute.upload;

/**
 * Uploads a hostile file and uses it as far as possible, repeatedly, until `isOver`: a sheet for certificates, an image
 * as their logo, a ZIP as the images of badges; with a preview, and a job.
 * @returns whether a job was started with it
 * @throws Error for an answer that no file may cause
 */
export async function sendHostileFile(visitor: Visitor, content: Buffer, isOver: () => boolean): Promise<boolean> {
  let isStarted = false;
  do {
    const begun = performance.now();
    isStarted = await tryFile(visitor, new Uint8Array(content), isOver);
    await sleep(Math.max(0, leastMs - (performance.now() - begun)));
  } while (!isOver());
  return isStarted;
}

async function tryFile(visitor: Visitor, content: Uint8Array<ArrayBuffer>, isOver: () => boolean): Promise<boolean> {
  const sent = await taken(visitor.upload("file", content));
  if (sent === null) return false;
  const created = await taken(
    visitor.json("/api/generation/session", await orderOf(visitor, UploadResponseSchema.parse(sent))),
  );
  if (created === null) return false;
  const { sessionId, unmapped, source } = SessionResponseSchema.parse(created);
  const [column] = source.columns;
  if (unmapped.length > 0 && column) {
    const mapping = Object.fromEntries(unmapped.map((field) => [field, { column: column.name }]));
    await taken(visitor.json("/api/generation/session", { sessionId, mapping, preview: { row: 1 } }));
  }
  const started = await taken(visitor.json("/api/generation/start", { sessionId }));
  if (started !== null) await follow(visitor, StatusResponseSchema.parse(started).jobId, isOver);
  await taken(visitor.json("/api/generation/session", { sessionId, state: "closed" }));
  return started !== null;
}

async function orderOf(visitor: Visitor, { uploadId, kind }: UploadResponse): Promise<object> {
  const preview = { row: 1 };
  if (kind === "spreadsheet") return { uploadId, template: "certificate", preview };
  const sheet = UploadResponseSchema.parse(await taken(visitor.upload("guests.csv", fiftyRows())));
  return kind === "image"
    ? { uploadId: sheet.uploadId, template: "certificate", settings: { logo: uploadId }, preview }
    : { uploadId: sheet.uploadId, template: "badge", pictures: uploadId, preview };
}

async function follow(visitor: Visitor, jobId: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const status = StatusResponseSchema.parse(await taken(visitor.get(`/api/generation/status/${jobId}`)));
    if (status.pollAfterMs === 0) return;
  }
}

/** The body of an answer, or null if the request was rejected. */
async function taken(asked: Promise<Response>): Promise<unknown> {
  const answer = await asked;
  if (answer.ok) return answer.json();
  const said = await answer.text();
  if (answer.status < 500 || answer.headers.has("retry-after")) return null;
  throw new Error(`${answer.url} answered ${answer.status}: ${said}`);
}
