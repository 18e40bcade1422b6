/**
 * Time limits for responses, in milliseconds: longer than the deadline of a worker task (`taskRules` in
 * `lib/generation/workers/pool.ts`), so that the server fails first. Nobody waits for a worker process to use up two.
 */
export const timeLimitsMs = {
  /** At most one row of the database. */
  status: 15_000,
  /** A transaction. Idempotent, so it can be retried. */
  start: 20_000,
  /** Reads a session, with a preview. */
  read: 25_000,
  /** Checks every row again and draws a preview. */
  change: 75_000,
  /** After a direct upload, also reads the file. */
  create: 150_000,
  close: 30_000,
  /** A token for the store. */
  token: 20_000,
  /** A static file of the site: a sample, or part of the page. */
  own: 30_000,
  /** Without any upload progress. */
  uploadStall: 60_000,
  /** From the last byte on: reading and scaling a thousand photos takes a while. */
  uploadAnswer: 240_000,
} as const;
