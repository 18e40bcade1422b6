import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { problemsCsv } from "../../mapping/problems/problems-csv.ts";
import { rowsInError, runsOf } from "../../mapping/problems/row-runs.ts";
import type { WorkerTasks } from "../protocol.ts";
import { readNamedDocuments } from "./named-documents.ts";
import { type ShardDocument, writeShard } from "./shard-file.ts";
import { createTally } from "./tally.ts";

type Task = WorkerTasks["plan"];

/** A shard is also closed at this many rows, because documents of many rows take long. */
const shardRows = 2_000;

/** Checks every row again and writes the documents without errors as the shards' inputs. */
export async function planTask({
  table,
  assignment,
  folder,
  shardSize,
  language,
}: Task["input"]): Promise<Task["output"]> {
  const tally = createTally();
  const shards: number[] = [];
  let shard: ShardDocument[] = [];
  let rows = 0;
  const closeShard = () => {
    if (shard.length === 0) return;
    shards.push(shard.length);
    writeShard(join(folder, `${shards.length}.ndjson`), shard);
    shard = [];
    rows = 0;
  };
  const failed: number[] = [];
  const problemsPath = join(folder, "problems.csv");
  const csv = problemsCsv(language);
  appendFileSync(problemsPath, csv.header);
  for await (const document of readNamedDocuments(table, assignment)) {
    const { problems, ...made } = document;
    if (problems.length > 0) appendFileSync(problemsPath, problems.map(csv.line).join(""));
    failed.push(...rowsInError(problems));
    if (!tally.add(document)) continue;
    shard.push(made);
    rows += made.rows.length;
    if (shard.length === shardSize || rows >= shardRows) closeShard();
  }
  closeShard();
  writeFileSync(join(folder, "failed-rows.json"), JSON.stringify(runsOf(failed)));
  return { ...tally.report(), shards };
}
