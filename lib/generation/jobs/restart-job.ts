import type { Container } from "../container.ts";
import type { Statements } from "../database/database.ts";
import type { Task } from "../queue/queue.ts";
import { forgetProblems, type Job, overheadOf, reopenJob } from "../records/jobs.ts";
import { deleteShards, listShards, resetShards } from "../records/shards.ts";

/** Whether a job was stopped, or failed for a reason other than its spreadsheet. */
export const isRestartable = ({ state, stoppedAt, errorCode, order }: Job) =>
  order !== null && ((state === "succeeded" && stoppedAt !== null) || (state === "failed" && errorCode === "internal"));

/**
 * Restarts a job that was stopped or failed with `internal`, in the caller's transaction. Finished documents are kept
 * unless the plan was cut off: the job continues with its plan, its open shards, or its `finish` task.
 */
export async function restartJob(
  { queue }: Pick<Container, "queue">,
  statements: Statements,
  { id, visitor, address, total, plannedAt }: Job,
): Promise<void> {
  // Otherwise tasks left in the queue would run beside the new ones.
  await queue.cancel(statements, id);
  const isPlanned = plannedAt !== null;
  if (isPlanned) {
    // A new task starts with attempt 1, so the shards must forget theirs.
    await resetShards(statements, visitor, id);
  } else {
    // The plan starts over, perhaps in a build that divides the documents differently.
    await deleteShards(statements, visitor, id);
    await forgetProblems(statements, visitor, id);
  }
  const shards = await listShards(statements, visitor, id);
  const open = shards.filter((shard) => shard.state !== "done");
  await reopenJob(statements, visitor, id, !isPlanned ? "queued" : open.length > 0 ? "running" : "finishing");
  const turn = { jobId: id, visitor, address };
  const whole: Task = { kind: isPlanned ? "finish" : "plan", shard: null, documents: overheadOf(total), ...turn };
  const parts = open.map(({ number, documents }): Task => ({ kind: "render", shard: number, documents, ...turn }));
  await queue.send(statements, parts.length > 0 ? parts : [whole]);
}
