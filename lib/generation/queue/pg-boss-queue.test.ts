import { after, afterEach, before } from "node:test";
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
    // As pg-boss does with a ticket that was not heard of in time.
    silence: async () =>
      void (await database.execute(
        "UPDATE pgboss.job SET state = 'retry', heartbeat_on = NULL WHERE state = 'active'",
      )),
  };
});
