import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { after, before, describe, test } from "node:test";
import pg from "pg";
import { z } from "zod";
import { AppError } from "../common/errors/app-error.ts";
import { databaseContract, migrationContract } from "./database.contract.ts";
import type { Database } from "./database.ts";
import { migrations, sqlOf } from "./migrations.ts";
import { connectionSettings, openPostgres } from "./postgres.ts";
import { type PostgresServer, startPostgresServer } from "./postgres-server.fixture.ts";

const OneSchema = z.object({ one: z.number() });
const isBusy = (error: unknown) => error instanceof AppError && error.code === "busy";

let server: PostgresServer;
let shared: string;
before(async () => {
  server = await startPostgresServer();
  shared = await server.createDatabase();
});
after(() => server.stop());

databaseContract("Postgres", async () => openPostgres(shared));

migrationContract("Postgres", async (version, sql) => {
  const url = await server.createDatabase();
  const older = new pg.Client({ connectionString: url });
  await older.connect();
  for (const step of migrations.slice(0, version)) await older.query(sqlOf(step, "postgres"));
  await older.query(`${sql}; CREATE TABLE schema_version (version BIGINT NOT NULL)`);
  await older.query("INSERT INTO schema_version VALUES ($1)", [version]);
  await older.end();
  return openPostgres(url);
});

describe("Postgres", () => {
  let url: string;
  let database: Database;
  before(async () => {
    url = await server.createDatabase();
    database = openPostgres(url);
  });
  after(() => database.close());
  const one = () => database.query(OneSchema, "SELECT 1 AS one");

  test("is migrated once, however many processes start at the same time", async () => {
    const fresh = await server.createDatabase();
    const all = Array.from({ length: 20 }, () => openPostgres(fresh, 1));
    const seen = await Promise.all(
      all.map((each) => each.query(z.object({ count: z.number() }), "SELECT COUNT(*) AS count FROM schema_version")),
    );
    assert.deepEqual(seen.flat(), Array(20).fill({ count: 1 }));
    await Promise.all(all.map((each) => each.close()));
  });

  test("refuses a database of a newer version", async () => {
    const newer = await server.createDatabase();
    const first = openPostgres(newer);
    await first.execute("UPDATE schema_version SET version = version + 1");
    await first.close();
    const second = openPostgres(newer);
    await assert.rejects(second.query(OneSchema, "SELECT 1 AS one"), /newer version of Rowpress/);
    await second.close();
  });

  test("runs two names at the same time, and a transaction without names alone", async () => {
    const steps: string[] = [];
    const gate = Promise.withResolvers<void>();
    const open = Promise.withResolvers<void>();
    const anna = database.transaction(async () => {
      open.resolve();
      await gate.promise;
      steps.push("anna");
    }, "anna");
    await open.promise;
    const alone = database.transaction(async () => void steps.push("alone"));
    const again = database.transaction(async () => void steps.push("anna again"), "anna");
    await waitingForLocks(url, 2);
    gate.resolve();
    await Promise.all([anna, alone, again]);
    assert.equal(steps[0], "anna");
    await database.transaction(async () => database.transaction(async () => void steps.push("inner"), "bob"), "anna");
    assert.equal(steps.at(-1), "inner");
  });

  test("retries a transaction that deadlocked with another", async () => {
    await database.execute("CREATE TABLE pair (id BIGINT PRIMARY KEY, size BIGINT)");
    await database.execute("INSERT INTO pair VALUES (1, 0), (2, 0)");
    let runs = 0;
    let holding = 0;
    const bothHoldOne = Promise.withResolvers<void>();
    const add = (first: number, second: number) =>
      database.transaction(async (statements) => {
        runs += 1;
        await statements.execute("UPDATE pair SET size = size + 1 WHERE id = $1", [first]);
        holding += 1;
        if (holding === 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await statements.execute("UPDATE pair SET size = size + 1 WHERE id = $1", [second]);
      }, String(first));
    await Promise.all([add(1, 2), add(2, 1)]);
    const sizes = await database.query(z.object({ size: z.number() }), "SELECT size FROM pair");
    assert.deepEqual([runs, sizes], [3, [{ size: 2 }, { size: 2 }]]);
  });

  test("rolls back a transaction whose connection is cut, and keeps working", async () => {
    await database.execute("CREATE TABLE cut (id BIGINT)");
    const cut = database.transaction(async (statements) => {
      await statements.execute("INSERT INTO cut VALUES (1)");
      await terminateOthers(url);
      await statements.execute("INSERT INTO cut VALUES (2)");
    });
    await assert.rejects(cut, isBusy);
    assert.deepEqual(await onceBack(() => database.query(z.object({ id: z.number() }), "SELECT id FROM cut")), []);
  });

  test("is busy while the server is down, and works again when it is back", async () => {
    await onceBack(one);
    const restarted = server.restart();
    const answers = await Promise.allSettled(Array.from({ length: 20 }, one));
    for (const answer of answers) assert.ok(answer.status === "fulfilled" || isBusy(answer.reason));
    await restarted;
    assert.deepEqual(await onceBack(one), [{ one: 1 }]);
  });
});

test("reconnects if the process was too busy to see the server's answer in time", async () => {
  const connectMs = 200;
  const database = openPostgres(await server.createDatabase(), 8, connectMs);
  const asked = database.query(OneSchema, "SELECT 1 AS one");
  await new Promise((resolve) => setImmediate(resolve));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3 * connectMs);
  assert.deepEqual(await asked, [{ one: 1 }]);
  await database.close();
});

test("doesn't wait forever for a server that accepts connections but never answers", async () => {
  const held: Socket[] = [];
  const silent = createServer((socket) => held.push(socket)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = z.object({ port: z.number() }).parse(silent.address());
  const database = openPostgres(`postgres://postgres@127.0.0.1:${port}/none`, 8, 200);
  await assert.rejects(database.query(OneSchema, "SELECT 1 AS one"), isBusy);
  for (const socket of held) socket.destroy();
  silent.close();
  await database.close();
});

/** Retries while the database is unreachable, as a client told to retry in a few seconds does. */
async function onceBack<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
  }
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await work(client);
  await client.end();
}

const terminateOthers = (url: string) =>
  withClient(url, async (client) => {
    await client.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
    );
  });

/** Resolves once `count` connections wait for a lock. */
const waitingForLocks = (url: string, count: number) =>
  withClient(url, async (client) => {
    const sql =
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND pid <> pg_backend_pid()";
    while ((await client.query(sql)).rows.length < count);
  });

test("an error on a connection that nobody listens to yet doesn't end the process", () => {
  const { Client } = connectionSettings("postgres://localhost/none", 1);
  assert.ok(new Client().emit("error", new Error("terminating connection due to administrator command")));
});
