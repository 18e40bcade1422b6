/**
 * What a worker process died of: it passed its deadline, held too much memory, or broke down in native code, all of which
 * its task may have caused; or it was `killed` by somebody else, such as an operator, a deployment or the kernel, or not let run.
 */
export type Death = "deadline" | "memory" | "crash" | "killed";

/** The process died, or was ended for taking too long, while it worked on a task. */
export class WorkerDiedError extends Error {
  // Next bundles routes and start-up code apart, so there may be two of this class: the name tells, not the constructor.
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

/** Whether the process was killed by somebody else: the same task may succeed in another one. */
export function wasKilled(error: unknown): boolean {
  return error instanceof WorkerDiedError && error.death === "killed";
}
