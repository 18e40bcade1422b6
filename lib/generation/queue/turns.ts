import { z } from "zod";
import type { Statements } from "../database/database.ts";
import { type TaskInHand, TaskInHandSchema } from "./task-in-hand.ts";

const TakenInTurnSchema = TaskInHandSchema.extend({ served: z.number() });

const taken = `tasks.id, tasks.kind, tasks.job_id AS "jobId", tasks.shard, tasks.visitor, tasks.attempt, tasks.failures`;

/**
 * The first waiting task of the visitor, and of the job, whose turn is longest ago. Steps from job to job by the index,
 * so that it costs as much as there are jobs, however many tasks they have.
 */
const inTurnSql = `
  WITH RECURSIVE lanes AS (
    (SELECT job_id, visitor, position FROM tasks WHERE state = 'waiting' ORDER BY job_id, position LIMIT 1)
    UNION ALL
    SELECT next.* FROM lanes CROSS JOIN LATERAL (
      SELECT job_id, visitor, position FROM tasks WHERE state = 'waiting' AND job_id > lanes.job_id
      ORDER BY job_id, position LIMIT 1) next
  ), lane AS (
    SELECT lanes.job_id FROM lanes
    LEFT JOIN turns of_visitor ON of_visitor.name = lanes.visitor
    LEFT JOIN turns of_job ON of_job.name = lanes.job_id
    ORDER BY COALESCE(of_visitor.served, 0), COALESCE(of_job.served, 0), position LIMIT 1
  ), next AS (
    SELECT id, visitor, job_id FROM tasks WHERE state = 'waiting' AND job_id = (SELECT job_id FROM lane)
    ORDER BY position, id LIMIT 1
  ), turn AS (
    SELECT COALESCE(MAX(served), 0) + 1 AS served FROM turns
  ), served AS (
    INSERT INTO turns SELECT name, served FROM turn, (SELECT visitor AS name FROM next UNION SELECT job_id FROM next) names
    ON CONFLICT (name) DO UPDATE SET served = EXCLUDED.served
  )
  UPDATE tasks SET state = 'active', attempt = attempt + 1, owner = $1 FROM next, turn
  WHERE tasks.id = next.id AND tasks.state = 'waiting' RETURNING ${taken}, turn.served`;

const waitAgainSql = `
  UPDATE tasks SET state = 'waiting', owner = '',
    position = (SELECT MAX(position) + 1 FROM tasks others WHERE others.job_id = tasks.job_id)
  WHERE owner = $1 AND state = 'active'`;

/** Turns of visitors and jobs that have nothing to do any more. */
const forgetSql = `
  DELETE FROM turns WHERE NOT EXISTS (SELECT 1 FROM tasks WHERE job_id = turns.name)
  AND NOT EXISTS (SELECT 1 FROM tasks WHERE visitor = turns.name)`;
const forgetEvery = 1_000;

/** Takes the task whose turn it is for a ticket; null where none waits. For a transaction among those that do so. */
export async function takeTurn(statements: Statements, ticket: string): Promise<TaskInHand | null> {
  const [task] = await statements.query(TakenInTurnSchema, inTurnSql, [ticket]);
  if (task && task.served % forgetEvery === 0) await statements.execute(forgetSql);
  return task ?? null;
}

/** Has the task wait again, behind the others of its job, that the ticket's last attempt did not bring to an end. */
export async function waitAgain(statements: Statements, ticket: string): Promise<void> {
  await statements.execute(waitAgainSql, [ticket]);
}
