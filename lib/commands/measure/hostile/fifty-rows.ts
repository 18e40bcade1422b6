import { StatusResponseSchema } from "#lib/contracts/job.ts";
import { SessionResponseSchema } from "#lib/contracts/sessions/session.ts";
import { UploadResponseSchema } from "#lib/contracts/upload.ts";
import type { Visitor } from "./visitor.ts";

let sheets = 0;

/** 50 guests who occur in no earlier sheet. Their images are named like those of the hostile ZIPs, `0` to `49`. */
export function fiftyRows(): Buffer<ArrayBuffer> {
  sheets += 1;
  const rows = Array.from(
    { length: 50 },
    (_, at) => `Guest ${sheets * 977 + at * 31} of ${at},Course ${at * sheets},${at}`,
  );
  return Buffer.from(["Full name,Course,Photo", ...rows].join("\n"));
}

/** The time for a visitor's 50 certificates, from the upload to the last byte of their ZIP, in milliseconds. */
export async function timeFiftyRows(visitor: Visitor): Promise<number> {
  const sheet = fiftyRows();
  const begun = performance.now();
  const { uploadId } = UploadResponseSchema.parse(await bodyOf(visitor.upload("guests.csv", sheet)));
  const order = { uploadId, template: "certificate", preview: { row: 1 } };
  const { sessionId } = SessionResponseSchema.parse(await bodyOf(visitor.json("/api/generation/session", order)));
  let job = StatusResponseSchema.parse(await bodyOf(visitor.json("/api/generation/start", { sessionId })));
  while (job.pollAfterMs > 0) {
    job = StatusResponseSchema.parse(await bodyOf(visitor.get(`/api/generation/status/${job.jobId}`)));
  }
  const archive = job.results.find(({ kind }) => kind === "archive");
  if (archive?.documents !== 50) throw new Error(`The job ended ${job.status} with ${archive?.documents} documents`);
  await (await visitor.get(archive.downloadUrl)).arrayBuffer();
  const ms = performance.now() - begun;
  await visitor.json("/api/generation/session", { sessionId, state: "closed" });
  return ms;
}

async function bodyOf(asked: Promise<Response>): Promise<unknown> {
  const answer = await asked;
  if (answer.ok) return answer.json();
  throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
}
