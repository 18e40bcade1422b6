import { setImmediate as nextTurn } from "node:timers/promises";
import { type Batch, type Typesetter, TypesettingError } from "../typesetter.ts";
import type { Assignment, LayoutReport, WorkerTasks } from "../worker-tasks.ts";
import { batchFrame } from "./batch-frame.ts";
import { batchesOf } from "./batches.ts";
import { cannotBeSet } from "./render-shard.ts";
import { readShard, type ShardDocument } from "./shard-file.ts";
import { tooLongProblems, withoutTooLong } from "./too-long.ts";

type Task = WorkerTasks["layOut"];

/** Lays out a shard's documents, and tells what is wrong with them. To make PDFs of them would take about twice as long. */
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

/** Where the engine refuses the batch, each of its documents is laid out alone. */
function layOut(
  typesetter: Typesetter,
  frame: Omit<Batch, "records">,
  fit: Assignment["fit"],
  made: ShardDocument[],
): LayoutReport {
  const records = made.map(({ values, settings }) => ({ values, settings }));
  try {
    const { tooLong } = typesetter.typeset({ ...frame, records });
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
