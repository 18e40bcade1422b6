import { log } from "#lib/log.ts";
import type { Container } from "../../container.ts";
import {
  beginFileDeletion,
  deleteExpiredUpload,
  endFileDeletion,
  findExpiredJobs,
  findExpiredUploads,
  findLeftFiles,
  findLeftShards,
  forgetExpired,
  noteShardDeletion,
} from "../../records/everyone/expired.ts";
import { deleteJob, logCanceled } from "../../records/jobs.ts";
import { directGrantMs } from "../../records/uploads.ts";
import { forgetWorkers } from "../../records/workers.ts";
import { jobFolder, shardsFolder, uploadFolder } from "../../storage/keys.ts";
import { workerSilentMs } from "../presence.ts";
import { cautiousClock } from "./cautious-clock.ts";
import { endLostResults } from "./lost-results.ts";

const sweepTime = cautiousClock();

/** How long the rows of what is deleted are kept, so that an old link says "deleted" and not "unknown". */
const tombstoneMs = 7 * 24 * 3_600_000;
/** Whatever was at work on something deleted has ended by then: no task's deadline is longer. */
const settledMs = 10 * 60_000;

/**
 * Deletes what has expired, and once more what was deleted, and the shards of jobs that are over: a process that was killed,
 * or late, may have left files.
 */
export async function sweep(container: Container, now = sweepTime()): Promise<void> {
  const { database, queue, storage, scratch } = container;
  // Needs no room in the database, which a full disk may have none for.
  await scratch.sweep();
  for (const { id, visitor } of await findExpiredJobs(database, now)) {
    const wasRunning = await database.transaction(async (statements) => {
      await queue.cancel(statements, id);
      return deleteJob(statements, visitor, id);
    }, visitor);
    if (wasRunning) logCanceled([id], "expired");
    await attempt(id, () => storage.deleteFolder(jobFolder(id)));
  }
  for (const id of await findExpiredUploads(database, now)) {
    if (await deleteExpiredUpload(database, id, now)) await attempt(id, () => storage.deleteFolder(uploadFolder(id)));
  }
  // With its token of the store, a browser can write a deleted upload's file again.
  const writableMs = storage.directUploads ? directGrantMs : 0;
  for (const [table, folderOf, createdBefore] of [
    ["jobs", jobFolder, now],
    ["uploads", uploadFolder, now - settledMs - writableMs],
  ] as const) {
    const left = { deletedBefore: now - settledMs, createdBefore };
    for (const id of await findLeftFiles(database, table, left)) {
      await attempt(id, async () => {
        if (!(await beginFileDeletion(database, table, id, left))) return;
        await storage.deleteFolder(folderOf(id as never));
        await endFileDeletion(database, table, id, now);
      });
    }
  }
  await sweepShards(database, storage, now);
  await endLostResults(container, now);
  await forget(database, now);
}

/** A job that failed by a fault of ours keeps its shards until it expires. */
async function sweepShards(database: Container["database"], storage: Container["storage"], now: number): Promise<void> {
  for (const id of await findLeftShards(database, now - settledMs)) {
    await attempt(id, async () => {
      await storage.deleteFolder(shardsFolder(id));
      await noteShardDeletion(database, id, now);
    });
  }
}

/** One folder that cannot be deleted must not keep the others; it comes again with the next sweep. */
async function attempt(id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log("warn", "could not delete files", { [id.startsWith("job_") ? "jobId" : "uploadId"]: id, error });
  }
}

/** Sessions hold samples of a visitor's rows, and lose them at once; what nothing points to goes after a while. */
async function forget(database: Container["database"], now: number): Promise<void> {
  await database.transaction(async (statements) => {
    await forgetExpired(statements, now, now - tombstoneMs);
    await forgetWorkers(statements, now - workerSilentMs + 1, now + workerSilentMs);
  }, "sweep");
}
