import { hostname } from "node:os";
import { log } from "#lib/log.ts";
import { pause } from "#lib/pause.ts";
import { ownName } from "../common/process-name.ts";
import type { Database } from "../database/database.ts";
import { removeWorker, showWorker } from "../records/workers.ts";

const beatEveryMs = 5_000;
/** The row of a worker that has not been seen for so long is swept. */
export const workerSilentMs = 60_000;

/** What a process that makes documents is seen doing, in its row of the table `workers`. */
export interface Presence {
  /** In hand now. */
  tasks: number;
  /** Made since it started. */
  documents: number;
  /** Resolves when the row is gone, after `stopped`. */
  ended: Promise<void>;
}

/** Keeps this process's row up to date until stopped; a process that works on nothing has none. */
export function showPresence(database: Database, isWorking: boolean, stopped: AbortSignal): Presence {
  const presence: Presence = { tasks: 0, documents: 0, ended: Promise.resolve() };
  if (isWorking) presence.ended = beat(database, presence, stopped);
  return presence;
}

async function beat(database: Database, presence: Presence, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    const { tasks, documents } = presence;
    await attempt(() => showWorker(database, { id: ownName, host: hostname(), pid: process.pid, tasks, documents }));
    await pause(beatEveryMs, stopped);
  }
  await attempt(() => removeWorker(database, ownName));
}

/** A database that is away says nothing of the work in hand: the next beat may get through. */
async function attempt(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    log("warn", "could not record worker presence", { error });
  }
}
