import type { z } from "zod";

export type SqlValue = string | number | null;
/** Values of the parameters `$1`, `$2` ... by position, or of `$visitor` and the like by name. */
export type SqlValues = readonly SqlValue[] | { readonly [name: string]: SqlValue };

/** Statements, alone or inside a transaction. SQL is the subset that SQLite and Postgres both speak. */
export interface Statements {
  /** The rows that the statement gives, each parsed by `row`: what comes back from a disk is not trusted either. */
  query<T>(row: z.ZodType<T>, sql: string, values?: SqlValues): Promise<T[]>;
  /** Runs a statement and gives the number of rows that it changed. */
  execute(sql: string, values?: SqlValues): Promise<number>;
}

export interface Database extends Statements {
  /**
   * Runs `work` in one transaction; commits when it resolves, rolls back when it rejects. It excludes every other
   * transaction or, where `among` has names, at least those with one of them: a visitor's, if nothing but that
   * visitor's rows decide what it does. `work` must await nothing but its own statements, and may be run again.
   */
  transaction<T>(work: (statements: Statements) => Promise<T>, ...among: string[]): Promise<T>;
  /** Rejects with what is wrong where statements cannot be run. */
  check(): Promise<void>;
  close(): Promise<void>;
}
