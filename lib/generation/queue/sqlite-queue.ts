import { log } from "#lib/log.ts";
import { pause } from "#lib/pause.ts";
import { uptimeMs } from "../common/uptime.ts";
import type { Database } from "../database/database.ts";
import type { ClaimedTask } from "./claimed-task.ts";
import { countTasks } from "./count-tasks.ts";
import { failuresBy, finishOrGiveBack, logUndone, unlessGivenBack } from "./given-back.ts";
import type { Handle, Queue } from "./queue.ts";
import { createSlots } from "./slots.ts";
import {
  claimTask,
  freeDeadTasks,
  insertTasks,
  keepLease,
  removeTask,
  returnTask,
  type TaskTable,
  type Timing,
  usualTiming,
} from "./sqlite-claims.ts";

/**
 * The embedded queue: a table from which the workers of one machine claim tasks. For SQLite, where a claim is one
 * exclusive statement.
 */
export function sqliteQueue(database: Database, timing: Timing = usualTiming, now = uptimeMs): Queue {
  const table: TaskTable = { database, timing, now };
  const idlers = new Set<() => void>();
  const wakeAll = () => {
    for (const wake of idlers) wake();
  };

  return {
    async send(statements, tasks) {
      await insertTasks(statements, tasks, now());
      // This runs after the caller's transaction, because the database runs statements in turn.
      wakeAll();
    },

    async cancel(statements, jobId) {
      await statements.execute("DELETE FROM tasks WHERE job_id = $1", [jobId]);
    },

    count: () => countTasks(database),

    work(handle, { concurrency }) {
      const [stopped, leaving] = [new AbortController(), new AbortController()];
      // As many tasks may be recorded as are being worked on.
      const slots = createSlots(concurrency);
      const workInTurn = async (): Promise<void> => {
        await freeDeadTasks(table);
        while (!stopped.signal.aborted) {
          const free = await slots.take();
          try {
            if (stopped.signal.aborted) return;
            const task = await claimTask(table);
            if (task) await runTask(table, task, handle, leaving.signal, free);
            else await idle(timing.idleMs, idlers);
          } finally {
            free();
          }
        }
      };
      const all = Promise.all(Array.from({ length: concurrency * 2 }, () => survive(workInTurn, stopped.signal)));
      return {
        async stop(withinMs) {
          stopped.abort();
          wakeAll();
          await finishOrGiveBack(all, leaving, withinMs);
        },
      };
    },

    async close() {},
  };
}

/** Works on a claimed task, and keeps its lease meanwhile. `handle` is aborted if the lease is lost. */
async function runTask(
  table: TaskTable,
  task: ClaimedTask,
  handle: Handle,
  givenBack: AbortSignal,
  worked: () => void,
): Promise<void> {
  const [done, lost] = [new AbortController(), new AbortController()];
  const onLost = () => lost.abort(new Error("The task's lease was lost"));
  const keeping = keepLease(table, task, done.signal, onLost);
  try {
    await unlessGivenBack(handle(task, AbortSignal.any([lost.signal, givenBack]), worked), givenBack);
    await removeTask(table, task);
  } catch (error) {
    logUndone(task, error);
    await returnTask(table, task, { isGivenBack: givenBack.aborted, failures: failuresBy(error) });
  } finally {
    done.abort();
    await keeping;
  }
}

/** Continues after an error of the database itself, such as a full disk or a locked file: it may be temporary. */
async function survive(loop: () => Promise<void>, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    try {
      await loop();
    } catch (error) {
      log("error", "queue worker failed", { error });
      await pause(1_000, stopped);
    }
  }
}

/** Waits for new work: until woken, at most `ms`. */
function idle(ms: number, idlers: Set<() => void>): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      idlers.delete(wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    idlers.add(wake);
  });
}
