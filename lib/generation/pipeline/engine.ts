import { setTimeout as sleep } from "node:timers/promises";
import { log } from "#lib/log.ts";
import type { Container } from "../container.ts";
import { failJob } from "../jobs.ts";
import type { ActiveTask, TaskKind } from "../queue/queue.ts";
import { finishJob } from "./finish-job.ts";
import { planJob } from "./plan-job.ts";
import { renderShard } from "./render-shard.ts";
import { sweep } from "./sweep.ts";

export interface Engine {
  /** Takes no more work and waits for what is in hand. */
  stop(): Promise<void>;
}

const sweepEveryMs = 60_000;

const steps: Record<TaskKind, (container: Container, task: ActiveTask, signal: AbortSignal) => Promise<void>> = {
  plan: planJob,
  render: renderShard,
  finish: finishJob,
};

/** Works on jobs in this process: takes tasks from the queue, and sweeps what has expired. */
export function startEngine(container: Container): Engine {
  const worker = container.queue.work((task, signal) => workOn(container, task, signal), {
    concurrency: container.config.renderWorkers,
  });
  const stopped = new AbortController();
  const sweeping = sweepRegularly(container, stopped.signal);
  return {
    async stop() {
      stopped.abort();
      await Promise.all([worker.stop(), sweeping]);
      container.press.stop();
      container.desk.stop();
    },
  };
}

/** A job whose task has failed for the last time fails with it: nobody waits for what will not come. */
async function workOn(container: Container, task: ActiveTask, signal: AbortSignal): Promise<void> {
  try {
    await steps[task.kind](container, task, signal);
  } catch (error) {
    if (task.last && !signal.aborted) {
      const message = "The documents could not be made. This is our fault, not yours; try again in a moment.";
      await failJob(container.database, task.jobId, "internal", message);
    }
    throw error;
  }
}

async function sweepRegularly(container: Container, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    try {
      await sweep(container);
      await sleep(sweepEveryMs, undefined, { signal: stopped });
    } catch (error) {
      if (stopped.aborted) return;
      log("error", "sweep failed", { error });
      await sleep(1_000);
    }
  }
}
