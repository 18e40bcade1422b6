import assert from "node:assert/strict";
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { after, afterEach, before, test } from "node:test";
import { z } from "zod";
import { newJobId } from "../common/ids/ids.ts";
import type { Database } from "../database/database.ts";
import { openPostgres } from "../database/postgres.ts";
import { type PostgresServer, startPostgresServer } from "../database/postgres-server.fixture.ts";
import { pgBossQueue } from "./pg-boss-queue.ts";
import { queueContract } from "./queue.contract.ts";
import type { Queue } from "./queue.ts";

const timing = { pollSeconds: 0.5, refreshSeconds: 0.1, superviseSeconds: 1, retrySeconds: 0 };

let server: PostgresServer;
before(async () => {
  server = await startPostgresServer();
});
const open: (Database | Queue)[] = [];
const opened = <T extends Database | Queue>(one: T): T => {
  open.push(one);
  return one;
};
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});
after(() => server.stop());

queueContract("pg-boss", async () => {
  const url = await server.createDatabase();
  const database = opened(openPostgres(url));
  return {
    database,
    queue: opened(pgBossQueue(database, url, timing)),
    other: opened(pgBossQueue(opened(openPostgres(url)), url, timing)),
    // What pg-boss does with a ticket whose heartbeat is overdue.
    silence: async () =>
      void (await database.execute(
        "UPDATE pgboss.job SET state = 'retry', heartbeat_on = NULL WHERE state = 'active'",
      )),
  };
});

/** Skips the time that pg-boss waits for a heartbeat. */
const heartbeatsMissed = (database: Database) =>
  database.execute("UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '1 minute' WHERE state = 'active'");

const renderTasks = (count: number) => {
  const jobId = newJobId();
  return Array.from({ length: count }, (_, shard) => ({
    kind: "render" as const,
    jobId,
    shard,
    visitor: "v",
    address: "a",
    documents: 1,
  }));
};

async function openQueue() {
  const url = await server.createDatabase();
  const database = opened(openPostgres(url));
  return { url, database, queue: opened(pgBossQueue(database, url, timing)) };
}

test("reassigns the task of a killed process, as its second attempt", async () => {
  const { url, database, queue } = await openQueue();
  await database.transaction((statements) => queue.send(statements, renderTasks(1)));
  const holder = fork(join(import.meta.dirname, "task-holder.fixture.ts"), [url]);
  await once(holder, "message");
  holder.kill("SIGKILL");
  await once(holder, "exit");
  const taken = Promise.withResolvers<number>();
  const worker = queue.work(async ({ attempt }) => taken.resolve(attempt), { concurrency: 1 });
  await heartbeatsMissed(database);
  assert.equal(await taken.promise, 2);
  await worker.stop();
});

test("loses no task when the server is restarted", async () => {
  const { database, queue } = await openQueue();
  const tasks = renderTasks(40);
  await database.transaction((statements) => queue.send(statements, tasks));
  const done = new Set<number | null>();
  const [half, all] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const worker = queue.work(
    async ({ shard }) => {
      done.add(shard);
      if (done.size === tasks.length / 2) half.resolve();
      if (done.size === tasks.length) all.resolve();
    },
    { concurrency: 3 },
  );
  await half.promise;
  await server.restart();
  await heartbeatsMissed(database);
  await all.promise;
  await worker.stop();
});

test("starts in many processes at the same time on an empty database", async () => {
  const url = await server.createDatabase();
  const queues = Array.from({ length: 20 }, () => {
    const database = opened(openPostgres(url, 1));
    return { database, queue: opened(pgBossQueue(database, url, timing)) };
  });
  const workers = queues.map(({ queue }) => queue.work(async () => {}, { concurrency: 0 }));
  await Promise.all(
    queues.map(({ database, queue }) => database.transaction((statements) => queue.send(statements, renderTasks(1)))),
  );
  await Promise.all(workers.map((worker) => worker.stop()));
  const sql = "SELECT COUNT(*) AS count FROM pgboss.job WHERE name = 'tickets'";
  assert.deepEqual(await queues[0]?.database.query(z.object({ count: z.number() }), sql), [{ count: 20 }]);
});
