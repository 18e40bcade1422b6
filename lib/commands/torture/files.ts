import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeBatch } from "./batch.ts";
import { Fault } from "./fault.ts";
import { travel } from "./journey.ts";
import type { Trial } from "./trial.ts";
import type { Phase } from "./trouble.ts";
import { openVisitor } from "./visitor.ts";

/** All work in hand is deleted, which is made again. */
const scratchTrial = (phase: Phase): Trial => ({
  name: `files scratch ${phase}`,
  async run(bench, number) {
    const make = async () => rmSync(join(bench.dataDir, "scratch"), { recursive: true, force: true });
    const { hit, recoveryMs } = await travel(bench, makeBatch(10 * number, bench.rows), { phase, make });
    return { kills: 0, recoveryMs, note: hit ? "" : "not hit" };
  },
});

/** Stored files are deleted: what needs them says so, and nothing is half made. */
const storedTrial = (folder: "uploads" | "jobs", isOver: boolean): Trial => ({
  name: `files stored ${folder} ${isOver ? "after" : "in"} the job`,
  async run(bench, number) {
    const visitor = openVisitor(bench.url);
    const { uploadId } = await visitor.upload(makeBatch(10 * number, bench.rows).sheet);
    const { sessionId } = await visitor.session({ uploadId, template: "badge" });
    const { jobId } = await visitor.start(sessionId);
    if (isOver) await visitor.finished(jobId);
    else await sleep(bench.random() * 300);
    rmSync(join(bench.dataDir, "files", folder), { recursive: true, force: true });
    const from = performance.now();
    const job = await visitor.finished(jobId);
    const archive = job.results.find(({ kind }) => kind === "archive");
    const answer = archive ? await visitor.answerTo(archive.downloadUrl) : null;
    if (archive === undefined ? job.error?.code !== "gone" : answer !== (folder === "jobs" && isOver ? 410 : answer))
      throw new Fault(`Job ${JSON.stringify(job)}, download ${answer}`);
    return { kills: 0, recoveryMs: performance.now() - from, note: `${job.status}, download ${answer ?? "none"}` };
  },
});

export const everyFile: Trial[] = [
  ...(["upload", "session", "preflight", "plan", "render", "finish"] as const).map(scratchTrial),
  storedTrial("uploads", false),
  storedTrial("jobs", false),
  storedTrial("jobs", true),
];
