import { hostname } from "node:os";
import { log } from "#lib/log.ts";
import { pause } from "#lib/pause.ts";
import { ownName } from "../common/process-name.ts";
import type { Database } from "../database/database.ts";

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

const beatSql = `
  INSERT INTO workers (id, host, pid, started_at, seen_at, tasks, documents) VALUES ($1, $2, $3, $4, $4, $5, $6)
  ON CONFLICT (id) DO UPDATE SET seen_at = $4, tasks = $5, documents = $6`;

async function beat(database: Database, presence: Presence, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    const { tasks, documents } = presence;
    await attempt(database, beatSql, [ownName, hostname(), process.pid, Date.now(), tasks, documents]);
    await pause(beatEveryMs, stopped);
  }
  await attempt(database, "DELETE FROM workers WHERE id = $1", [ownName]);
}

/** A database that is away says nothing of the work in hand: the next beat may get through. */
async function attempt(database: Database, sql: string, parameters: (string | number)[]): Promise<void> {
  try {
    await database.execute(sql, parameters);
  } catch (error) {
    log("warn", "worker not shown", { error });
  }
}
