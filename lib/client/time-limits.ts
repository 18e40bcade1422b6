/**
 * How long an answer may take, in milliseconds: longer than the server's own limits where these are what fails first
 * (`usualDeadlinesMs` of its worker processes).
 */
export const timeLimitsMs = {
  /** One row of the database, or none. */
  status: 15_000,
  /** A transaction; starting again gives the same job. */
  start: 20_000,
  /** Reads a session, with a preview. */
  read: 20_000,
  /** Checks every row anew, and has a preview made. */
  change: 75_000,
  /** Where the file went straight to the store, reads it first. */
  create: 150_000,
  close: 30_000,
  /** A token for the store. */
  token: 20_000,
  /** A file of the site's own: a sample, or a part of the page. */
  own: 30_000,
  /** Between two signs of a file on its way. */
  uploadStall: 60_000,
  /** From its last byte on: a thousand photos are read and made smaller. */
  uploadAnswer: 240_000,
} as const;
