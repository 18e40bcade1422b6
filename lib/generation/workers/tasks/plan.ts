import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { rowsInError } from "../../mapping/problems/problem-groups.ts";
import { problemsCsv } from "../../mapping/problems/problems-csv.ts";
import { runsOf } from "../../mapping/problems/row-runs.ts";
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
  for await (const document of readNamedDocuments(table, assignment)) {
    const { problems: _, ...made } = document;
    if (!tally.add(document)) continue;
    shard.push(made);
    rows += made.rows.length;
    if (shard.length === shardSize || rows >= shardRows) closeShard();
  }
  closeShard();
  const groups = tally.groups();
  const csv = problemsCsv(language);
  writeFileSync(join(folder, "problems.csv"), [csv.header, ...groups.map(csv.line)].join(""));
  writeFileSync(join(folder, "failed-rows.json"), JSON.stringify(runsOf(rowsInError(groups))));
  return { ...tally.report(), shards };
}
