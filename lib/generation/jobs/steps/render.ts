import { join } from "node:path";
import type { JobId } from "#lib/contracts/ids.ts";
import { PassingError } from "../../common/passing-error.ts";
import { WorkerDiedError } from "../../common/worker-died.ts";
import type { Container } from "../../container.ts";
import type { Database } from "../../database/database.ts";
import { withAssignment } from "../../orders/lend-order.ts";
import type { ActiveTask } from "../../queue/queue.ts";
import { type ShardInHand, ShardInHandSchema, type ShardPart } from "../../records/shards.ts";
import { entriesKey, inputKey, partKey, segmentKey } from "../../storage/keys.ts";
import type { ShardReport } from "../../workers/protocol.ts";
import { openJob } from "./open-job.ts";
import { largestShard } from "./plan.ts";
import { recordShard } from "./record-shard.ts";
import { deathsAfter, isolate, isSuspect } from "./suspect-shard.ts";

/**
 * Makes one shard's documents and records them; the last shard of a job sends it on to be finished. A shard that may have
 * killed its process too often is taken apart instead.
 * @returns how many were made
 * @throws PassingError where the process died: the shard is tried again
 */
export async function renderShard(container: Container, task: ActiveTask, signal: AbortSignal): Promise<number> {
  const begunAt = Date.now();
  const shard = await beginShard(container.database, task);
  if (!shard) return 0; // canceled, taken apart, or done by an earlier attempt
  try {
    if (isSuspect(shard)) return await isolate(container, task, shard, null, begunAt);
    const report = await makeShard(container, task.jobId, shard);
    signal.throwIfAborted();
    await recordShard(container, task, report, begunAt);
    return report.done;
  } catch (error) {
    const death = error instanceof WorkerDiedError ? error.death : null;
    const deaths = deathsAfter(shard, death);
    if (isSuspect({ ...shard, deaths })) return await isolate(container, task, shard, death, begunAt);
    await putDown(container.database, task, deaths);
    throw death === null ? error : new PassingError("A process died with the shard in hand", { cause: error });
  }
}

/** A shard that is still in another attempt's hands counts a death: nobody put it down. */
async function beginShard(database: Database, { jobId, shard, attempt }: ActiveTask): Promise<ShardInHand | null> {
  const sql = `UPDATE shards SET state = 'active', attempt = $1, deaths = deaths + CASE WHEN state = 'active' THEN 1 ELSE 0 END
    WHERE job_id = $2 AND number = $3 AND state <> 'done' AND attempt < $1
    AND EXISTS (SELECT 1 FROM jobs WHERE id = $2 AND state = 'running') RETURNING number, input, first, documents, deaths`;
  const [begun] = await database.query(ShardInHandSchema, sql, [attempt, jobId, shard]);
  return begun ?? null;
}

async function putDown(database: Database, { jobId, shard, attempt }: ActiveTask, deaths: number): Promise<void> {
  const sql = `UPDATE shards SET state = 'waiting', deaths = $1
    WHERE job_id = $2 AND number = $3 AND attempt = $4 AND state = 'active'`;
  await database.execute(sql, [deaths, jobId, shard, attempt]);
}

async function makeShard(container: Container, id: JobId, shard: ShardPart): Promise<ShardReport> {
  const { database, press, scratch, storage } = container;
  const { number, input, first, documents } = shard;
  const { job, order } = await openJob(database, id);
  const { createdAt } = job;
  return scratch.use(async (folder) => {
    const file = await storage.local(inputKey(job.id, input));
    try {
      const report = await withAssignment(storage, order, (assignment) => {
        const task = { shardPath: file.path, part: { first, documents }, assignment, createdAt, folder };
        return press.run("renderShard", task, number === input ? 1 : documents / largestShard);
      });
      await storage.take(segmentKey(id, number), join(folder, "segment.zip"));
      await storage.take(entriesKey(id, number), join(folder, "entries.json"));
      for (let part = 1; part <= report.parts; part += 1) {
        await storage.take(partKey(id, number, part), join(folder, `part-${part}.pdf`));
      }
      return report;
    } finally {
      await file.release();
    }
  });
}
