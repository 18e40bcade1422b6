import { z } from "zod";
import type { Statements } from "../database/database.ts";

/*
 * Start-time fair queueing (Goyal, Vin, Cheng 1996) on three levels: addresses, an address's visitors, a visitor's
 * jobs. In `turns`, `served` counts the documents created for a name; `clock` is the start time of the last name served
 * within it. A name starts at its own `served` or at the clock, whichever is later: a newcomer precedes those who were
 * served a lot, but gets no credit for the time before. The lowest start goes first.
 */

/** This row holds the clock of all addresses and, in `served`, the number of turns taken. */
const everyone = "*";

const startOf = (lane: string, whole: string) =>
  `CASE WHEN COALESCE(${lane}.served, 0) > COALESCE(${whole}.clock, 0) THEN ${lane}.served ELSE COALESCE(${whole}.clock, 0) END`;

/** The next task, in fair order, of the rows that `from` names `tasks`; `condition` filters them. */
export const inTurn = (from: string, condition: string) => `
  SELECT tasks.id, tasks.address, tasks.visitor, tasks.job_id AS "jobId", tasks.documents,
    ${startOf("of_address", "whole")} AS "addressStart",
    ${startOf("of_visitor", "of_address")} AS "visitorStart",
    ${startOf("of_job", "of_visitor")} AS "jobStart",
    COALESCE(whole.served, 0) AS "turnsTaken"
  ${from}
  LEFT JOIN turns whole ON whole.name = '${everyone}'
  LEFT JOIN turns of_address ON of_address.name = tasks.address
  LEFT JOIN turns of_visitor ON of_visitor.name = tasks.address || ' ' || tasks.visitor
  LEFT JOIN turns of_job ON of_job.name = tasks.job_id
  WHERE ${condition}
  ORDER BY "addressStart", "visitorStart", "jobStart", tasks.position, tasks.id LIMIT 1`;

export const InTurnSchema = z.object({
  id: z.string(),
  address: z.string(),
  visitor: z.string(),
  jobId: z.string(),
  documents: z.number(),
  addressStart: z.number(),
  visitorStart: z.number(),
  jobStart: z.number(),
  turnsTaken: z.number(),
});

const chargeSql = `
  INSERT INTO turns (name, served, clock) VALUES ('${everyone}', $1, $2), ($3, $4, $5), ($6, $7, $8), ($9, $10, 0)
  ON CONFLICT (name) DO UPDATE SET served = EXCLUDED.served, clock = EXCLUDED.clock`;

/** An address without tasks is kept until the others have been served as much. */
const forgetSql = `
  DELETE FROM turns WHERE name NOT IN
    (SELECT address FROM tasks UNION SELECT address || ' ' || visitor FROM tasks UNION SELECT job_id FROM tasks)
  AND name <> '${everyone}'
  AND (name LIKE '% %' OR name LIKE 'job!_%' ESCAPE '!' OR served <= (SELECT clock FROM turns WHERE name = '${everyone}'))`;
const forgetEvery = 1_000;

/** Charges a claimed task to its address, visitor and job. Call it in a transaction that excludes other claims. */
export async function charge(statements: Statements, next: z.infer<typeof InTurnSchema>): Promise<void> {
  const { address, visitor, jobId, documents, addressStart, visitorStart, jobStart, turnsTaken } = next;
  await statements.execute(chargeSql, [
    ...[turnsTaken + 1, addressStart],
    ...[address, addressStart + documents, visitorStart],
    ...[`${address} ${visitor}`, visitorStart + documents, jobStart],
    ...[jobId, jobStart + documents],
  ]);
  if ((turnsTaken + 1) % forgetEvery === 0) await statements.execute(forgetSql);
}
