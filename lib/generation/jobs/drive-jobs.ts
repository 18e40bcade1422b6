import { setTimeout as sleep } from "node:timers/promises";
import { log } from "#lib/log.ts";
import type { Container } from "../container.ts";
import { isWorkerSeen } from "../records/workers.ts";
import { startWork } from "./job-runner.ts";
import { workerSilentMs } from "./presence.ts";
import { sweepInTurn } from "./sweep/sweep-in-turn.ts";

const lookEveryMs = 200;
/** Longer than the queue takes to see that a task's process is gone, once it was silent for long enough. */
const idleMs = 5_000;
/** A driver that shows itself every 5 s and has missed two of them is taken for dead. */
const silentMs = 15_000;

// Next bundles routes apart: the drive is shared by way of the global object.
const holder = globalThis as typeof globalThis & { rowpressDrive?: Promise<void> | undefined };

/**
 * Works on jobs, anyone's, in a process that is frozen or ended `lifeMs` from now. Takes tasks for half of that, so that
 * each has the other half to be done, and ends earlier where nothing is left. What remains is for whoever drives next.
 * A process that drives already does not begin anew.
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

/** Tasks wait, or are in the hands of processes none of which gives a sign of life. */
async function isHelpNeeded({ config, database, queue }: Container): Promise<boolean> {
  if (config.renderWorkers === 0) return false;
  const { waiting, active } = await queue.count();
  const now = Date.now();
  return waiting > 0 || (active > 0 && !(await isWorkerSeen(database, now - silentMs, now + workerSilentMs)));
}

async function work(container: Container, takeUntil: number): Promise<void> {
  await container.scratch.sweep(); // of a function that was ended on this machine
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
