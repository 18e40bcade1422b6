import { join } from "node:path";
import type { JobId } from "#lib/contracts/ids.ts";
import { PassingError } from "../../common/errors/passing-error.ts";
import { WorkerDiedError } from "../../common/errors/worker-died.ts";
import { inParallel } from "../../common/in-parallel.ts";
import type { Container } from "../../container.ts";
import { withAssignment } from "../../orders/lend-order.ts";
import type { ActiveTask } from "../../queue/queue.ts";
import { beginShard, releaseShard, type ShardPart } from "../../records/everyone/shards.ts";
import { entriesKey, inputKey, partKey, segmentKey, shardNamesKey } from "../../storage/keys.ts";
import type { ShardReport } from "../../workers/protocol.ts";
import { openJob } from "./open-job.ts";
import { recordShard } from "./record-shard.ts";
import { largestShard } from "./shard-sizes.ts";
import { deathsAfter, isolate, isSuspect } from "./suspect-shard.ts";

/**
 * Creates one shard's documents and records them. The last shard of a planned job enqueues its `finish` task. A shard
 * that may have killed its process too often is isolated instead.
 * @param worked called once the process is free
 * @returns how many documents were created
 * @throws PassingError if the process died: the shard is retried
 */
export async function renderShard(
  container: Container,
  task: ActiveTask,
  signal: AbortSignal,
  worked = () => {},
): Promise<number> {
  const begunAt = Date.now();
  const shard = await beginShard(container.database, task);
  if (!shard) return 0; // canceled, isolated, or done by an earlier attempt
  const attempt = { ...task, run: shard.run };
  try {
    if (isSuspect(shard)) {
      await isolate(container, attempt, shard, null, begunAt);
      return 0;
    }
    const report = await makeShard(container, task.jobId, shard, worked);
    signal.throwIfAborted();
    await recordShard(container, attempt, report, begunAt);
    return report.done;
  } catch (error) {
    const death = error instanceof WorkerDiedError ? error.death : null;
    const released = { ...shard, deaths: deathsAfter(shard, death) };
    if (isSuspect(released)) {
      await isolate(container, attempt, released, death, begunAt);
      return 0;
    }
    await releaseShard(container.database, attempt, released.deaths);
    throw death === null ? error : new PassingError("A process died while rendering the shard", { cause: error });
  }
}

async function makeShard(container: Container, id: JobId, shard: ShardPart, worked: () => void): Promise<ShardReport> {
  const { database, pools, scratch, storage } = container;
  const { number, input, first, documents } = shard;
  const { job, order } = await openJob(database, id);
  const { createdAt } = job;
  return scratch.use(async (folder) => {
    const file = await storage.local(inputKey(job.id, input));
    try {
      const report = await withAssignment(storage, order, (assignment) => {
        // Half a shard gets half the processor time, so that the document at fault is found soon.
        const share = number === input ? 1 : documents / largestShard;
        const task = { shardPath: file.path, part: { first, documents }, assignment, createdAt, folder };
        return pools.documents.for("site").run("makeShard", task, share);
      });
      worked();
      const parts = Array.from({ length: report.parts }, (_, index) => index + 1);
      const made = [
        [segmentKey(id, number), "segment.zip"],
        [entriesKey(id, number), "entries.json"],
        [shardNamesKey(id, number), "names.txt"],
        ...parts.map((part) => [partKey(id, number, part), `part-${part}.pdf`] as const),
      ] as const;
      await inParallel(made, ([key, name]) => storage.take(key, join(folder, name)));
      return report;
    } finally {
      await file.release();
    }
  });
}
