import type { Statements } from "../database/database.ts";
import { type TaskInHand, TaskInHandSchema, taskColumns } from "./task-in-hand.ts";
import { charge, InTurnSchema, inTurn } from "./turns.ts";

const laneColumns = "id, job_id, address, visitor, documents, position";

/**
 * The first waiting task of each job. Steps from job to job by the index, so that it costs as much as there are jobs,
 * however many tasks they have.
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

/** Takes the task whose turn it is for a ticket; null where none waits. For a transaction among those that do so. */
export async function takeTurn(statements: Statements, ticket: string): Promise<TaskInHand | null> {
  const [next] = await statements.query(InTurnSchema, nextSql);
  if (!next) return null;
  await charge(statements, next);
  const [task] = await statements.query(TaskInHandSchema, takeSql, [ticket, next.id]);
  return task ?? null;
}

/** Has the task wait again, behind the others of its job, that the ticket's last attempt did not bring to an end. */
export async function waitAgain(statements: Statements, ticket: string): Promise<void> {
  await statements.execute(waitAgainSql, [ticket]);
}
