import { type Batch, type Typesetter, TypesettingError } from "../../typesetting/typesetter.ts";
import type { Assignment, LayoutReport, WorkerTasks } from "../protocol.ts";
import { batchFrame } from "./batch-frame.ts";
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
  return layOut(typesetter, batchFrame(assignment), assignment.fit, await readShard(shardPath));
}

/** Where the engine refuses documents, each half of them is looked at by itself, down to the one that it refuses. */
async function layOut(
  typesetter: Typesetter,
  frame: Omit<Batch, "records">,
  fit: Assignment["fit"],
  made: ShardDocument[],
): Promise<LayoutReport> {
  try {
    const records = made.map(({ values, settings }) => ({ values, settings }));
    const tooLong = await findTooLong(typesetter, { ...frame, records });
    return { right: withoutTooLong(made, tooLong).length, problems: tooLongProblems(fit, made, tooLong) };
  } catch (error) {
    if (!(error instanceof TypesettingError)) throw error;
    const [only, ...others] = made;
    if (only && others.length === 0) return { right: 0, problems: cannotBeSet(only) };
    const middle = Math.ceil(made.length / 2);
    const first = await layOut(typesetter, frame, fit, made.slice(0, middle));
    const second = await layOut(typesetter, frame, fit, made.slice(middle));
    return { right: first.right + second.right, problems: [...first.problems, ...second.problems] };
  }
}
