import { setTimeout as sleep } from "node:timers/promises";
import type { JobId } from "#lib/contracts/ids.ts";
import { log } from "#lib/log.ts";
import type { Container } from "../container.ts";
import { failJob, findJob, jobFolder } from "../jobs.ts";
import type { ActiveTask, TaskKind } from "../queue/queue.ts";
import { finishJob } from "./finish-job.ts";
import { planJob } from "./plan-job.ts";
import { type Presence, showPresence } from "./presence.ts";
import { renderShard } from "./render-shard.ts";
import { sweep } from "./sweep.ts";

export interface Engine {
  /** Takes no more work and waits for what is in hand. */
  stop(): Promise<void>;
}

const sweepEveryMs = 60_000;
const maxAttempts = 5;

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
export function startEngine(container: Container): Engine {
  const stopped = new AbortController();
  const concurrency = container.config.renderWorkers;
  const presence = showPresence(container.database, concurrency > 0, stopped.signal);
  const worker = container.queue.work((task, signal) => workOn(container, presence, task, signal), { concurrency });
  const sweeping = sweepRegularly(container, stopped.signal);
  return {
    async stop() {
      await worker.stop();
      stopped.abort();
      await Promise.all([sweeping, presence.ended]);
      container.press.stop();
      container.reading.stop();
      container.desk.stop();
    },
  };
}

/**
 * A job whose task fails for the last time fails with it: nobody waits for what will not come. So does one whose task
 * kills its process each time, which gets no chance to say so.
 */
async function workOn(container: Container, presence: Presence, task: ActiveTask, signal: AbortSignal): Promise<void> {
  presence.tasks += 1;
  try {
    if (task.attempt > maxAttempts) return await giveUp(container, task);
    presence.documents += await steps[task.kind](container, task, signal);
  } catch (error) {
    if (task.attempt < maxAttempts || signal.aborted) throw error;
    log("error", "job given up", { jobId: task.jobId, kind: task.kind, shard: task.shard, error });
    await giveUp(container, task);
  } finally {
    presence.tasks -= 1;
    await deleteIfCanceled(container, task.jobId);
  }
}

function giveUp({ database }: Container, { jobId }: ActiveTask): Promise<void> {
  const message = "The documents could not be made. This is our fault, not yours. Begin with your file again.";
  return failJob(database, jobId, "internal", message);
}

/** What was in hand when its job was cancelled may have written files after they had been deleted. */
async function deleteIfCanceled({ database, storage }: Container, id: JobId): Promise<void> {
  const job = await findJob(database, { id });
  if (job && job.deletedAt !== null) await storage.deleteFolder(jobFolder(id));
}

async function sweepRegularly(container: Container, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    try {
      await sweep(container);
      await sleep(sweepEveryMs, undefined, { signal: stopped });
    } catch (error) {
      if (stopped.aborted) return;
      log("error", "sweep failed", { error });
      await sleep(1_000, undefined, { ref: false });
    }
  }
}
