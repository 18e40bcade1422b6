/**
 * Why a worker process died. `deadline`, `memory` and `crash` may be its task's fault. `killed` is not: an operator, a
 * deployment or the kernel ended the process, or it got no processor time.
 */
export type Death = "deadline" | "memory" | "crash" | "killed";

/** A worker process died, or was killed for taking too long, while working on a task. */
export class WorkerDiedError extends Error {
  // Next bundles routes and start-up code separately, so this class may exist twice. That's why the name identifies
  // instances.
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "WorkerDiedError";
  }

  readonly death: Death;

  constructor(death: Death, reason: string) {
    super(`The worker process died: ${reason}`);
    this.name = "WorkerDiedError";
    this.death = death;
  }
}

/** Whether the process was killed from outside: the same task may succeed in another one. */
export function wasKilled(error: unknown): boolean {
  return error instanceof WorkerDiedError && error.death === "killed";
}
