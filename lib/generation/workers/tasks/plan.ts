import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RowRange } from "#lib/contracts/sessions/choices.ts";
import type { Document } from "../../mapping/documents/document.ts";
import { rowsInError } from "../../mapping/problems/problem-groups.ts";
import { problemsCsv } from "../../mapping/problems/problems-csv.ts";
import { runsOf } from "../../mapping/problems/row-runs.ts";
import type { ReportProgress, WorkerTasks } from "../protocol.ts";
import { type ShardDocument, writeShard } from "./render/shard-file.ts";
import { readNamedDocuments } from "./rows/archive-file-names.ts";
import { createTally } from "./rows/tally.ts";

type Task = WorkerTasks["plan"];

/** A shard is also closed at this many rows, because documents of many rows take long. */
const shardRows = 2_000;
const reportEveryMs = 100;

/**
 * Checks every row again and writes the documents without errors as the shards' inputs. Reports each that is written.
 */
export async function planTask(
  { table, assignment, folder, shardSizes, language }: Task["input"],
  report: ReportProgress = () => {},
): Promise<Task["output"]> {
  const tally = createTally();
  const shards: number[] = [];
  let shard: ShardDocument[] = [];
  let rows = 0;
  let reportedAt = performance.now();
  const closeShard = () => {
    if (shard.length === 0) return;
    shards.push(shard.length);
    writeShard(join(folder, `${shards.length}.ndjson`), shard);
    shard = [];
    rows = 0;
  };
  for await (const document of readNamedDocuments(table, assignment)) {
    if (performance.now() - reportedAt > reportEveryMs) {
      reportedAt = performance.now();
      report({ part: partOf(document, assignment.rows), shards });
    }
    const { problems: _, ...made } = document;
    if (!tally.add(document)) continue;
    shard.push(made);
    rows += made.rows.length;
    if (shard.length === (shardSizes.first[shards.length] ?? shardSizes.others) || rows >= shardRows) closeShard();
  }
  closeShard();
  const groups = tally.groups();
  const csv = problemsCsv(language);
  writeFileSync(join(folder, "problems.csv"), [csv.header, ...groups.map(csv.line)].join(""));
  writeFileSync(join(folder, "failed-rows.json"), JSON.stringify(runsOf(rowsInError(groups))));
  return { ...tally.report(), shards };
}

/** How much of the range has been read when this document is complete. */
function partOf({ rows }: Document, { from, to }: RowRange): number {
  return ((rows.at(-1) ?? from) - from + 1) / (to - from + 1);
}
