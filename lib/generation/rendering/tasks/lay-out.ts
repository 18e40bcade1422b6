import { setImmediate as nextTurn } from "node:timers/promises";
import { type Batch, type Typesetter, TypesettingError } from "../typesetter.ts";
import type { Assignment, LayoutReport, WorkerTasks } from "../worker-tasks.ts";
import { batchFrame } from "./batch-frame.ts";
import { batchesOf } from "./batches.ts";
import { findTooLong } from "./find-too-long.ts";
import { cannotBeSet } from "./render-shard.ts";
import { readShard, type ShardDocument } from "./shard-file.ts";
import { tooLongProblems, withoutTooLong } from "./too-long.ts";

type Task = WorkerTasks["layOut"];

/**
 * Tells what is wrong with a shard's documents. Those that surely fit are not laid out, and of no document a PDF is made:
 * that would take many times as long.
 */
export async function layOutTask(
  { shardPath, assignment }: Task["input"],
  typesetter: Typesetter,
): Promise<Task["output"]> {
  const frame = batchFrame(assignment);
  const report: LayoutReport = { right: 0, problems: [] };
  for (const batch of batchesOf(await readShard(shardPath), assignment.pictures)) {
    const { right, problems } = layOut(typesetter, frame, assignment.fit, batch);
    report.right += right;
    report.problems.push(...problems);
    // The engine's buffers are freed only when the event loop turns.
    await nextTurn();
  }
  return report;
}

/** Where the engine refuses the batch, each of its documents is looked at alone. */
function layOut(
  typesetter: Typesetter,
  frame: Omit<Batch, "records">,
  fit: Assignment["fit"],
  made: ShardDocument[],
): LayoutReport {
  try {
    const records = made.map(({ values, settings }) => ({ values, settings }));
    const tooLong = findTooLong(typesetter, { ...frame, records });
    return { right: withoutTooLong(made, tooLong).length, problems: tooLongProblems(fit, made, tooLong) };
  } catch (error) {
    if (!(error instanceof TypesettingError)) throw error;
    const [only, ...others] = made;
    if (only && others.length === 0) return { right: 0, problems: [cannotBeSet(only)] };
    const alone = made.map((document) => layOut(typesetter, frame, fit, [document]));
    return {
      right: alone.reduce((sum, { right }) => sum + right, 0),
      problems: alone.flatMap(({ problems }) => problems),
    };
  }
}
