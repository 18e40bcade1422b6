import type { z } from "zod";

/** A value that both databases can store; booleans are 0 or 1. */
export type SqlValue = string | number | null;
/** Parameter values: by position for `$1`, `$2`, or by name for `$visitor` and the like. */
export type SqlValues = readonly SqlValue[] | { readonly [name: string]: SqlValue };

/** Runs statements, alone or inside a transaction. SQL is limited to the subset that SQLite and Postgres share. */
export interface Statements {
  /** Returns the rows, each parsed by `row`, because stored data isn't trusted either. */
  query<T>(row: z.ZodType<T>, sql: string, values?: SqlValues): Promise<T[]>;
  /** Returns the number of changed rows. */
  execute(sql: string, values?: SqlValues): Promise<number>;
}

export interface Database extends Statements {
  /**
   * Runs `work` in one transaction: commits when it resolves, rolls back when it rejects. Excludes all other
   * transactions or, with names in `among`, at least those that share one. Use a visitor's id if only that visitor's
   * rows affect the outcome. `work` must await nothing but its own statements, and may be run again.
   */
  transaction<T>(work: (statements: Statements) => Promise<T>, ...among: string[]): Promise<T>;
  /**
   * Like `transaction`, but a power cut may undo it, unless a later `transaction` was committed. It saves a wait for
   * the disk, for changes that would then merely be made again, such as the claim of a task.
   */
  relaxed<T>(work: (statements: Statements) => Promise<T>): Promise<T>;
  /** Rejects with the cause if the database can't run statements. */
  check(): Promise<void>;
  close(): Promise<void>;
}
