import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import { commitGroups } from "./commit-groups.ts";
import type { Database, SqlValue, SqlValues, Statements } from "./database.ts";
import { migrations, sqlOf } from "./migrations.ts";
import { watchFile } from "./watch-file.ts";

/** How long a process waits for another one's write; a write here takes well under a millisecond. */
const busyTimeoutMs = 10_000;
/** How long one wait may block the process, and the pause in between that gives others a chance. */
const blockingMs = 20;
const pauseMs = 2;
/** SQLITE_BUSY, SQLITE_CORRUPT and SQLITE_NOTADB, from https://sqlite.org/rescode.html */
const busyCode = 5;
const damageCodes = [11, 26];

/**
 * The embedded database: one file, shared by the processes of one machine. WAL with `synchronous = FULL` survives `kill
 * -9` and power cuts without losing a committed row; relaxed transactions only survive `kill -9`.
 * @param path of the file; its folder is created if missing.
 * @param onDamage called with the error of a statement that finds the file damaged; there is no recovery
 * @param onLost called if the file is replaced or removed: what is written from then on is lost with the process
 * @throws Error if the file is no database, or damaged
 */
export function openSqlite(
  path: string,
  onDamage: (error: Error) => void = () => {},
  onLost: (error: Error) => void = () => {},
): Database {
  mkdirSync(dirname(path), { recursive: true });
  const connection = new DatabaseSync(path, { enableForeignKeyConstraints: true });
  connection.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;`);
  requireSound(connection);
  migrate(connection);
  connection.exec(`PRAGMA busy_timeout = ${blockingMs}`);

  const stopWatching = watchFile(path, onLost);
  const direct = statementsOn(connection, onDamage);

  // A connection has one transaction at a time: other statements wait for its end.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };

  const groups = commitGroups(connection, (work, isRelaxed) =>
    inTurn(() => (isRelaxed ? withoutSync(connection, work) : inTransaction(connection, work))),
  );
  const only = (sql: string) => (sql.trimStart().startsWith("SELECT") ? inTurn : groups.run);

  return {
    query: (row, sql, values) => only(sql)(() => direct.query(row, sql, values)),
    execute: (sql, values) => only(sql)(() => direct.execute(sql, values)),
    transaction: (work) => groups.run(() => work(direct)),
    relaxed: (work) => groups.run(() => work(direct), true),
    check: async () => void (await inTurn(() => direct.execute("SELECT 1"))),
    async close() {
      stopWatching();
      await groups.settled();
      await inTurn(async () => connection.close());
    },
  };
}

/** Statements that run at once, whatever else uses the connection. Each is prepared once. */
function statementsOn(connection: DatabaseSync, onDamage: (error: Error) => void): Statements {
  const prepared = new Map<string, { statement: StatementSync; names: string[] }>();
  const bound = (sql: string, values: SqlValues) => {
    const known = prepared.get(sql) ?? { statement: connection.prepare(sql), names: sql.match(/\$\w+/g) ?? [] };
    prepared.set(sql, known);
    const given = named(values);
    // SQLite itself would use NULL.
    const missing = known.names.find((name) => given[name] === undefined);
    if (missing) throw new Error(`The statement has no value for ${missing}`);
    return { statement: known.statement, given };
  };
  const watched = async <T>(work: () => T): Promise<T> => {
    try {
      return await patiently(work);
    } catch (error) {
      if (damageCodes.some((code) => hasCode(error, code))) onDamage(error as Error);
      throw error;
    }
  };
  return {
    async query<T>(row: z.ZodType<T>, sql: string, values: SqlValues = []) {
      const found = await watched(() => {
        const { statement, given } = bound(sql, values);
        return statement.all(given);
      });
      return found.map((each) => row.parse(each));
    },
    async execute(sql, values = []) {
      const { changes } = await watched(() => {
        const { statement, given } = bound(sql, values);
        return statement.run(given);
      });
      return Number(changes);
    },
  };
}

/** SQLite binds every parameter by name; those of a list are named by their position. */
function named(values: SqlValues): Record<string, SqlValue> {
  const nameOf = Array.isArray(values) ? (key: string) => `$${Number(key) + 1}` : (key: string) => `$${key}`;
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [nameOf(key), value]));
}

/** Waits for other connections without blocking this process for long. */
async function patiently<T>(work: () => T): Promise<T> {
  for (const deadline = performance.now() + busyTimeoutMs; ; await sleep(pauseMs)) {
    try {
      return work();
    } catch (error) {
      if (!hasCode(error, busyCode) || performance.now() > deadline) throw error;
    }
  }
}

/** Compares SQLite's primary code; the higher bits only add detail. */
const hasCode = (error: unknown, code: number) =>
  error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === code;

/** Finds damage at start-up that a query would run into later. */
function requireSound(connection: DatabaseSync): void {
  const [found] = connection.prepare("PRAGMA quick_check(1)").all();
  if (found?.quick_check !== "ok") throw new Error(`The database is damaged: ${found?.quick_check}`);
}

async function inTransaction<T>(connection: DatabaseSync, work: () => Promise<T>): Promise<T> {
  await patiently(() => connection.exec("BEGIN IMMEDIATE"));
  try {
    const result = await work();
    connection.exec("COMMIT");
    return result;
  } catch (error) {
    // SQLite itself rolls back after some errors, such as a full disk or an I/O error.
    if (connection.isTransaction) connection.exec("ROLLBACK");
    throw error;
  }
}

/**
 * In WAL mode, `NORMAL` doesn't wait for the disk; the next `FULL` commit does:
 * https://sqlite.org/pragma.html#pragma_synchronous
 */
async function withoutSync<T>(connection: DatabaseSync, work: () => Promise<T>): Promise<T> {
  connection.exec("PRAGMA synchronous = NORMAL");
  try {
    return await inTransaction(connection, work);
  } finally {
    connection.exec("PRAGMA synchronous = FULL");
  }
}

function migrate(connection: DatabaseSync): void {
  connection.exec("BEGIN IMMEDIATE");
  const version = Number(connection.prepare("PRAGMA user_version").get()?.user_version ?? 0);
  if (version > migrations.length)
    throw new Error("The database was created by a newer version of Rowpress. Start that version instead.");
  for (const step of migrations.slice(version)) connection.exec(sqlOf(step, "sqlite"));
  connection.exec(`PRAGMA user_version = ${migrations.length}`);
  connection.exec("COMMIT");
}
