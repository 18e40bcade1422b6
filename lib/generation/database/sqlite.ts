import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import type { Database, SqlValue, Statements } from "./database.ts";
import { migrations } from "./schema.ts";

/** How long a process waits for another one's write; a write here takes well under a millisecond. */
const busyTimeoutMs = 10_000;
/** How much of that at a stretch, since it blocks the process, and the pause that others get in between. */
const blockingMs = 20;
const pauseMs = 2;
/** SQLITE_BUSY, of https://sqlite.org/rescode.html */
const busyCode = 5;

/**
 * The embedded database: one file, shared by several processes of one machine. WAL with `synchronous = FULL`
 * survives `kill -9` and power cuts without losing a committed row.
 * @param path of the file; its folder is made if missing.
 */
export function openSqlite(path: string): Database {
  mkdirSync(dirname(path), { recursive: true });
  const connection = new DatabaseSync(path, { enableForeignKeyConstraints: true });
  connection.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;`);
  migrate(connection);
  connection.exec(`PRAGMA busy_timeout = ${blockingMs}`);

  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    const statement = prepared.get(sql) ?? connection.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const direct: Statements = {
    query: async <T>(row: z.ZodType<T>, sql: string, parameters: readonly SqlValue[] = []) =>
      (await patiently(() => prepare(sql).all(named(parameters)))).map((found) => row.parse(found)),
    execute: async (sql, parameters = []) =>
      Number((await patiently(() => prepare(sql).run(named(parameters)))).changes),
  };

  // One connection has one transaction: whatever comes while it is open waits for its end.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };

  return {
    query: (row, sql, parameters) => inTurn(() => direct.query(row, sql, parameters)),
    execute: (sql, parameters) => inTurn(() => direct.execute(sql, parameters)),
    transaction: (work) => inTurn(() => inTransaction(connection, () => work(direct))),
    close: () => inTurn(async () => connection.close()),
  };
}

/** SQLite binds `$1` by its name. */
function named(parameters: readonly SqlValue[]): Record<string, SqlValue> {
  return Object.fromEntries(parameters.map((value, index) => [`$${index + 1}`, value]));
}

/** Waits for other connections without keeping the rest of this process, or one of them within it, from going on. */
async function patiently<T>(work: () => T): Promise<T> {
  for (const deadline = performance.now() + busyTimeoutMs; ; await sleep(pauseMs)) {
    try {
      return work();
    } catch (error) {
      const isBusy = error instanceof Error && "errcode" in error && error.errcode === busyCode;
      if (!isBusy || performance.now() > deadline) throw error;
    }
  }
}

async function inTransaction<T>(connection: DatabaseSync, work: () => Promise<T>): Promise<T> {
  await patiently(() => connection.exec("BEGIN IMMEDIATE"));
  try {
    const result = await work();
    connection.exec("COMMIT");
    return result;
  } catch (error) {
    // SQLite itself takes back a transaction that a full disk, or a broken one, has stopped.
    if (connection.isTransaction) connection.exec("ROLLBACK");
    throw error;
  }
}

function migrate(connection: DatabaseSync): void {
  connection.exec("BEGIN IMMEDIATE");
  const version = Number(connection.prepare("PRAGMA user_version").get()?.user_version ?? 0);
  if (version > migrations.length) throw new Error("The database was made by a newer Rowpress. Start that one.");
  for (const step of migrations.slice(version)) connection.exec(typeof step === "string" ? step : step.sqlite);
  connection.exec(`PRAGMA user_version = ${migrations.length}`);
  connection.exec("COMMIT");
}
