import { log } from "#lib/log.ts";
import { mayPass } from "../common/may-pass.ts";
import type { ActiveTask } from "./queue.ts";

/** Why a task in hand is let go of: its process ends, and another is to have it at once. */
class GivenBackError extends Error {
  constructor() {
    super("The process ends");
    this.name = "GivenBackError";
  }
}

/** Waits for work on a task, but no longer than until it is given back; what it still does is guarded by its attempt. */
export async function unlessGivenBack(work: Promise<void>, givenBack: AbortSignal): Promise<void> {
  const { promise: left, reject } = Promise.withResolvers<never>();
  const leave = () => reject(givenBack.reason);
  givenBack.addEventListener("abort", leave);
  if (givenBack.aborted) leave();
  try {
    await Promise.race([work, left]);
  } finally {
    givenBack.removeEventListener("abort", leave);
  }
}

/** Waits for what is in hand, and gives it back once that takes longer than `withinMs`. */
export async function letGo(inHand: Promise<unknown>, leaving: AbortController, withinMs?: number): Promise<void> {
  const giveBack = () => leaving.abort(new GivenBackError());
  const timer = withinMs === undefined ? undefined : setTimeout(giveBack, withinMs);
  await inHand;
  clearTimeout(timer);
}

/** How much an error adds to the failures of a task: none where the task was given back, or the error may pass. */
export function failuresBy(error: unknown): 0 | 1 {
  return error instanceof GivenBackError || mayPass(error) ? 0 : 1;
}

/** Tells of a task that was not brought to an end; it comes again. */
export function logUndone({ kind, jobId, shard, attempt }: ActiveTask, error: unknown): void {
  const task = { kind, jobId, shard, attempt };
  if (error instanceof GivenBackError) log("info", "task returned to the queue", task);
  else log("warn", "task failed", { ...task, error });
}
