import type { Statements } from "../database/database.ts";
import { type ClaimedTask, ClaimedTaskSchema, taskColumns } from "./claimed-task.ts";
import { charge, InTurnSchema, inTurn } from "./turns.ts";

const laneColumns = "id, job_id, address, visitor, documents, position";

/**
 * The first waiting task of each job. Skips from job to job by the index, so the cost depends on the number of jobs and
 * not on the number of their tasks.
 */
const nextSql = `
  WITH RECURSIVE lanes AS (
    (SELECT ${laneColumns} FROM tasks WHERE state = 'waiting' ORDER BY job_id, position LIMIT 1)
    UNION ALL
    SELECT next.* FROM lanes CROSS JOIN LATERAL (
      SELECT ${laneColumns} FROM tasks WHERE state = 'waiting' AND job_id > lanes.job_id
      ORDER BY job_id, position LIMIT 1) next
  ) ${inTurn("FROM lanes AS tasks", "true")}`;

const takeSql = `
  UPDATE tasks SET state = 'active', attempt = attempt + 1, owner = $1 WHERE id = $2 AND state = 'waiting'
  RETURNING ${taskColumns}`;

const waitAgainSql = `
  UPDATE tasks SET state = 'waiting', owner = '',
    position = (SELECT MAX(position) + 1 FROM tasks others WHERE others.job_id = tasks.job_id)
  WHERE owner = $1 AND state = 'active'`;

/** Claims the next task for a ticket; null if none is waiting. Call it in a transaction with the `turns` lock. */
export async function takeTurn(statements: Statements, ticket: string): Promise<ClaimedTask | null> {
  const [next] = await statements.query(InTurnSchema, nextSql);
  if (!next) return null;
  await charge(statements, next);
  const [task] = await statements.query(ClaimedTaskSchema, takeSql, [ticket, next.id]);
  return task ?? null;
}

/** Returns the task that the ticket's last attempt didn't finish to the queue, behind its job's other tasks. */
export async function waitAgain(statements: Statements, ticket: string): Promise<void> {
  await statements.execute(waitAgainSql, [ticket]);
}
