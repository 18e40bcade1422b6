/** SQL that both databases read alike, or one text for each of them. */
export type Migration = string | { sqlite: string; postgres: string };

/** Jobs with problems that were found while their documents were made: these join the job's own. */
const keepFirstProblems = (problemCount: string, firstProblems: string) => `
  UPDATE jobs SET
    problem_count = problem_count + (SELECT SUM(${problemCount}) FROM shard_problems WHERE job_id = jobs.id),
    problems = (SELECT ${firstProblems})
  WHERE EXISTS (SELECT 1 FROM shard_problems WHERE job_id = jobs.id);`;

/**
 * The tables, as numbered steps that are never changed once released. Times are milliseconds since 1970, JSON is
 * text, truth values are 0 or 1: both databases read these alike.
 */
export const migrations: readonly Migration[] = [
  `CREATE TABLE uploads (
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
  `CREATE TABLE tasks (
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
  `CREATE INDEX tasks_lane ON tasks (state, job_id, position);
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
  "ALTER TABLE uploads ADD COLUMN trace TEXT;",
  `CREATE TABLE chores (
     name TEXT PRIMARY KEY,
     begun_at BIGINT NOT NULL
   );`,
  `CREATE TABLE preflights (
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
  "ALTER TABLE shards ADD COLUMN newest TEXT;",
  "ALTER TABLE jobs ADD COLUMN shards_deleted_at BIGINT;",
  `CREATE TABLE secrets (
     name TEXT PRIMARY KEY,
     value TEXT NOT NULL
   );`,
  "ALTER TABLE preflights ADD COLUMN claim TEXT NOT NULL DEFAULT '';",
  // A status is asked for several times a second and must not read, or pass over, every problem of its job.
  `CREATE TABLE shard_problems (
     job_id TEXT NOT NULL REFERENCES jobs (id),
     shard BIGINT NOT NULL,
     problems TEXT NOT NULL,
     PRIMARY KEY (job_id, shard)
   );
   INSERT INTO shard_problems SELECT job_id, number, problems FROM shards WHERE problems <> '[]';
   ALTER TABLE shards DROP COLUMN problems;`,
  {
    sqlite: keepFirstProblems(
      "json_array_length(problems)",
      `json_group_array(json(value)) FROM (
         SELECT value FROM (
           SELECT value, 0 AS shard, key AS place FROM json_each(jobs.problems) UNION ALL
           SELECT found.value, shard, found.key FROM shard_problems, json_each(shard_problems.problems) found
           WHERE job_id = jobs.id
         ) ORDER BY shard, place LIMIT 100)`,
    ),
    postgres: keepFirstProblems(
      "json_array_length(problems::json)",
      `json_agg(value)::text FROM (
         SELECT value FROM (
           SELECT value, 0 AS shard, place FROM json_array_elements(jobs.problems::json) WITH ORDINALITY planned (value, place)
           UNION ALL
           SELECT found.value, shard, found.place FROM shard_problems,
             json_array_elements(shard_problems.problems::json) WITH ORDINALITY found (value, place)
           WHERE job_id = jobs.id
         ) every ORDER BY shard, place LIMIT 100) shown`,
    ),
  },
  // A shard is a run of the documents of an input file: halves of a shard share its input.
  `ALTER TABLE shards ADD COLUMN input BIGINT NOT NULL DEFAULT 0;
   ALTER TABLE shards ADD COLUMN first BIGINT NOT NULL DEFAULT 0;
   ALTER TABLE shards ADD COLUMN deaths BIGINT NOT NULL DEFAULT 0;
   ALTER TABLE shards ADD COLUMN worked_ms BIGINT;
   UPDATE shards SET input = number;`,
  "ALTER TABLE tasks ADD COLUMN failures BIGINT NOT NULL DEFAULT 0;",
  `ALTER TABLE uploads ADD COLUMN address TEXT NOT NULL DEFAULT '';
   ALTER TABLE jobs ADD COLUMN address TEXT NOT NULL DEFAULT '';
   CREATE INDEX uploads_created ON uploads (created_at);
   CREATE INDEX jobs_state ON jobs (state);`,
  `ALTER TABLE tasks ADD COLUMN address TEXT NOT NULL DEFAULT '';
   ALTER TABLE tasks ADD COLUMN documents BIGINT NOT NULL DEFAULT 1;
   ALTER TABLE turns ADD COLUMN clock BIGINT NOT NULL DEFAULT 0;
   DELETE FROM turns;`,
  `CREATE TABLE previews (
     id TEXT PRIMARY KEY,
     visitor TEXT NOT NULL,
     address TEXT NOT NULL,
     lease_until BIGINT NOT NULL
   );`,
  "ALTER TABLE jobs ADD COLUMN waiting_for TEXT;",
];
