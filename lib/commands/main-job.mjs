import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Runs the main journey through the five endpoints as the page does, reporting each step to `step`. `sheet` may be the
 * template's sample, and then gets its sample texts. `cookie` is its visitor's.
 */
export async function doMainJob({ url, sheet, template, sample = false, zip, step }) {
  const send = visitor(url);
  const upload = await step("upload", async () => {
    const form = new FormData();
    form.append("file", new Blob([await readFile(sheet)]), basename(sheet));
    return send("/api/upload", { method: "POST", body: form });
  });
  const session = await step("session", () =>
    send.json("/api/generation/session", { uploadId: upload.uploadId, template, sample }),
  );
  const started = await step("start", () => send.json("/api/generation/start", { sessionId: session.sessionId }));
  const job = await step("documents", () => finished(send, started));
  const archive = job.results.find(({ kind }) => kind === "archive");
  if (job.status !== "succeeded" || !archive)
    throw new Error(`The job ended as ${job.status}: ${job.error?.message ?? ""}`);
  await step("download", async () => {
    const response = await send.response(archive.downloadUrl);
    await pipeline(Readable.fromWeb(response.body), createWriteStream(zip));
  });
  return { documents: archive.documents, bytes: archive.bytes, jobId: job.jobId, cookie: send.cookie() };
}

async function finished(send, started) {
  let job = started;
  while (job.pollAfterMs > 0) {
    await sleep(job.pollAfterMs);
    job = await send(`/api/generation/status/${job.jobId}`);
  }
  return job;
}

/** A visitor who keeps a cookie like a browser. */
function visitor(url) {
  let cookie = "";
  const response = async (path, init = {}) => {
    const answer = await fetch(new URL(path, url), { ...init, headers: { ...init.headers, cookie } });
    cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    if (answer.ok) return answer;
    throw new Error(`${path} responded with ${answer.status}: ${await answer.text()}`);
  };
  const send = async (path, init) => (await response(path, init)).json();
  const json = (path, body) =>
    send(path, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } });
  return Object.assign(send, { json, response, cookie: () => cookie });
}
