import type pg from "pg";
import { migrations, sqlOf } from "./migrations.ts";

const migrationLock = 727_100;

/**
 * Migrates the schema to this version. Any number of processes may call this at once: they wait for each other.
 * @throws Error if a newer version created the schema.
 */
export async function migratePostgres(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${migrationLock})`);
    await client.query("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)");
    const { rows } = await client.query("SELECT version FROM schema_version");
    const version = Number(rows[0]?.version ?? 0);
    if (version > migrations.length)
      throw new Error("The database was created by a newer version of Rowpress. Start that version instead.");
    for (const step of migrations.slice(version)) await client.query(sqlOf(step, "postgres"));
    const write = rows.length > 0 ? "UPDATE schema_version SET version = $1" : "INSERT INTO schema_version VALUES ($1)";
    if (version < migrations.length) await client.query(write, [migrations.length]);
    await client.query("COMMIT");
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // A connection that failed in a transaction is closed, which rolls the transaction back.
    client.release(failure);
  }
}
