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

/** How long we keep the rows of deleted jobs and uploads, so that an old link says "deleted" and not "not found". */
const tombstoneMs = 7 * 24 * 3_600_000;
/** By then, every task that worked on something deleted has ended: no deadline is longer. */
const settledMs = 10 * 60_000;

/**
 * Deletes what has expired. Then deletes the files of deleted jobs and uploads, and the shards of finished jobs, once
 * more: a process that was killed or late may have left some.
 */
export async function sweep(container: Container, now = sweepTime()): Promise<void> {
  const { database, queue, storage, scratch } = container;
  // First, because it needs no space in the database, and a full disk may have none.
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
  // A browser's token for the object store stays valid: it can upload the file again after we deleted it.
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

/** A job that failed with `internal` keeps its shards until it expires, so that it can be restarted. */
async function sweepShards(database: Container["database"], storage: Container["storage"], now: number): Promise<void> {
  for (const id of await findLeftShards(database, now - settledMs)) {
    await attempt(id, async () => {
      await storage.deleteFolder(shardsFolder(id));
      await noteShardDeletion(database, id, now);
    });
  }
}

/** A folder that can't be deleted must not block the others. The next sweep tries it again. */
async function attempt(id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log("warn", "could not delete files", { [id.startsWith("job_") ? "jobId" : "uploadId"]: id, error });
  }
}

/**
 * Expired sessions lose their content at once, because it holds samples of the visitor's rows. Other rows go after
 * `tombstoneMs`, and workers once they are silent, or if their last sign of life is too far ahead to be true.
 */
async function forget(database: Container["database"], now: number): Promise<void> {
  await database.transaction(async (statements) => {
    await forgetExpired(statements, now, now - tombstoneMs);
    await forgetWorkers(statements, now - workerSilentMs + 1, now + workerSilentMs);
  }, "sweep");
}
