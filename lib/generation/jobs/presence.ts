import { hostname } from "node:os";
import { log } from "#lib/log.ts";
import { pause } from "#lib/pause.ts";
import { ownName } from "../common/process-name.ts";
import type { Database } from "../database/database.ts";
import { removeWorker, showWorker } from "../records/workers.ts";

const beatEveryMs = 5_000;
/** The sweep removes workers that have not been seen for this long. */
export const workerSilentMs = 60_000;

/** What a worker process is doing, as shown in its row of the table `workers`. */
export interface Presence {
  /** Active now. */
  tasks: number;
  /** Created since it started. */
  documents: number;
  /** Resolves once the row is removed, after `stopped`. */
  ended: Promise<void>;
}

/** Keeps this process's row up to date until stopped. A process that takes no tasks has no row. */
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

/** An unreachable database must not end the worker: the next update may succeed. */
async function attempt(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    log("warn", "could not record worker presence", { error });
  }
}
