import { keepFirstProblems } from "./keep-first-problems.ts";

type Dialect = "sqlite" | "postgres";

interface Migration {
  /** The number is the schema version it creates, followed by its subject. */
  name: string;
  /** SQL that both databases understand, or one text for each. */
  sql: string | Record<Dialect, string>;
}

/** A migration's SQL for one of the databases. */
export const sqlOf = ({ sql }: Migration, dialect: Dialect) => (typeof sql === "string" ? sql : sql[dialect]);

/**
 * All migrations in order. Never change one that was released: a database stores only how many it has applied. Times
 * are milliseconds since 1970, JSON is text, booleans are 0 or 1, which works the same in both databases.
 */
export const migrations: readonly Migration[] = [
  {
    name: "0001-tables",
    sql: `CREATE TABLE uploads (
     id TEXT PRIMARY KEY,
     visitor TEXT NOT NULL,
     kind TEXT NOT NULL,
     filename TEXT NOT NULL,
     content_type TEXT NOT NULL,
     bytes BIGINT NOT NULL,
     sha256 TEXT NOT NULL,
     created_at BIGINT NOT NULL,
     expires_at BIGINT NOT NULL,
     deleted_at BIGINT,
     files_deleted_at BIGINT
   );
   CREATE INDEX uploads_expiry ON uploads (expires_at);

   CREATE TABLE sessions (
     id TEXT PRIMARY KEY,
     visitor TEXT NOT NULL,
     upload_id TEXT NOT NULL REFERENCES uploads (id),
     state TEXT NOT NULL,
     revision BIGINT NOT NULL,
     content TEXT,
     created_at BIGINT NOT NULL,
     expires_at BIGINT NOT NULL
   );
   CREATE INDEX sessions_upload ON sessions (upload_id);
   CREATE INDEX sessions_expiry ON sessions (expires_at);

   CREATE TABLE jobs (
     id TEXT PRIMARY KEY,
     session_id TEXT NOT NULL UNIQUE REFERENCES sessions (id),
     visitor TEXT NOT NULL,
     state TEXT NOT NULL,
     order_json TEXT,
     total BIGINT NOT NULL,
     rejected BIGINT NOT NULL,
     problem_count BIGINT NOT NULL,
     problems TEXT NOT NULL,
     error_code TEXT,
     error_message TEXT,
     created_at BIGINT NOT NULL,
     started_at BIGINT,
     finished_at BIGINT,
     expires_at BIGINT NOT NULL,
     deleted_at BIGINT,
     files_deleted_at BIGINT
   );
   CREATE INDEX jobs_expiry ON jobs (expires_at);

   CREATE TABLE shards (
     job_id TEXT NOT NULL REFERENCES jobs (id),
     number BIGINT NOT NULL,
     state TEXT NOT NULL,
     attempt BIGINT NOT NULL,
     documents BIGINT NOT NULL,
     done BIGINT NOT NULL,
     failed BIGINT NOT NULL,
     parts BIGINT NOT NULL,
     problems TEXT NOT NULL,
     finished_at BIGINT,
     PRIMARY KEY (job_id, number)
   );

   CREATE TABLE results (
     id TEXT PRIMARY KEY,
     job_id TEXT NOT NULL REFERENCES jobs (id),
     visitor TEXT NOT NULL,
     kind TEXT NOT NULL,
     filename TEXT NOT NULL,
     content_type TEXT NOT NULL,
     bytes BIGINT NOT NULL,
     documents BIGINT NOT NULL,
     storage_key TEXT NOT NULL,
     expires_at BIGINT NOT NULL,
     UNIQUE (job_id, kind)
   );`,
  },
  {
    name: "0002-queue",
    sql: `CREATE TABLE tasks (
     id TEXT PRIMARY KEY,
     kind TEXT NOT NULL,
     job_id TEXT NOT NULL,
     shard BIGINT,
     visitor TEXT NOT NULL,
     state TEXT NOT NULL,
     attempt BIGINT NOT NULL,
     run_at BIGINT NOT NULL,
     lease_until BIGINT NOT NULL,
     owner TEXT NOT NULL,
     position BIGINT NOT NULL
   );
   CREATE TABLE turns (
     name TEXT PRIMARY KEY,
     served BIGINT NOT NULL
   );
   CREATE INDEX tasks_state ON tasks (state, run_at);
   CREATE INDEX tasks_job ON tasks (job_id);`,
  },
  {
    name: "0003-workers",
    sql: `CREATE INDEX tasks_lane ON tasks (state, job_id, position);
   CREATE INDEX tasks_owner ON tasks (owner);
   CREATE INDEX sessions_visitor ON sessions (visitor);
   CREATE TABLE workers (
     id TEXT PRIMARY KEY,
     host TEXT NOT NULL,
     pid BIGINT NOT NULL,
     started_at BIGINT NOT NULL,
     seen_at BIGINT NOT NULL,
     tasks BIGINT NOT NULL,
     documents BIGINT NOT NULL
   );`,
  },
  { name: "0004-upload-traces", sql: "ALTER TABLE uploads ADD COLUMN trace TEXT;" },
  {
    name: "0005-chores",
    sql: `CREATE TABLE chores (
     name TEXT PRIMARY KEY,
     begun_at BIGINT NOT NULL
   );`,
  },
  {
    name: "0006-preflights",
    sql: `CREATE TABLE preflights (
     session_id TEXT PRIMARY KEY REFERENCES sessions (id),
     visitor TEXT NOT NULL,
     fingerprint TEXT NOT NULL,
     state TEXT NOT NULL,
     owner TEXT NOT NULL,
     lease_until BIGINT NOT NULL,
     shards BIGINT NOT NULL,
     checked BIGINT NOT NULL,
     right_count BIGINT NOT NULL,
     problem_count BIGINT NOT NULL,
     problems TEXT NOT NULL
   );
   CREATE INDEX preflights_visitor ON preflights (visitor);`,
  },
  { name: "0007-newest-documents", sql: "ALTER TABLE shards ADD COLUMN newest TEXT;" },
  { name: "0008-shard-deletion", sql: "ALTER TABLE jobs ADD COLUMN shards_deleted_at BIGINT;" },
  {
    name: "0009-secrets",
    sql: `CREATE TABLE secrets (
     name TEXT PRIMARY KEY,
     value TEXT NOT NULL
   );`,
  },
  { name: "0010-preflight-claims", sql: "ALTER TABLE preflights ADD COLUMN claim TEXT NOT NULL DEFAULT '';" },
  // A status is polled several times per second and must not read, or skip over, every problem of its job.
  {
    name: "0011-shard-problems",
    sql: `CREATE TABLE shard_problems (
     job_id TEXT NOT NULL REFERENCES jobs (id),
     shard BIGINT NOT NULL,
     problems TEXT NOT NULL,
     PRIMARY KEY (job_id, shard)
   );
   INSERT INTO shard_problems SELECT job_id, number, problems FROM shards WHERE problems <> '[]';
   ALTER TABLE shards DROP COLUMN problems;`,
  },
  { name: "0012-first-problems", sql: keepFirstProblems },
  // A shard is a run of the documents of an input file: the halves of a shard share its input.
  {
    name: "0013-shard-parts",
    sql: `ALTER TABLE shards ADD COLUMN input BIGINT NOT NULL DEFAULT 0;
   ALTER TABLE shards ADD COLUMN first BIGINT NOT NULL DEFAULT 0;
   ALTER TABLE shards ADD COLUMN deaths BIGINT NOT NULL DEFAULT 0;
   ALTER TABLE shards ADD COLUMN worked_ms BIGINT;
   UPDATE shards SET input = number;`,
  },
  { name: "0014-task-failures", sql: "ALTER TABLE tasks ADD COLUMN failures BIGINT NOT NULL DEFAULT 0;" },
  {
    name: "0015-addresses",
    sql: `ALTER TABLE uploads ADD COLUMN address TEXT NOT NULL DEFAULT '';
   ALTER TABLE jobs ADD COLUMN address TEXT NOT NULL DEFAULT '';
   CREATE INDEX uploads_created ON uploads (created_at);
   CREATE INDEX jobs_state ON jobs (state);`,
  },
  {
    name: "0016-fair-turns",
    sql: `ALTER TABLE tasks ADD COLUMN address TEXT NOT NULL DEFAULT '';
   ALTER TABLE tasks ADD COLUMN documents BIGINT NOT NULL DEFAULT 1;
   ALTER TABLE turns ADD COLUMN clock BIGINT NOT NULL DEFAULT 0;
   DELETE FROM turns;`,
  },
  {
    name: "0017-previews",
    sql: `CREATE TABLE previews (
     id TEXT PRIMARY KEY,
     visitor TEXT NOT NULL,
     address TEXT NOT NULL,
     lease_until BIGINT NOT NULL
   );`,
  },
  { name: "0018-waiting-for", sql: "ALTER TABLE jobs ADD COLUMN waiting_for TEXT;" },
  {
    name: "0019-shares",
    sql: `CREATE TABLE shares (
     job_id TEXT PRIMARY KEY REFERENCES jobs (id),
     visitor TEXT NOT NULL,
     nonce TEXT NOT NULL,
     token_hash TEXT NOT NULL
   );`,
  },
  // A stopped job can be resumed. Each run has its own results, so that a late process can't replace those of a later
  // run.
  {
    name: "0020-stopped-jobs",
    sql: `ALTER TABLE jobs ADD COLUMN stopped_at BIGINT;
   ALTER TABLE jobs ADD COLUMN run BIGINT NOT NULL DEFAULT 0;
   ALTER TABLE jobs ADD COLUMN step_done BIGINT NOT NULL DEFAULT 0;`,
  },
  // The first shards are rendered while the others are still being planned.
  {
    name: "0021-planned-jobs",
    sql: `ALTER TABLE jobs ADD COLUMN planned_at BIGINT;
   UPDATE jobs SET planned_at = created_at WHERE EXISTS (SELECT 1 FROM shards WHERE job_id = jobs.id);`,
  },
];
