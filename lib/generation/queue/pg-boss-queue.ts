import { randomUUID } from "node:crypto";
import type { Job, PgBoss } from "pg-boss";
import { z } from "zod";
import { log } from "#lib/log.ts";
import { pause } from "#lib/pause.ts";
import type { Database, Statements } from "../database/database.ts";
import { asPostgres } from "../database/postgres.ts";
import { type BossTiming, deadQueue, startBoss, ticketQueue, usualTiming } from "./boss.ts";
import type { ClaimedTask } from "./claimed-task.ts";
import { countTasks } from "./count-tasks.ts";
import { failuresBy, finishOrGiveBack, logUndone, unlessGivenBack } from "./given-back.ts";
import type { Handle, Queue, Task } from "./queue.ts";
import { takeTurn, waitAgain } from "./ticket-turns.ts";

/** The data of a pg-boss job. The name stays the same over retries and in the dead-letter queue. */
type Ticket = Job<{ ticket: string }>;
/** The result of `touch`, which pg-boss's types omit. */
const TouchedSchema = z.object({ affected: z.number() });

/** Lock for transactions that claim tasks: each must see who was served last. */
const turns = "turns";

const sendSql = `
  INSERT INTO tasks
    (id, kind, job_id, shard, address, visitor, documents, state, attempt, run_at, lease_until, owner, position)
  SELECT id, kind, "jobId", shard, address, visitor, documents, 'waiting', 0, 0, 0, '',
    (SELECT COALESCE(MAX(position), 0) FROM tasks) + 1 + place
  FROM json_to_recordset($1::json) AS sent
    (id TEXT, kind TEXT, "jobId" TEXT, shard BIGINT, address TEXT, visitor TEXT, documents BIGINT, place BIGINT)`;

/**
 * The queue for several machines. Each task has a ticket in pg-boss, which schedules it, checks the worker's heartbeat
 * and retries the ticket if it is overdue. A ticket isn't bound to a task in advance: when it is delivered, it claims
 * the next task in fair order, and keeps it until the task is done or the ticket is retried.
 * @param url of the Postgres that `database` uses
 */
export function pgBossQueue(database: Database, url: string, timing: BossTiming = usualTiming): Queue {
  let started: Promise<PgBoss> | null = null;
  const running = () => {
    started ??= startBoss(url, timing).catch((error) => {
      started = null;
      throw error;
    });
    return started;
  };

  return {
    async send(statements: Statements, tasks: readonly Task[]) {
      const boss = await running();
      const rows = tasks.map((task, place) => ({ ...task, id: randomUUID(), place }));
      await statements.execute(sendSql, [JSON.stringify(rows)]);
      const tickets = tasks.map(() => ({ data: { ticket: randomUUID() } }));
      await boss.insert(ticketQueue, tickets, { db: asPostgres(statements) });
    },

    /** The tickets stay. One that finds no task left simply completes. */
    async cancel(statements, jobId) {
      await statements.execute("DELETE FROM tasks WHERE job_id = $1", [jobId]);
    },

    count: () => countTasks(database),

    work(handle, { concurrency }) {
      const [stopped, leaving] = [new AbortController(), new AbortController()];
      const service = { database, handle, timing, givenBack: leaving.signal };
      const opening = openTicketWorkers(running, service, concurrency, stopped.signal);
      const closed = async () => Promise.all((await opening).map((close) => close()));
      return {
        async stop(withinMs) {
          stopped.abort();
          await finishOrGiveBack(closed(), leaving, withinMs);
        },
      };
    },

    async close() {
      if (started) await (await started).stop({ graceful: false });
    },
  };
}

/** What all ticket workers of a process share. Each handles one ticket at a time. */
interface Service {
  database: Database;
  handle: Handle;
  timing: BossTiming;
  /** Aborts when active tasks are given back for other processes. */
  givenBack: AbortSignal;
}

/**
 * Opens ticket workers once pg-boss runs; the database may be unreachable at start-up. With `count` 0, it only prepares
 * sending.
 */
async function openTicketWorkers(
  running: () => Promise<PgBoss>,
  service: Service,
  count: number,
  stopped: AbortSignal,
): Promise<(() => Promise<void>)[]> {
  const queues = Array.from({ length: count }, () => ticketQueue);
  if (count > 0) queues.push(deadQueue);
  while (!stopped.aborted) {
    try {
      const boss = await running();
      return await Promise.all(queues.map((queue) => openTicketWorker(boss, queue, service)));
    } catch (error) {
      log("error", "queue not started", { error });
      await pause(1_000, stopped);
    }
  }
  return [];
}

/** Handles tickets one at a time. Returns a function that stops after the current one. */
async function openTicketWorker(boss: PgBoss, queue: string, service: Service): Promise<() => Promise<void>> {
  const { pollSeconds, refreshSeconds } = service.timing;
  const options = {
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
    heartbeatRefreshSeconds: refreshSeconds,
  };
  let id = "";
  id = await boss.work<Ticket["data"]>(queue, options, async (tickets) => {
    // Otherwise pg-boss would pause after each ticket, even if more are waiting.
    boss.notifyWorker(id);
    for (const ticket of tickets) await serve(boss, queue, ticket, service);
  });
  return () => boss.offWork(queue, { id, wait: true });
}

/** A ticket fetched ahead would be kept from other machines. */
const noMore = () => {};

async function serve(boss: PgBoss, queue: string, ticket: Ticket, service: Service): Promise<void> {
  const { database, handle, givenBack } = service;
  const task = await database.transaction((statements) => exchange(boss, queue, ticket, statements), turns);
  if (!task) return;
  try {
    await unlessGivenBack(handle(task, AbortSignal.any([ticket.signal, givenBack]), noMore), givenBack);
    ticket.signal.throwIfAborted();
    await database.execute("DELETE FROM tasks WHERE id = $1 AND attempt = $2", [task.id, task.attempt]);
  } catch (error) {
    logUndone(task, error);
    const failures = ticket.signal.aborted ? 0 : failuresBy(error);
    const sql = "UPDATE tasks SET failures = failures + $1 WHERE id = $2 AND attempt = $3";
    if (failures > 0) await database.execute(sql, [failures, task.id, task.attempt]);
    throw error;
  }
}

/**
 * Exchanges a ticket for a task. @throws Error if another process has the ticket by now, so that no task is claimed
 * twice.
 */
async function exchange(
  boss: PgBoss,
  queue: string,
  ticket: Ticket,
  statements: Statements,
): Promise<ClaimedTask | null> {
  const { affected } = TouchedSchema.parse(await boss.touch(queue, ticket, { db: asPostgres(statements) }));
  if (affected === 0) throw new Error("The ticket was lost before it was exchanged");
  const name = ticket.data.ticket;
  const isFirst = queue === ticketQueue && ticket.retryCount === 0;
  if (!isFirst) await waitAgain(statements, name);
  return takeTurn(statements, name);
}
