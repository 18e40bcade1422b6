import type { Container } from "../../container.ts";
import type { Statements } from "../../database/database.ts";
import { beginFinish } from "../../records/everyone/jobs.ts";
import { hasOpenShards } from "../../records/everyone/shards.ts";
import type { Job } from "../../records/jobs.ts";

/**
 * Enqueues a job's `finish` task once its plan and all of its shards are done, in the transaction that records the last
 * of them.
 * @param documents what the task counts against the visitor's share
 */
export async function finishIfDone(
  { queue }: Pick<Container, "queue">,
  statements: Statements,
  { id, visitor, address }: Pick<Job, "id" | "visitor" | "address">,
  documents: number,
): Promise<void> {
  if (await hasOpenShards(statements, id)) return;
  if (!(await beginFinish(statements, id))) return;
  await queue.send(statements, [{ kind: "finish", jobId: id, shard: null, visitor, address, documents }]);
}
