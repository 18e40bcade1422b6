import { z } from "zod";
import type { Container } from "../container.ts";
import type { Statements } from "../database/database.ts";
import type { Task } from "../queue/queue.ts";
import { type Job, overheadOf } from "../records/jobs.ts";

/** Whether a job failed through no fault of its sheet. */
export const isRestartable = ({ state, errorCode, order }: Job) =>
  state === "failed" && errorCode === "internal" && order !== null;

/**
 * Puts such a job back to work, in the caller's transaction. Documents that are made stay made: it goes on with the plan,
 * the shards that are not done, or the end.
 */
export async function restartJob(
  { queue }: Pick<Container, "queue">,
  statements: Statements,
  { id, visitor, address, total }: Job,
): Promise<void> {
  // Tasks that are still there would come beside the new ones.
  await queue.cancel(statements, id);
  const row = z.object({ number: z.number(), state: z.string(), documents: z.number() });
  const shards = await statements.query(
    row,
    "SELECT number, state, documents FROM shards WHERE job_id = $1 ORDER BY number",
    [id],
  );
  const open = shards.filter((shard) => shard.state !== "done");
  // A new task counts its attempts anew, and whoever still has an old one in hand must not record anything.
  const resetSql = "UPDATE shards SET state = 'waiting', attempt = 0, deaths = 0 WHERE job_id = $1 AND state <> 'done'";
  await statements.execute(resetSql, [id]);
  const isPlanned = shards.length > 0;
  const next = !isPlanned ? "queued" : open.length > 0 ? "running" : "finishing";
  await statements.execute(
    "UPDATE jobs SET state = $1, error_code = NULL, error_message = NULL, finished_at = NULL WHERE id = $2 AND visitor = $3",
    [next, id, visitor],
  );
  const turn = { jobId: id, visitor, address };
  const whole: Task = { kind: isPlanned ? "finish" : "plan", shard: null, documents: overheadOf(total), ...turn };
  const parts = open.map(({ number, documents }): Task => ({ kind: "render", shard: number, documents, ...turn }));
  await queue.send(statements, parts.length > 0 ? parts : [whole]);
}
