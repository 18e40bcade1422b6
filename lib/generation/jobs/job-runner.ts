import type { JobId } from "#lib/contracts/ids.ts";
import { log, withFacts } from "#lib/log.ts";
import { pause } from "#lib/pause.ts";
import { count, observeQueue } from "#lib/telemetry/metrics.ts";
import { traced } from "#lib/telemetry/spans.ts";
import { AppError } from "../common/app-error.ts";
import { mayPass, noRoom, waitsFor } from "../common/may-pass.ts";
import type { Container } from "../container.ts";
import type { ActiveTask, Handle, TaskKind } from "../queue/queue.ts";
import { failJob, findJob } from "../records/everyone/jobs.ts";
import { countOpenShards } from "../records/everyone/shards.ts";
import { traceFor } from "../records/traces.ts";
import { jobFolder } from "../storage/keys.ts";
import { MissingFileError } from "../storage/storage.ts";
import { stopWorkerPools } from "../workers/pools.ts";
import { type Presence, showPresence } from "./presence.ts";
import { finishJob } from "./steps/finish.ts";
import { planJob } from "./steps/plan.ts";
import { renderShard } from "./steps/render.ts";
import { noteInterruption } from "./steps/steady-work.ts";
import { sweep } from "./sweep/sweep.ts";
import { noteWaiting } from "./waiting.ts";

export interface JobRunner {
  /** Takes no more work and waits for what is in hand; what is not done within 8 s is left to others. */
  stop(): Promise<void>;
}

const sweepEveryMs = 60_000;
/** So many failures of a task, other than for what may pass, fail its job. The queues themselves try a task without end. */
const mostFailures = 5;
/** A shard takes a second or less. Only a large plan, or a large archive, is begun anew elsewhere. */
const lastWorkMs = 8_000;

type Step<T> = (container: Container, task: ActiveTask, signal: AbortSignal) => Promise<T>;

/** Each gives how many documents it made. */
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

/** Works on jobs in this process: takes tasks from the queue, and sweeps what has expired. */
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
  /** Takes no more tasks and waits for those in hand; what then takes longer than `withinMs` is left to others. */
  stop(withinMs?: number): Promise<void>;
}

/** Takes tasks from the queue, as many at once as there are render processes, until it is stopped. */
export function startWork(container: Container): Work {
  const stopped = new AbortController();
  const concurrency = container.config.renderWorkers;
  const presence = showPresence(container.database, concurrency > 0, stopped.signal);
  noteInterruption();
  const handle: Handle = (task, signal) =>
    withFacts({ jobId: task.jobId }, () => workOn(container, presence, task, signal));
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
 * A job fails with a task that has failed too often: nobody waits for what will not come. What may pass does not count,
 * and neither do deaths of this process: the task comes again for as long as the job lives.
 */
async function workOn(container: Container, presence: Presence, task: ActiveTask, signal: AbortSignal): Promise<void> {
  presence.tasks += 1;
  const { kind, jobId, shard, visitor, attempt, failures } = task;
  if (attempt > 1) log("info", "task retried", { kind, shard, attempt, failures });
  try {
    if (await container.disk.isLow()) throw noRoom();
    const parent = await traceFor(container, visitor, "job", jobId);
    const attributes = { parent, jobId, attempt, ...(shard === null ? {} : { shard }) };
    presence.documents += await traced(kind, attributes, () => steps[kind](container, task, signal));
    await noteWaiting(container.database, jobId, null);
  } catch (error) {
    count("rowpress.tasks.failed", 1, { kind });
    if (mayPass(error)) {
      noteInterruption();
      await noteWaiting(container.database, jobId, waitsFor(error));
    }
    if (mayPass(error) || failures + 1 < mostFailures || signal.aborted) throw error;
    log("error", "job abandoned", { kind, shard, attempt, failures, error });
    await failJob(container.database, jobId, isGone(error) ? "gone" : "internal");
  } finally {
    presence.tasks -= 1;
    await deleteIfCanceled(container, jobId);
  }
}

/** Files that a job needs may be deleted by hand, as while the site is stopped. */
const isGone = (error: unknown) =>
  error instanceof MissingFileError || (error instanceof AppError && error.code === "gone");

/** What was in hand when its job was cancelled may have written files after they had been deleted. */
async function deleteIfCanceled({ database, storage }: Container, id: JobId): Promise<void> {
  const job = await findJob(database, id);
  if (job && job.deletedAt !== null) await storage.deleteFolder(jobFolder(id));
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
