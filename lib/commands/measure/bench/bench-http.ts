import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { startSite } from "../../site-process.mjs";
import { treeUse } from "../load/process-tree.ts";
import type { BenchRow, BenchSheet } from "./bench-rows.ts";

const UploadSchema = z.object({ uploadId: z.string() });
const SessionSchema = z.object({ sessionId: z.string() });
const StatusSchema = z.object({
  jobId: z.string(),
  status: z.string(),
  pollAfterMs: z.number(),
  results: z.array(z.object({ documents: z.number(), bytes: z.number() })),
});

/** A job over HTTP: from the start to `succeeded`, and what the processes took for it. */
export interface JobTimes {
  milliseconds: number;
  documents: number;
  bytes: number;
  /** Milliseconds of processor time in the site's own process, and in all processes. */
  siteMs: number;
  allMs: number;
  peakBytes: number;
}

export interface BenchSite {
  url: string;
  /** @param before runs when the site rests, right before the job starts */
  run(
    sheet: BenchSheet,
    rows: readonly BenchRow[],
    output?: "archive" | "combined",
    before?: () => Promise<void>,
  ): Promise<JobTimes>;
  stop(): Promise<void>;
}

/** Adding up a gigabyte's pages takes 20 ms of a core. */
const memoryEveryMs = 1_000;

/** Starts the site as it was built last, with files of its own. @throws Error before `npm run build` */
export async function startBenchSite(port: number, env: Record<string, string> = {}): Promise<BenchSite> {
  if (!existsSync(".next/BUILD_ID")) throw new Error("Run `npm run build` first: the bench starts the built site");
  const dataDir = mkdtempSync(join(tmpdir(), "rowpress-bench-"));
  const site = await startSite({ port, env: { ...env, DATA_DIR: dataDir } });
  return {
    url: site.url,
    run: (sheet, rows, output = "archive", before = async () => {}) => runJob(site, sheet, rows, output, before),
    async stop() {
      await site.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** A visitor of their own, who brings a sheet and starts jobs. */
export function benchVisitor(url: string) {
  let cookie = "";
  const send = async <T>(schema: z.ZodType<T>, path: string, init: RequestInit = {}): Promise<T> => {
    const answer = await fetch(new URL(path, url), { ...init, headers: { ...init.headers, cookie } });
    cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    if (!answer.ok) throw new Error(`${path} responded with ${answer.status}: ${await answer.text()}`);
    return schema.parse(await answer.json());
  };
  const post = (body: object) => ({
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
  return {
    cookie: () => cookie,
    async open(csv: string, choices: object): Promise<string> {
      const form = new FormData();
      form.append("file", new Blob([csv]), "bench.csv");
      const { uploadId } = await send(UploadSchema, "/api/upload", { method: "POST", body: form });
      return (await send(SessionSchema, "/api/generation/session", post({ ...choices, uploadId }))).sessionId;
    },
    start: (sessionId: string) => send(StatusSchema, "/api/generation/start", post({ sessionId })),
    status: (jobId: string) => send(StatusSchema, `/api/generation/status/${jobId}`),
  };
}

async function runJob(
  { url, pid }: { url: string; pid: number },
  { template, settings, csv }: BenchSheet,
  rows: readonly BenchRow[],
  output: "archive" | "combined",
  before: () => Promise<void>,
): Promise<JobTimes> {
  const visitor = benchVisitor(url);
  const wanted = { archive: output === "archive", combined: output === "combined" };
  const choices = { template, settings, output: { ...wanted, locale: "en-GB" }, preview: { row: 1 } };
  const sessionId = await visitor.open(csv(rows), choices);
  // The check of all texts in the background would take a core of the job's.
  await settled(pid);
  await before();

  const used = await treeUse(pid);
  let peakBytes = 0;
  let looksAt = 0;
  const begun = performance.now();
  let job = await visitor.start(sessionId);
  while (job.pollAfterMs > 0) {
    await sleep(Math.min(job.pollAfterMs, 250));
    job = await visitor.status(job.jobId);
    if (performance.now() < looksAt) continue;
    looksAt = performance.now() + memoryEveryMs;
    peakBytes = Math.max(peakBytes, (await treeUse(pid)).pssBytes);
  }
  const milliseconds = performance.now() - begun;
  const after = await treeUse(pid);
  const [result] = job.results;
  if (job.status !== "succeeded" || !result) throw new Error(`The job ended as ${job.status}`);
  return {
    milliseconds,
    documents: result.documents,
    bytes: result.bytes,
    siteMs: (after.mainCpuSeconds - used.mainCpuSeconds) * 1_000,
    allMs: (after.cpuSeconds - used.cpuSeconds) * 1_000,
    peakBytes,
  };
}

/** Waits until the site's processes do next to nothing. */
async function settled(pid: number): Promise<void> {
  for (let seconds = 0; seconds < 120; seconds += 1) {
    const before = (await treeUse(pid)).cpuSeconds;
    await sleep(1_000);
    if ((await treeUse(pid)).cpuSeconds - before < 0.1) return;
  }
  throw new Error("The site is busy without a job");
}
