import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { z } from "zod";
import { log } from "#lib/log.ts";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";
import type { Database, SqlValue, SqlValues, Statements } from "./database.ts";
import { migratePostgres } from "./postgres-migrations.ts";

/** Limit for one statement, including waits for locks, and for an idle transaction. */
const statementTimeoutMs = 30_000;
/** Limit for getting a connection. The first attempt may be lost to the process itself: see `connectedTwice`. */
const usualConnectMs = 5_000;
/** Attempts of a transaction that runs into deadlocks or serialization failures. */
const tries = 3;
/** Approximate pause before a retry; grows with each attempt. */
const pauseMs = 50;

/** Plain query results, which pg-boss needs to work inside our transactions. */
export interface PostgresStatements extends Statements {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: pg.QueryResultRow[] }>;
}

/** @throws Error for statements of another database: a queue on Postgres needs Postgres transactions. */
export function asPostgres(statements: Statements): PostgresStatements {
  if (isPostgres(statements)) return statements;
  throw new Error("These statements don't belong to Postgres");
}

const isPostgres = (statements: Statements): statements is PostgresStatements => "executeSql" in statements;

/**
 * If the server stops just as a connection is made, the error arrives before anything listens for it, and an error
 * without a listener ends the process. Statements on such a connection reject.
 */
class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on("error", () => undefined);
  }
}

/**
 * Connection settings for a server that may restart or go silent, so that nothing waits forever. Everything else,
 * including TLS, is set in the URL (`?sslmode=verify-full`).
 */
export function connectionSettings(url: string, connections: number, connectMs = usualConnectMs) {
  return {
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    // The server enforces the first two timeouts; this one also applies when it is unreachable.
    query_timeout: statementTimeoutMs + 5_000,
    application_name: "rowpress",
    Client: SteadyClient,
  };
}

/** COUNT is a bigint and SUM a numeric, which pg returns as text. Our numbers stay far below 2 ** 53. */
const types = {
  getTypeParser: (type: number, format?: "text" | "binary") =>
    type === pg.types.builtins.INT8 || type === pg.types.builtins.NUMERIC
      ? Number
      : pg.types.getTypeParser(type, format),
};

/**
 * A Postgres, 13 or later, shared by any number of processes. Connects on demand, and again after the server was down;
 * meanwhile, statements reject with AppError `busy`.
 * @param connections maximum for this process
 */
export function openPostgres(url: string, connections = 8, connectMs?: number): Database {
  const pool = new pg.Pool({ ...connectionSettings(url, connections, connectMs), types });
  pool.on("error", (error) => log("warn", "database connection lost", { error }));

  let migrated: Promise<void> | null = null;
  const ready = () => {
    migrated ??= migratePostgres(pool).catch((error) => {
      migrated = null;
      throw error;
    });
    return migrated;
  };
  const whenReady = <T>(work: () => Promise<T>): Promise<T> => connectedTwice(() => ready().then(work)).catch(rethrow);
  const direct = statementsOn(pool);

  return {
    query: (row, sql, values) => whenReady(() => direct.query(row, sql, values)),
    execute: (sql, values) => whenReady(() => direct.execute(sql, values)),
    transaction: (work, ...among) => whenReady(() => retried(() => inTransaction(pool, work, among))),
    relaxed: (work) => whenReady(() => retried(() => inTransaction(pool, relaxedly(work), []))),
    check: async () => void (await whenReady(() => direct.execute("SELECT 1"))),
    close: () => pool.end(),
  };
}

/** The work in a transaction whose commit doesn't wait for the disk. */
function relaxedly<T>(work: (statements: Statements) => Promise<T>): (statements: Statements) => Promise<T> {
  return async (statements) => {
    await statements.execute("SET LOCAL synchronous_commit = off");
    return work(statements);
  };
}

function statementsOn(client: Pick<pg.ClientBase, "query">): PostgresStatements {
  const run = (sql: string, values: SqlValues = []) => client.query(...numbered(sql, values));
  return {
    query: async <T>(row: z.ZodType<T>, sql: string, values?: SqlValues) =>
      (await run(sql, values)).rows.map((found) => row.parse(found)),
    execute: async (sql, values) => (await run(sql, values)).rowCount ?? 0,
    executeSql: (text, values) => client.query(text, values),
  };
}

/** Postgres only has numbered parameters. @throws Error for a name without a value */
function numbered(sql: string, values: SqlValues): [sql: string, values: SqlValue[]] {
  if (isList(values)) return [sql, [...values]];
  const names = Object.keys(values);
  const text = sql.replace(/\$([A-Za-z_]\w*)/g, (_, name: string) => {
    if (!names.includes(name)) throw new Error(`The statement has no value for $${name}`);
    return `$${names.indexOf(name) + 1}`;
  });
  return [text, Object.values(values)];
}

const isList = (values: SqlValues): values is readonly SqlValue[] => Array.isArray(values);

async function inTransaction<T>(
  pool: pg.Pool,
  work: (statements: Statements) => Promise<T>,
  among: string[],
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // Otherwise a connection that breaks while idle would end the process.
  const onError = (error: Error) => {
    broken = error;
  };
  client.on("error", onError);
  try {
    await client.query(`BEGIN; ${lockSql(among)}`);
    const result = await work(statementsOn(client));
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch((failure: Error) => onError(failure));
    throw error;
  } finally {
    client.off("error", onError);
    client.release(broken);
  }
}

/** Two arbitrary numbers that distinguish our locks from those of other programs on the same database. */
const [everyone, namesakes] = [727_101, 727_102];

/**
 * Locks until the end of the transaction: against all others, or against those that share a name, in sorted order so
 * that no two deadlock. The transaction is READ COMMITTED, so each statement sees what the previous lock holder wrote.
 */
function lockSql(among: string[]): string {
  if (among.length === 0) return `SELECT pg_advisory_xact_lock(${everyone}, 0)`;
  const numbers = among.map((name) => createHash("sha256").update(name).digest().readInt32BE());
  const locks = numbers
    .toSorted((one, other) => one - other)
    .map((n) => `SELECT pg_advisory_xact_lock(${namesakes}, ${n})`);
  return [`SELECT pg_advisory_xact_lock_shared(${everyone}, 0)`, ...locks].join("; ");
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      // deadlock_detected and serialization_failure: everything was rolled back, so it can be retried.
      if (attempt === tries || !["40P01", "40001"].includes(codeOf(error))) throw error;
      // An immediate retry could take back the row that the other transaction just got, and they would collide again.
      await pause(attempt * (pauseMs + Math.random() * pauseMs));
    }
  }
}

/**
 * pg's messages if it gets no connection in time. No statement was sent; or, if pg-boss needed a connection for the
 * tasks of a transaction, the whole transaction was rolled back.
 */
const connectMessages = /^(timeout e|Connection terminated due to connection timeout)/;

/**
 * Tries again if there was no connection in time. A process that loads its modules on a busy machine is blocked for
 * seconds, and then the timeout fires first although the server has answered.
 */
async function connectedTwice<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || !connectMessages.test(error.message)) throw error;
    return work();
  }
}

/** Connection exceptions, a server that shuts down, starts or has no connections left, and socket errors. */
const awayCodes = /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN)$/;
/** Errors of pg without a code. */
const awayMessages = /^(Connection terminated|timeout e|Query read timeout|Client has encountered a connection error)/;

function rethrow(error: unknown): never {
  const isAway = error instanceof Error && (awayCodes.test(codeOf(error)) || awayMessages.test(error.message));
  if (!isAway) throw error;
  throw new AppError("busy", msg("api.database"), { retryAfterSeconds: 3, cause: error });
}
