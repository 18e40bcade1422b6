import { createRowCensus } from "../../mapping/row-conditions/row-census.ts";
import type { WorkerTasks } from "../protocol.ts";
import { readNamedDocuments } from "./rows/archive-file-names.ts";
import { createTally } from "./rows/tally.ts";

type Task = WorkerTasks["check"];

/** Checks every row, so that the visitor sees before the start what will be created and what is wrong. */
export async function checkTask({ table, assignment }: Task["input"]): Promise<Task["output"]> {
  const tally = createTally();
  const census = createRowCensus(assignment.fit, assignment.rows);
  for await (const document of readNamedDocuments(table, assignment, census.keeps)) tally.add(document);
  return { ...tally.report(), rowCounts: census.counts() };
}
