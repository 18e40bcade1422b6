import { createRowCensus, markingColumns } from "../../mapping/row-conditions/row-census.ts";
import type { TableFile, WorkerTasks } from "../protocol.ts";
import { readNamedDocuments } from "./rows/archive-file-names.ts";
import { conditionColumns, readSharedCells } from "./rows/read-row-filter.ts";
import { createTally } from "./rows/tally.ts";

type Task = WorkerTasks["check"];

/** Checks every row, so that the visitor sees before the start what will be created and what is wrong. */
export async function checkTask({ table, assignment }: Task["input"]): Promise<Task["output"]> {
  const tally = createTally();
  const marking = markingColumns(assignment.fit, correctedTexts(table));
  const columns = [...conditionColumns(assignment), ...marking.map(({ index }) => index)];
  const shared = await readSharedCells(table, assignment, columns);
  const census = createRowCensus(assignment.fit, assignment.rows, marking, shared);
  for await (const document of readNamedDocuments(table, assignment, census.keeps)) tally.add(document);
  return { ...tally.report(), rowCounts: census.counts() };
}

/** What cells were corrected to, by column. */
function correctedTexts({ corrections = [] }: TableFile): Map<number, string[]> {
  const byColumn = Map.groupBy(corrections, ([, column]) => column);
  return new Map(Array.from(byColumn, ([column, all]) => [column, all.map(([, , text]) => text)]));
}
