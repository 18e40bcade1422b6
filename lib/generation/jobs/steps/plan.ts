import { join } from "node:path";
import { log } from "#lib/log.ts";
import { inParallel } from "../../common/in-parallel.ts";
import type { Container } from "../../container.ts";
import type { Statements } from "../../database/database.ts";
import { withAssignment, withTable } from "../../orders/lend-order.ts";
import type { ActiveTask, Task } from "../../queue/queue.ts";
import { beginFinish, beginPlan, recordPlan } from "../../records/everyone/jobs.ts";
import { insertShard } from "../../records/everyone/shards.ts";
import type { Job } from "../../records/jobs.ts";
import { inputKey, plannedFailuresKey, plannedProblemsKey } from "../../storage/keys.ts";
import type { PlanReport } from "../../workers/protocol.ts";
import { openJob } from "./open-job.ts";
import { shardSizes } from "./shard-sizes.ts";
import { stepProgress } from "./step-progress.ts";

/** Cuts a job into shards, writes their input files, and enqueues them in one transaction. */
export async function planJob(container: Container, task: ActiveTask): Promise<void> {
  const { database, pools, scratch, storage } = container;
  const begunAt = Date.now();
  if (!(await beginPlan(database, task.jobId, begunAt))) return; // canceled, or planned by an earlier attempt
  const { job, order } = await openJob(database, task.jobId);
  const progress = stepProgress(database, job, "running");
  // Most jobs follow a preflight, whose processes hold as much memory as those that will create the documents.
  pools.preflight.endIdle();

  const plan = await scratch.use(async (folder) => {
    const report = await withAssignment(storage, order, (assignment) =>
      withTable(storage, order, (table) =>
        pools.documents.run(
          "plan",
          { table, assignment, folder, shardSizes: shardSizes(job.total, order.template), language: order.language },
          1,
          progress.report,
        ),
      ),
    );
    const planned = [
      [plannedProblemsKey(job.id), "problems.csv"],
      [plannedFailuresKey(job.id), "failed-rows.json"],
      ...report.shards.map((_, index) => [inputKey(job.id, index + 1), `${index + 1}.ndjson`] as const),
    ] as const;
    await inParallel(planned, ([key, name]) => storage.take(key, join(folder, name)));
    return report;
  });
  await progress.end();
  const recorded = await database.transaction((statements) => keepPlan(container, statements, job, plan), job.visitor);
  if (!recorded) return; // canceled, or planned by an earlier attempt
  const { documentCount, rightCount, problemCount, shards } = plan;
  const counts = { documents: rightCount, rejected: documentCount - rightCount, problems: problemCount };
  log("info", "job planned", { jobId: job.id, ...counts, shards: shards.length, ms: Date.now() - begunAt });
}

async function keepPlan({ queue }: Container, statements: Statements, job: Job, plan: PlanReport): Promise<boolean> {
  const { documentCount, rightCount, problemCount, problems, shards } = plan;
  const counts = { total: documentCount, rejected: documentCount - rightCount, problemCount };
  if (!(await recordPlan(statements, job.id, { ...counts, problems }))) return false;
  const turn = { jobId: job.id, visitor: job.visitor, address: job.address };
  for (const [index, documents] of shards.entries()) {
    const number = index + 1;
    await insertShard(statements, job.id, { number, input: number, first: 0, documents });
  }
  const tasks = shards.map((documents, index): Task => ({ kind: "render", shard: index + 1, documents, ...turn }));
  await queue.send(statements, tasks.length > 0 ? tasks : [{ kind: "finish", shard: null, documents: 1, ...turn }]);
  if (tasks.length === 0) await beginFinish(statements, job.id);
  return true;
}
