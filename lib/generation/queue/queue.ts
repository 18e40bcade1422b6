import type { JobId } from "#lib/contracts/ids.ts";
import type { Statements } from "../database/database.ts";

export type TaskKind = "plan" | "render" | "finish";

/** A piece of work to be done next. The truth about what is done is in the job's own tables. */
export interface Task {
  kind: TaskKind;
  jobId: JobId;
  /** Which shard to render; null for plan and finish. */
  shard: number | null;
  /** Whose turn it takes: its address's, within that its visitor's, and within that its job's. */
  address: string;
  visitor: string;
  /** What the turn is charged with: the documents of a shard, or as many as cost about the same. */
  documents: number;
}

export interface ActiveTask extends Task {
  /** From 1; each hand-out counts, also after a crash. Effects are guarded by it. */
  attempt: number;
  /** How many of the attempts before ended with an error that will not pass (`mayPass`); deaths do not count. */
  failures: number;
}

/** Works on a task; `signal` aborts when its lease was lost, or it was given back. */
export type Handle = (task: ActiveTask, signal: AbortSignal) => Promise<void>;

export interface QueueWorker {
  /** Takes no more tasks and waits for those in hand; what then takes longer than `withinMs` is given back for others. */
  stop(withinMs?: number): Promise<void>;
}

export interface TaskCounts {
  waiting: number;
  /** In the hands of a process, be it alive or not. */
  active: number;
}

/**
 * Hands out tasks at least once: a task whose worker dies or fails comes again, after a pause that grows and behind the
 * other tasks of its job, until it is done; when to give up is for the worker to say. Addresses share the
 * work fairly by documents, whatever the number of their jobs; so do the visitors of one address, and the jobs of one visitor.
 */
export interface Queue {
  /** Adds tasks in the caller's transaction: they are there if, and only if, it commits. */
  send(statements: Statements, tasks: readonly Task[]): Promise<void>;
  /** Takes the waiting tasks of a job away, in the caller's transaction. */
  cancel(statements: Statements, jobId: JobId): Promise<void>;
  /** The tasks that are not done. */
  count(): Promise<TaskCounts>;
  /** Works on tasks until stopped. A task is done when `handle` resolves. */
  work(handle: Handle, options: { concurrency: number }): QueueWorker;
  /** Lets go of what the queue itself holds; its workers are stopped before. */
  close(): Promise<void>;
}
