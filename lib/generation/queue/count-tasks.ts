import { z } from "zod";
import type { Statements } from "../database/database.ts";
import type { TaskCounts } from "./queue.ts";

const CountsSchema = z.object({ waiting: z.number(), active: z.number() });

/** Counts the tasks in the table that both adapters use. */
export async function countTasks(statements: Statements): Promise<TaskCounts> {
  const sql = `SELECT COUNT(CASE WHEN state = 'waiting' THEN 1 END) AS waiting,
    COUNT(CASE WHEN state <> 'waiting' THEN 1 END) AS active FROM tasks`;
  const [counts] = await statements.query(CountsSchema, sql);
  return counts ?? { waiting: 0, active: 0 };
}
