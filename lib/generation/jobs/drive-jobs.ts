import { setTimeout as sleep } from "node:timers/promises";
import { log } from "#lib/log.ts";
import type { Container } from "../container.ts";
import { isWorkerSeen } from "../records/workers.ts";
import { startWork } from "./job-runner.ts";
import { workerSilentMs } from "./presence.ts";
import { sweepInTurn } from "./sweep/sweep-in-turn.ts";

const lookEveryMs = 200;
/** Longer than the queue takes to detect that a silent process has died and to hand out its tasks again. */
const idleMs = 5_000;
/** A worker updates its row every 5 s. After three missed updates we consider it dead. */
const silentMs = 15_000;

// Next bundles each route separately, so the running drive is shared through the global object.
const holder = globalThis as typeof globalThis & { rowpressDrive?: Promise<void> | undefined };

/**
 * Works on the jobs of all visitors in a process that the platform freezes or ends `lifeMs` from now. It takes tasks
 * for the first half of that time, which leaves the second half to finish them, and stops early when the queue is
 * empty. The next drive continues with what is left. A process runs one drive at a time: a second call returns the
 * first one's promise.
 */
export function driveJobs(container: Container, lifeMs: number): Promise<void> {
  holder.rowpressDrive ??= drive(container, performance.now() + lifeMs / 2)
    .catch((error) => log("error", "could not drive jobs", { error }))
    .finally(() => {
      holder.rowpressDrive = undefined;
    });
  return holder.rowpressDrive;
}

async function drive(container: Container, takeUntil: number): Promise<void> {
  if (await isHelpNeeded(container)) await work(container, takeUntil);
  await sweepInTurn(container);
}

/** Whether tasks are waiting, or are active while no worker has been seen for `silentMs`. */
async function isHelpNeeded({ config, database, queue }: Container): Promise<boolean> {
  if (config.renderWorkers === 0) return false;
  const { waiting, active } = await queue.count();
  const now = Date.now();
  return waiting > 0 || (active > 0 && !(await isWorkerSeen(database, now - silentMs, now + workerSilentMs)));
}

async function work(container: Container, takeUntil: number): Promise<void> {
  await container.scratch.sweep(); // left by a function that was killed on this machine
  const { presence, stop } = startWork(container);
  try {
    let busyAt = performance.now();
    while (performance.now() < Math.min(takeUntil, busyAt + idleMs)) {
      await sleep(lookEveryMs);
      if (presence.tasks > 0) busyAt = performance.now();
      else if (await isQueueEmpty(container)) return;
    }
  } finally {
    await stop();
  }
}

async function isQueueEmpty({ queue }: Container): Promise<boolean> {
  const { waiting, active } = await queue.count();
  return waiting + active === 0;
}
