import type { JobId } from "#lib/contracts/ids.ts";
import type { Statements } from "../database/database.ts";

export type TaskKind = "plan" | "render" | "finish";

/** A unit of work. The job's own tables, not the queue, say what is done. */
export interface Task {
  kind: TaskKind;
  jobId: JobId;
  /** Which shard to render; null for plan and finish. */
  shard: number | null;
  /** Shares are fair between addresses, then between an address's visitors, then between a visitor's jobs. */
  address: string;
  visitor: string;
  /** What the task counts against its share: the documents of a shard, or as many as cost about the same. */
  documents: number;
}

export interface ActiveTask extends Task {
  /** Starts at 1. Every claim counts, also after a crash. Writes are guarded by it. */
  attempt: number;
  /** Earlier attempts that ended with a permanent error (see `mayPass`). Those cut off by a crash don't count. */
  failures: number;
}

/**
 * Works on a task. `signal` aborts when the lease is lost or the task is given back. `worked` may be called once only
 * the recording is left, which waits for disks and stores: the embedded queue then claims another task meanwhile.
 */
export type Handle = (task: ActiveTask, signal: AbortSignal, worked: () => void) => Promise<void>;

export interface QueueWorker {
  /** Takes no more tasks and waits for the active ones; those that take longer than `withinMs` are given back. */
  stop(withinMs?: number): Promise<void>;
}

export interface TaskCounts {
  waiting: number;
  /** Claimed by a process, whether it still runs or not. */
  active: number;
}

/**
 * Delivers tasks at least once. If a task fails or its server process dies, it's retried after an exponential pause,
 * behind its job's other tasks. (What happens if one of the worker processes dies: jobs/steps/render.ts.) The queue
 * never gives up; that is up to the job runner (`mostFailedAttempts` in jobs/job-runner.ts). Capacity is shared fairly by
 * documents: between addresses, however many jobs they have, between the visitors of an address, and between the jobs
 * of a visitor.
 */
export interface Queue {
  /** Adds tasks in the caller's transaction: they exist if, and only if, it commits. */
  send(statements: Statements, tasks: readonly Task[]): Promise<void>;
  /**
   * Removes a job's waiting tasks in the caller's transaction. Active ones continue, but a stopped or deleted job
   * doesn't record them.
   */
  cancel(statements: Statements, jobId: JobId): Promise<void>;
  /** Counts unfinished tasks. */
  count(): Promise<TaskCounts>;
  /** Works on tasks until stopped, `concurrency` at a time. A task is done when `handle` resolves. */
  work(handle: Handle, options: { concurrency: number }): QueueWorker;
  /** Releases the queue's own resources. Stop its workers first. */
  close(): Promise<void>;
}
