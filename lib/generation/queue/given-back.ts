import { log } from "#lib/log.ts";
import { mayPass } from "../common/errors/may-pass.ts";
import type { ActiveTask } from "./queue.ts";

/** The reason for giving back an active task: its process ends, and another process should retry it at once. */
class GivenBackError extends Error {
  constructor() {
    super("The process ends");
    this.name = "GivenBackError";
  }
}

/**
 * Waits for a task's work, but not after it was given back. Whatever that work still does is guarded by its attempt.
 */
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

/** Waits for active tasks, and gives them back once that takes longer than `withinMs`. */
export async function finishOrGiveBack(
  active: Promise<unknown>,
  leaving: AbortController,
  withinMs?: number,
): Promise<void> {
  const giveBack = () => leaving.abort(new GivenBackError());
  const timer = withinMs === undefined ? undefined : setTimeout(giveBack, withinMs);
  await active;
  clearTimeout(timer);
}

/** How much an error adds to a task's failures: 0 if the task was given back or the error is temporary. */
export function failuresBy(error: unknown): 0 | 1 {
  return error instanceof GivenBackError || mayPass(error) ? 0 : 1;
}

/** Logs a task that will be retried. */
export function logUndone({ kind, jobId, shard, attempt }: ActiveTask, error: unknown): void {
  const task = { kind, jobId, shard, attempt };
  if (error instanceof GivenBackError) log("info", "task returned to the queue", task);
  else log("warn", "task failed", { ...task, error });
}
