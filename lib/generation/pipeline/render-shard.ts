import { join } from "node:path";
import type { JobId } from "#lib/contracts/ids.ts";
import type { Container } from "../container.ts";
import { shardFolder } from "../jobs.ts";
import type { ActiveTask } from "../queue/queue.ts";
import type { ShardReport } from "../rendering/worker-tasks.ts";
import { withAssignment } from "../session-content.ts";
import { openJob } from "./open-job.ts";
import { inputKey } from "./plan-job.ts";
import { recordShard } from "./record-shard.ts";

export const segmentKey = (id: JobId, shard: number) => `${shardFolder(id, shard)}/segment.zip`;
export const entriesKey = (id: JobId, shard: number) => `${shardFolder(id, shard)}/entries.json`;
export const partKey = (id: JobId, shard: number, part: number) => `${shardFolder(id, shard)}/part-${part}.pdf`;

/**
 * Makes one shard's documents and records them; the last shard of a job sends it on to be finished.
 * @returns how many were made
 */
export async function renderShard(container: Container, task: ActiveTask, signal: AbortSignal): Promise<number> {
  const { database } = container;
  const shard = task.shard ?? 0;
  const begunAt = Date.now();
  const begun = await database.execute(
    `UPDATE shards SET state = 'active', attempt = $1 WHERE job_id = $2 AND number = $3 AND state <> 'done' AND attempt < $1
     AND EXISTS (SELECT 1 FROM jobs WHERE id = $2 AND state = 'running')`,
    [task.attempt, task.jobId, shard],
  );
  if (begun === 0) return 0; // cancelled, or done by an earlier attempt
  const report = await makeShard(container, task.jobId, shard);
  signal.throwIfAborted();
  await recordShard(container, task, report, begunAt);
  return report.done;
}

async function makeShard(container: Container, id: JobId, shard: number): Promise<ShardReport> {
  const { database, press, scratch, storage } = container;
  const { job, order } = await openJob(database, id);
  return scratch.use(async (folder) => {
    const input = await storage.local(inputKey(job, shard));
    try {
      const report = await withAssignment(container, job.visitor, order, (assignment) =>
        press.run("renderShard", { shardPath: input.path, assignment, createdAt: job.createdAt, folder }),
      );
      await storage.take(segmentKey(id, shard), join(folder, "segment.zip"));
      await storage.take(entriesKey(id, shard), join(folder, "entries.json"));
      for (let part = 1; part <= report.parts; part += 1) {
        await storage.take(partKey(id, shard, part), join(folder, `part-${part}.pdf`));
      }
      return report;
    } finally {
      await input.release();
    }
  });
}
