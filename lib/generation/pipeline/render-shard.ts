import { join } from "node:path";
import { z } from "zod";
import type { JobId } from "#lib/contracts/ids.ts";
import { count } from "#lib/telemetry/metrics.ts";
import type { Container } from "../container.ts";
import { shardFolder } from "../jobs.ts";
import type { ActiveTask } from "../queue/queue.ts";
import type { ShardReport } from "../rendering/worker-tasks.ts";
import { withAssignment } from "../session-content.ts";
import { openJob } from "./open-job.ts";
import { inputKey } from "./plan-job.ts";

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
  const begun = await database.execute(
    `UPDATE shards SET state = 'active', attempt = $1 WHERE job_id = $2 AND number = $3 AND state <> 'done' AND attempt < $1
     AND EXISTS (SELECT 1 FROM jobs WHERE id = $2 AND state = 'running')`,
    [task.attempt, task.jobId, shard],
  );
  if (begun === 0) return 0; // cancelled, or done by an earlier attempt
  const report = await makeShard(container, task.jobId, shard);
  signal.throwIfAborted();
  await recordShard(container, task, shard, report);
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

/** Guarded by the attempt: whatever a lost worker still does, a shard counts once. */
async function recordShard({ database, queue }: Container, task: ActiveTask, shard: number, report: ShardReport) {
  const { jobId, visitor } = task;
  const { done, newest, parts, problems } = report;
  await database.transaction(async (statements) => {
    const recorded = await statements.execute(
      `UPDATE shards SET state = 'done', done = $1, failed = documents - $1, parts = $2, problems = $3, finished_at = $4, newest = $8
       WHERE job_id = $5 AND number = $6 AND attempt = $7 AND state = 'active'`,
      [done, parts, JSON.stringify(problems), Date.now(), jobId, shard, task.attempt, newest && JSON.stringify(newest)],
    );
    if (recorded === 0) return;
    count("rowpress.documents.made", done);
    count("rowpress.documents.failed", problems.length);
    const sql = "SELECT COUNT(*) AS count FROM shards WHERE job_id = $1 AND state <> 'done'";
    const [open] = await statements.query(z.object({ count: z.number() }), sql, [jobId]);
    if (open?.count !== 0) return;
    const last = await statements.execute("UPDATE jobs SET state = 'finishing' WHERE id = $1 AND state = 'running'", [
      jobId,
    ]);
    if (last > 0) await queue.send(statements, [{ kind: "finish", jobId, shard: null, visitor }]);
  }, visitor);
}
