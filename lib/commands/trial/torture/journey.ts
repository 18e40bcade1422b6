import { setTimeout as sleep } from "node:timers/promises";
import type { StatusResponse } from "#lib/contracts/job.ts";
import { type Batch, requireArchive, requireCombined, settings } from "./batch.ts";
import type { Bench } from "./bench.ts";
import { Fault } from "./fault.ts";
import type { Cut } from "./patient-requests.ts";
import { openPatientVisitor, type PatientVisitor } from "./patient-visitor.ts";
import { awaitedUploads, type Progress, progressOf, requireSingleEffects } from "./records.ts";
import { type Course, lookEveryMs, type Trouble, troubleMaker } from "./trouble.ts";

/**
 * One visitor's journey from a sheet to the documents, all of which are read, and to the closed session.
 * @throws Fault if anything acknowledged is missing later, or a row does not occur exactly once with its values
 */
export async function travel(
  { database, random, url }: Bench,
  batch: Batch,
  trouble: Trouble | null,
  cut: Cut | null = null,
): Promise<Course> {
  const visitor = openPatientVisitor(url, cut);
  const { course, during } = troubleMaker(trouble, random);
  const documents = batch.rows.length;

  const awaited = await awaitedUploads(database);
  const isReading = async () => (await awaitedUploads(database)) > awaited;
  const { uploadId } = await during("upload", visitor.upload(batch.sheet), isReading);
  const output = { combined: true, filename: "{Name}.pdf" };
  const order = { uploadId, template: "badge", settings, output, preview: { row: 2 } };
  const { sessionId } = await during("session", visitor.session(order));

  const is = (condition: (progress: Progress) => boolean) => async () =>
    condition(await progressOf(database, sessionId));
  const isChecked = is(({ preflight }) => preflight === "running");
  if (trouble?.phase === "preflight" || random() < 0.5)
    await during("preflight", checked(visitor, sessionId, documents), isChecked);

  const isPlanning = is(({ job, shards }) => job !== null && shards === 0);
  const { jobId } = await during("plan", started(visitor, sessionId, is), isPlanning);
  const least = random() * 0.9 * documents;
  const isRendering = is(({ job, done, shards }) => job === "running" && shards > 0 && done >= least);
  await during("render", until(is(({ job }) => job !== "running")), isRendering);
  const isFinishing = is(({ job }) => job === "finishing");
  await during("finish", until(is(({ job }) => job !== "finishing")), isFinishing);

  const job = await visitor.finished(jobId);
  requireSuccess(job, documents);
  for (const { kind, bytes, downloadUrl } of job.results) {
    let share = 0;
    const slowly = async (received: number) => {
      share = received / bytes;
      if (trouble?.phase === "download") await sleep(1);
    };
    const from = random() * 0.8;
    const downloading = visitor.download(downloadUrl, bytes, slowly);
    const isArchive = kind === "archive";
    const file = await (isArchive ? during("download", downloading, async () => share > from) : downloading);
    await (isArchive ? requireArchive : requireCombined)(batch, file);
  }
  if ((await visitor.start(sessionId)).jobId !== jobId) throw new Fault("Starting again gave another job");
  await requireSingleEffects(database, jobId, documents);
  await visitor.session({ sessionId, state: "closed" });
  const deleted = await visitor.answerTo(job.results[0]?.downloadUrl ?? "");
  if (deleted !== 410) throw new Fault(`A deleted result was answered with ${deleted}`);
  return course;
}

type Is = (condition: (progress: Progress) => boolean) => () => Promise<boolean>;

/** Starts the session and waits until its job has been planned. */
async function started(visitor: PatientVisitor, sessionId: string, is: Is): Promise<StatusResponse> {
  const status = await visitor.start(sessionId);
  await until(is(({ job, shards }) => shards > 0 || !["queued", "running"].includes(job ?? "")));
  return status;
}

/** Polls the session until all documents were laid out. */
async function checked(visitor: PatientVisitor, sessionId: string, documents: number): Promise<void> {
  for (const deadline = performance.now() + 120_000; ; await sleep(50)) {
    const { preflight } = await visitor.session({ sessionId });
    if (preflight?.state === "done" && preflight.right === documents) return;
    if (preflight?.state === "failed") throw new Fault("The check of the documents failed");
    if (performance.now() > deadline) throw new Fault(`The check goes on: ${JSON.stringify(preflight)}`);
  }
}

function requireSuccess(job: StatusResponse, documents: number): void {
  const { progress, problemCount, status } = job;
  const isWhole = progress.total === documents && progress.done === documents;
  if (status !== "succeeded" || !isWhole || progress.failed + problemCount > 0 || job.results.length !== 2)
    throw new Fault(`The job ended so: ${JSON.stringify(job)}`);
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (const deadline = performance.now() + 180_000; !(await condition()); await sleep(lookEveryMs))
    if (performance.now() > deadline) throw new Fault("The job does not go on");
}
