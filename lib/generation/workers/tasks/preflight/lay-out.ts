import { recordOf } from "#lib/generation/mapping/documents/document-record.ts";
import { type Batch, type Typesetter, TypesettingError } from "#lib/generation/typesetting/typesetter.ts";
import type { Assignment, LayoutReport, WorkerTasks } from "../../protocol.ts";
import { batchFrame } from "../render/batch-frame.ts";
import { readShard, type ShardDocument } from "../render/shard-file.ts";
import { tooLongProblems, withoutTooLong } from "../render/too-long.ts";
import { cannotBeSet } from "../render/typeset-batch.ts";
import { findTooLong } from "./find-too-long.ts";

type Task = WorkerTasks["layOut"];

/**
 * Finds the problems of a shard's documents. Documents that certainly fit aren't laid out, and no PDF is exported: that
 * would take many times as long.
 */
export async function layOutTask(
  { shardPath, assignment }: Task["input"],
  typesetter: Typesetter,
): Promise<Task["output"]> {
  return layOut(typesetter, batchFrame(assignment), assignment.fit, await readShard(shardPath));
}

/** If the engine refuses a batch, tries each half separately, down to the single document that it refuses. */
async function layOut(
  typesetter: Typesetter,
  frame: Omit<Batch, "records">,
  fit: Assignment["fit"],
  made: ShardDocument[],
): Promise<LayoutReport> {
  try {
    const records = made.map((document) => recordOf(fit, document));
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
