import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { z } from "zod";
import type { Database, SqlValue, Statements } from "./database.ts";
import { migrations } from "./schema.ts";

/** How long a process waits for another one's write; a write here takes well under a millisecond. */
const busyTimeoutMs = 10_000;

/**
 * The embedded database: one file, shared by several processes of one machine. WAL with `synchronous = FULL`
 * survives `kill -9` and power cuts without losing a committed row.
 * @param path of the file; its folder is made if missing.
 */
export function openSqlite(path: string): Database {
  mkdirSync(dirname(path), { recursive: true });
  const connection = new DatabaseSync(path, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  connection.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
  migrate(connection);

  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    const statement = prepared.get(sql) ?? connection.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const direct: Statements = {
    query: async <T>(row: z.ZodType<T>, sql: string, parameters: readonly SqlValue[] = []) =>
      prepare(sql)
        .all(named(parameters))
        .map((found) => row.parse(found)),
    execute: async (sql, parameters = []) => Number(prepare(sql).run(named(parameters)).changes),
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

async function inTransaction<T>(connection: DatabaseSync, work: () => Promise<T>): Promise<T> {
  connection.exec("BEGIN IMMEDIATE");
  try {
    const result = await work();
    connection.exec("COMMIT");
    return result;
  } catch (error) {
    connection.exec("ROLLBACK");
    throw error;
  }
}

function migrate(connection: DatabaseSync): void {
  connection.exec("BEGIN IMMEDIATE");
  const version = Number(connection.prepare("PRAGMA user_version").get()?.user_version ?? 0);
  if (version > migrations.length) throw new Error("The database was made by a newer Rowpress. Start that one.");
  for (const step of migrations.slice(version)) connection.exec(step);
  connection.exec(`PRAGMA user_version = ${migrations.length}`);
  connection.exec("COMMIT");
}
