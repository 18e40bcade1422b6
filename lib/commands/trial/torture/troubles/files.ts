import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeBatch, requireArchive, settings } from "../batch.ts";
import { Fault } from "../fault.ts";
import { openPatientVisitor } from "../patient-visitor.ts";
import { phaseTrial, type Trial } from "../trial.ts";
import type { Phase } from "../trouble.ts";

/** Again, if the site writes another file in the meantime. */
const removal = { recursive: true, force: true, maxRetries: 5, retryDelay: 20 };

/** Deletes all scratch files, which must be created again. */
const scratchTrial = (phase: Phase): Trial =>
  phaseTrial(`files scratch ${phase}`, phase, async ({ dataDir }) => rmSync(join(dataDir, "scratch"), removal));

/** Deletes stored files: whatever needs them must be completed without them, or report that they are gone. */
const storedTrial = (folder: "uploads" | "jobs", isOver: boolean): Trial => ({
  name: `files stored ${folder} ${isOver ? "after" : "in"} the job`,
  async run(bench, number) {
    const visitor = openPatientVisitor(bench.url);
    const batch = makeBatch(10 * number, bench.rows);
    const { uploadId } = await visitor.upload(batch.sheet);
    const order = { uploadId, template: "badge", settings, output: { filename: "{Name}.pdf" } };
    const { sessionId } = await visitor.session(order);
    const { jobId } = await visitor.start(sessionId);
    if (isOver) await visitor.finished(jobId);
    else await sleep(bench.random() * 300);
    rmSync(join(bench.dataDir, "files", folder), removal);
    const from = performance.now();
    const job = await visitor.finished(jobId);
    const archive = job.results.find(({ kind }) => kind === "archive");
    const answer = archive ? await visitor.answerTo(archive.downloadUrl) : null;
    if (archive && answer === 200)
      await requireArchive(batch, await visitor.download(archive.downloadUrl, archive.bytes, async () => undefined));
    else if (answer !== 410 && job.error?.code !== "gone")
      throw new Fault(`Download ${answer} of ${JSON.stringify(job)}`);
    const recoveryMs = performance.now() - from;
    return { kills: 0, recoveryMs, note: `${job.status}, download ${answer ?? "none"}` };
  },
});

export const everyFile: Trial[] = [
  ...(["upload", "session", "preflight", "plan", "render", "finish"] as const).map(scratchTrial),
  storedTrial("uploads", false),
  storedTrial("jobs", false),
  storedTrial("jobs", true),
];
