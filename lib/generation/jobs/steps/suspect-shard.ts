import type { JobId } from "#lib/contracts/ids.ts";
import { log } from "#lib/log.ts";
import type { Death } from "../../common/errors/worker-died.ts";
import type { Container } from "../../container.ts";
import { labelsOf } from "../../mapping/documents/sheet-documents.ts";
import type { FoundProblem } from "../../mapping/problems/found-problem.ts";
import { neverMade } from "../../mapping/problems/row-problems.ts";
import type { Task } from "../../queue/queue.ts";
import {
  type ClaimedShard,
  insertShard,
  lastShard,
  removeShard,
  type ShardPart,
} from "../../records/everyone/shards.ts";
import { inputKey } from "../../storage/keys.ts";
import { readShard } from "../../workers/tasks/render/shard-file.ts";
import { recordShard, type ShardTask } from "./record-shard.ts";

/** A death that the process may have caused itself counts as much as eleven kills from outside. */
const weights: Record<Death, number> = { killed: 1, deadline: 11, memory: 11, crash: 11 };
/**
 * Halving costs almost nothing. A document is abandoned after two deaths of its own process, or 22 kills minutes apart.
 */
const mostDeaths = { several: 3, one: 22 };

/**
 * The weighted deaths of a shard after another attempt. `death` is why that attempt's process died; null if it didn't.
 */
export function deathsAfter({ deaths }: ClaimedShard, death: Death | null): number {
  return death === null ? deaths : deaths + weights[death];
}

/** Whether the shard's process died so often that one of its documents may be the cause. */
export function isSuspect({ documents, deaths }: ClaimedShard): boolean {
  return deaths >= (documents > 1 ? mostDeaths.several : mostDeaths.one);
}

/**
 * Splits a suspect shard in two, so that its other documents get created. A shard of one document is abandoned instead,
 * and each of the document's rows gets a problem.
 * @param death of the last attempt, if known
 */
export async function isolate(
  container: Container,
  task: ShardTask,
  shard: ClaimedShard,
  death: Death | null,
  begunAt: number,
): Promise<void> {
  if (shard.documents > 1) return halve(container, task, shard);
  const problems = await problemsOf(container, task.jobId, shard, death);
  await recordShard(container, task, { done: 0, newest: null, parts: 0, problems }, begunAt);
  log("warn", "document abandoned", { shard: shard.number, death, deaths: shard.deaths });
}

/** A plan may add shards while others are halved: the plan's numbers end here, and those of halves are higher. */
const lastPlanned = 1_000_000;

/** The halves get new numbers and so new files: a lost worker may still write the files of the original shard. */
async function halve({ database, queue }: Container, task: ShardTask, shard: ClaimedShard): Promise<void> {
  const { jobId, visitor, address } = task;
  const { number, input, first, documents } = shard;
  const middle = Math.ceil(documents / 2);
  await database.transaction(async (statements) => {
    const last = Math.max(lastPlanned, (await lastShard(statements, jobId)) ?? number);
    if (!(await removeShard(statements, task))) return;
    const halves = [
      { number: last + 1, input, first, documents: middle },
      { number: last + 2, input, first: first + middle, documents: documents - middle },
    ];
    for (const half of halves) await insertShard(statements, jobId, half);
    const turn = { jobId, visitor, address };
    const tasks = halves.map(
      (half): Task => ({ kind: "render", shard: half.number, documents: half.documents, ...turn }),
    );
    await queue.send(statements, tasks);
  }, visitor);
  log("warn", "shard split", { shard: number, documents, deaths: shard.deaths });
}

async function problemsOf(
  { storage }: Container,
  id: JobId,
  { input, first, documents }: ShardPart,
  death: Death | null,
): Promise<FoundProblem[]> {
  const file = await storage.local(inputKey(id, input));
  try {
    const all = await readShard(file.path);
    return all.slice(first, first + documents).flatMap((document) => {
      const { rows, sheetRows, title } = document;
      const places = labelsOf(document) ?? [{ row: rows[0] ?? 1, sheetRow: sheetRows[0] ?? 1 }];
      return places.map(({ row, sheetRow }) => ({ row, sheetRow, ...neverMade(title, death === "deadline") }));
    });
  } finally {
    await file.release();
  }
}
