import { count } from "#lib/telemetry/metrics.ts";
import type { Container } from "../../container.ts";
import type { Statements } from "../../database/database.ts";
import type { FoundProblem } from "../../mapping/problems/found-problem.ts";
import { groupProblems, shownGroups } from "../../mapping/problems/problem-groups.ts";
import type { ActiveTask } from "../../queue/queue.ts";
import { addProblems, findProblems } from "../../records/everyone/jobs.ts";
import {
  completeShard,
  insertShardProblems,
  latestCompletion,
  type ShardAttempt,
} from "../../records/everyone/shards.ts";
import type { ShardReport } from "../../workers/protocol.ts";
import { finishIfDone } from "./finish-if-done.ts";
import { workedMs } from "./work-time.ts";

/** The task of an active shard. */
export type ShardTask = ActiveTask & ShardAttempt;

/**
 * Records a shard's result. The last shard of a planned job enqueues its `finish` task. Guarded by the attempt, so that
 * each shard counts once even if a lost worker reports as well.
 * @param begunAt when this attempt began, in milliseconds since 1970
 */
export async function recordShard(
  { database, queue }: Pick<Container, "database" | "queue">,
  task: ShardTask,
  { done, newest, parts, problems }: ShardReport,
  begunAt: number,
): Promise<void> {
  const { jobId, visitor, address, documents } = task;
  await database.transaction(async (statements) => {
    const finishedAt = Date.now();
    const worked = workedMs(finishedAt, begunAt, await latestCompletion(statements, jobId));
    const outcome = { done, parts, newest, finishedAt, workedMs: worked };
    if (!(await completeShard(statements, task, outcome))) return;
    if (problems.length > 0) await keepProblems(statements, task, problems);
    count("rowpress.documents.made", done);
    count("rowpress.documents.failed", problems.length);
    await finishIfDone({ queue }, statements, { id: jobId, visitor, address }, documents);
  }, visitor);
}

/**
 * Stores the problems of the shard with all of their rows for the end of the job, and merges them into those in the
 * job's row, so that a status costs the same however many there are. There are few kinds, at most one per field of the
 * template, so all are kept: if some were dropped, which ones would depend on the shard that ends first.
 */
async function keepProblems(statements: Statements, task: ShardTask, found: FoundProblem[]): Promise<void> {
  const groups = groupProblems(found);
  await insertShardProblems(statements, task, groups);
  const all = groupProblems([...(await findProblems(statements, task.jobId)), ...groups]);
  await addProblems(statements, task.jobId, found.length, shownGroups(all));
}
