import { join } from "node:path";
import { inParallel } from "../../common/in-parallel.ts";
import type { Container } from "../../container.ts";
import type { Statements } from "../../database/database.ts";
import type { Task } from "../../queue/queue.ts";
import { isPlanning, recordPlan } from "../../records/everyone/jobs.ts";
import { insertShard, plannedDocuments, type ShardPart } from "../../records/everyone/shards.ts";
import type { Job } from "../../records/jobs.ts";
import { inputKey } from "../../storage/keys.ts";
import type { PlanReport } from "../../workers/protocol.ts";
import { finishIfDone } from "./finish-if-done.ts";

/** Keeps the shards of a job that is being planned. */
export interface ShardKeeper {
  /**
   * Stores and enqueues the shards that weren't kept yet.
   * @param shards how many documents each shard has, in order, as far as inputs are written
   */
  keep(shards: readonly number[]): void;
  /** Keeps the last shards and records the plan. @throws whatever kept an earlier call from storing its shards */
  end(plan: PlanReport): Promise<void>;
}

/** A shard's number, which is also that of its input, and how many documents it has. */
type PlannedShard = Pick<ShardPart, "number" | "documents">;

/**
 * Keeps shards in the order in which they are planned. Shards that an earlier attempt at the plan has kept are left as
 * they are.
 * @param folder has their inputs: `<number>.ndjson`
 */
export function shardKeeper(container: Container, job: Job, folder: string): ShardKeeper {
  const { database, storage } = container;
  let kept = 0;
  let keeping = Promise.resolve();

  const keepNext = async (
    shards: readonly number[],
    record: (statements: Statements, added: readonly PlannedShard[]) => Promise<void>,
  ) => {
    const all = shards.map((documents, index) => ({ number: index + 1, documents }));
    const added = withoutKnown(all, await plannedDocuments(database, job.id));
    await inParallel(added, ({ number }) => storage.take(inputKey(job.id, number), join(folder, `${number}.ndjson`)));
    await database.transaction((statements) => record(statements, added), job.visitor);
    kept = shards.length;
  };

  return {
    keep(shards) {
      if (shards.length === kept) return;
      keeping = keeping.then(() =>
        keepNext(shards, async (statements, added) => {
          if (await isPlanning(statements, job)) await enqueue(container, statements, job, added);
        }),
      );
      // `end` fails for the same reason.
      keeping.catch(() => {});
    },
    async end(plan) {
      await keeping;
      await keepNext(plan.shards, (statements, added) => endPlan(container, statements, job, plan, added));
    },
  };
}

async function endPlan(
  container: Container,
  statements: Statements,
  job: Job,
  { documentCount, rightCount, problemCount, problems }: PlanReport,
  added: readonly PlannedShard[],
): Promise<void> {
  const counts = { total: documentCount, rejected: documentCount - rightCount, problemCount };
  if (!(await recordPlan(statements, job, { ...counts, problems }, Date.now()))) return;
  await enqueue(container, statements, job, added);
  await finishIfDone(container, statements, job, 1);
}

async function enqueue(
  { queue }: Container,
  statements: Statements,
  { id, visitor, address }: Job,
  shards: readonly PlannedShard[],
): Promise<void> {
  // Another attempt may have been faster.
  const added = withoutKnown(shards, await plannedDocuments(statements, id));
  for (const { number, documents } of added) {
    await insertShard(statements, id, { number, input: number, first: 0, documents });
  }
  const turn = { jobId: id, visitor, address };
  const tasks = added.map(({ number, documents }): Task => ({ kind: "render", shard: number, documents, ...turn }));
  if (tasks.length > 0) await queue.send(statements, tasks);
}

/**
 * @param known documents of the shards that are kept, by number
 * @throws Error if a shard has other documents than the one that is kept: another build has divided them otherwise
 */
function withoutKnown(shards: readonly PlannedShard[], known: ReadonlyMap<number, number>): PlannedShard[] {
  return shards.filter(({ number, documents }) => {
    const before = known.get(number) ?? documents;
    if (before !== documents) throw new Error(`Shard ${number} was planned with ${before} documents, not ${documents}`);
    return !known.has(number);
  });
}
