import type { JobId } from "#lib/contracts/ids.ts";
import type { WaitingFor } from "#lib/contracts/job.ts";
import { log, withFacts } from "#lib/log.ts";
import { pause } from "#lib/pause.ts";
import { count, observeQueue } from "#lib/telemetry/metrics.ts";
import { traced } from "#lib/telemetry/spans.ts";
import { AppError } from "../common/errors/app-error.ts";
import { mayPass, noRoom, waitsFor } from "../common/errors/may-pass.ts";
import type { Container } from "../container.ts";
import type { Database } from "../database/database.ts";
import type { ActiveTask, Handle, TaskKind } from "../queue/queue.ts";
import { failJob, isDeleted, setWaitingFor } from "../records/everyone/jobs.ts";
import { countOpenShards } from "../records/everyone/shards.ts";
import { traceFor } from "../records/traces.ts";
import { jobFolder } from "../storage/keys.ts";
import { MissingFileError } from "../storage/storage.ts";
import { stopWorkerPools } from "../workers/pools.ts";
import { type Presence, showPresence } from "./presence.ts";
import { finishJob } from "./steps/finish.ts";
import { planJob } from "./steps/plan.ts";
import { renderShard } from "./steps/render.ts";
import { noteInterruption } from "./steps/work-time.ts";
import { sweep } from "./sweep/sweep.ts";
import { sweepEveryMs } from "./sweep/sweep-in-turn.ts";

export interface JobRunner {
  /** Takes no more tasks and waits up to 8 s for the active ones. Other processes retry the rest. */
  stop(): Promise<void>;
}

/** A job fails once a task has failed this often; temporary errors don't count. The queues themselves retry forever. */
const mostFailedAttempts = 5;
/**
 * A shard takes about a second. Only a large plan or a large archive takes longer and starts over in another process.
 */
const lastWorkMs = 8_000;

/** `worked`: as {@link Handle} has it. */
type Step<T> = (container: Container, task: ActiveTask, signal: AbortSignal, worked: () => void) => Promise<T>;

/** Each returns how many documents it created. */
const steps: Record<TaskKind, Step<number>> = {
  plan: makingNone(planJob),
  render: renderShard,
  finish: makingNone(finishJob),
};

function makingNone(step: Step<void>): Step<number> {
  return async (...args) => {
    await step(...args);
    return 0;
  };
}

/** Works on jobs in this process: takes tasks from the queue and sweeps once a minute. */
export function startJobRunner(container: Container): JobRunner {
  if (container.config.telemetryUrl !== null) observeQueue(() => countOpenShards(container.database));
  const stopped = new AbortController();
  const work = startWork(container);
  const sweeping = sweepRegularly(container, stopped.signal);
  return {
    async stop() {
      await Promise.all([work.stop(lastWorkMs), container.background.stop()]);
      stopped.abort();
      await sweeping;
      stopWorkerPools(container.pools);
    },
  };
}

export interface Work {
  presence: Presence;
  /**
   * Takes no more tasks and waits for the active ones. Other processes retry those that take longer than `withinMs`.
   */
  stop(withinMs?: number): Promise<void>;
}

/** Takes tasks from the queue, one per render process at a time, until it is stopped. */
export function startWork(container: Container): Work {
  const stopped = new AbortController();
  const concurrency = container.config.renderWorkers;
  const presence = showPresence(container.database, concurrency > 0, stopped.signal);
  noteInterruption();
  const handle: Handle = (task, ...more) =>
    withFacts({ jobId: task.jobId }, () => workOn(container, presence, task, ...more));
  const worker = container.queue.work(handle, { concurrency });
  return {
    presence,
    async stop(withinMs) {
      await worker.stop(withinMs);
      stopped.abort();
      await presence.ended;
    },
  };
}

/**
 * Runs a task. Its job fails when the task has failed `mostFailedAttempts` times, so that nobody waits forever.
 * Temporary errors and crashes of this process don't count: the queue retries the task for as long as the job exists.
 */
async function workOn(
  container: Container,
  presence: Presence,
  task: ActiveTask,
  signal: AbortSignal,
  worked: () => void,
): Promise<void> {
  presence.tasks += 1;
  const { kind, jobId, shard, visitor, attempt, failures } = task;
  if (attempt > 1) log("info", "task retried", { kind, shard, attempt, failures });
  try {
    if (await container.disk.isLow()) throw noRoom();
    const parent = await traceFor(container, visitor, "job", jobId);
    const attributes = { parent, jobId, attempt, ...(shard === null ? {} : { shard }) };
    presence.documents += await traced(kind, attributes, () => steps[kind](container, task, signal, worked));
    await noteWaiting(container.database, jobId, null);
  } catch (error) {
    count("rowpress.tasks.failed", 1, { kind });
    if (mayPass(error)) {
      noteInterruption();
      await noteWaiting(container.database, jobId, waitsFor(error));
    }
    if (mayPass(error) || failures + 1 < mostFailedAttempts || signal.aborted) throw error;
    log("error", "job abandoned", { kind, shard, attempt, failures, error });
    await failJob(container.database, jobId, isGone(error) ? "gone" : "internal");
  } finally {
    presence.tasks -= 1;
    await deleteIfCanceled(container, jobId);
  }
}

/** An operator may delete files that a job needs, for example while the site is stopped. */
const isGone = (error: unknown) =>
  error instanceof MissingFileError || (error instanceof AppError && error.code === "gone");

/** A task that was active when its job was canceled may have written files after we deleted the job's folder. */
async function deleteIfCanceled({ database, storage }: Container, id: JobId): Promise<void> {
  if (await isDeleted(database, id)) await storage.deleteFolder(jobFolder(id));
}

async function sweepRegularly(container: Container, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    try {
      await sweep(container);
      await pause(sweepEveryMs, stopped);
    } catch (error) {
      log("error", "sweep failed", { error });
      await pause(1_000, stopped);
    }
  }
}

/** Records what a job is waiting for; null once one of its tasks has succeeded. */
async function noteWaiting(database: Database, id: JobId, waitingFor: WaitingFor | null): Promise<void> {
  try {
    await setWaitingFor(database, id, waitingFor);
  } catch (error) {
    // It may be the database's own disk that is full. The job status checks the disk as well.
    log("warn", "could not record what a job is waiting for", { jobId: id, error });
  }
}
