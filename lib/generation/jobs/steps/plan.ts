import { join } from "node:path";
import { log } from "#lib/log.ts";
import type { Container } from "../../container.ts";
import { withAssignment, withTable } from "../../orders/lend-order.ts";
import type { ActiveTask } from "../../queue/queue.ts";
import { beginPlan } from "../../records/everyone/jobs.ts";
import { plannedFailuresKey, plannedProblemsKey } from "../../storage/keys.ts";
import { shardKeeper } from "./keep-shards.ts";
import { openJob } from "./open-job.ts";
import { shardSizes } from "./shard-sizes.ts";
import { stepProgress } from "./step-progress.ts";

/**
 * Documents. Smaller jobs don't fill the engine's caches, and a new process for the next visitor's preflight would cost
 * as much as their documents.
 */
const memoryMattersFrom = 2_000;

/**
 * Cuts a job into shards. A shard is enqueued as soon as its input is written, so that its documents are created while
 * the plan still goes on.
 */
export async function planJob(container: Container, task: ActiveTask): Promise<void> {
  const { database, pools, scratch, storage } = container;
  const begunAt = Date.now();
  if (!(await beginPlan(database, task.jobId, begunAt))) return; // canceled, or planned by an earlier attempt
  const { job, order } = await openJob(database, task.jobId);
  const progress = stepProgress(database, job, "running");
  // Most jobs follow a preflight, whose processes hold as much memory as those that will create the documents.
  if (job.total >= memoryMattersFrom) pools.preflight.endIdle();

  await scratch.use(async (folder) => {
    const shards = shardKeeper(container, job, folder);
    const plan = await withAssignment(storage, order, (assignment) =>
      withTable(storage, order, (table) =>
        pools.documents
          .for("site")
          .run(
            "plan",
            { table, assignment, folder, shardSizes: shardSizes(job.total, order.template), language: order.language },
            1,
            ({ part, shards: written = [] }) => {
              progress.report(part);
              shards.keep(written);
            },
          ),
      ),
    );
    await progress.end();
    await storage.take(plannedProblemsKey(job.id), join(folder, "problems.csv"));
    await storage.take(plannedFailuresKey(job.id), join(folder, "failed-rows.json"));
    await shards.end(plan);
    const { documentCount, rightCount, problemCount } = plan;
    const counts = { documents: rightCount, rejected: documentCount - rightCount, problems: problemCount };
    log("info", "job planned", { ...counts, shards: plan.shards.length, ms: Date.now() - begunAt });
  });
}
