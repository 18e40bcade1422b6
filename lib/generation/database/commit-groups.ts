import type { DatabaseSync } from "node:sqlite";

/** Some milliseconds of work, for which other processes wait. */
const mostInGroup = 50;

interface Waiting {
  work: () => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * Runs pieces of work in transactions, and commits with one wait for the disk what comes while the event loop turns once,
 * or while the group before is written: the wait holds up the whole process. Each piece is taken back by itself where it
 * fails, and nobody is told of anything that is not on the disk.
 * @param inTransaction runs a whole transaction, when the connection is free
 */
export function commitGroups(
  connection: DatabaseSync,
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>,
): { run<T>(work: () => Promise<T>): Promise<T>; settled(): Promise<void> } {
  const waiting: Waiting[] = [];
  let running: Promise<void> | null = null;

  async function runAll(): Promise<void> {
    while (waiting.length > 0) {
      await new Promise(setImmediate);
      await commit(waiting.splice(0, mostInGroup));
    }
    running = null;
  }

  async function commit(group: Waiting[]): Promise<void> {
    if (group.length === 1) return alone(group);
    const tell: (() => void)[] = [];
    try {
      await inTransaction(async () => {
        for (const piece of group) tell.push(await inSavepoint(connection, piece));
      });
    } catch {
      // The disk was full, or another fault of all of them: each meets it by itself, or does not.
      return alone(group);
    }
    for (const each of tell) each();
  }

  async function alone(group: Waiting[]): Promise<void> {
    for (const { work, resolve, reject } of group) await inTransaction(work).then(resolve, reject);
  }

  return {
    run<T>(work: () => Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        waiting.push({ work, resolve: (value) => resolve(value as T), reject });
        running ??= runAll();
      });
    },
    settled: async () => void (await running),
  };
}

/** @returns what tells of the outcome, once the whole is committed @throws where SQLite took back the whole */
async function inSavepoint(connection: DatabaseSync, { work, resolve, reject }: Waiting): Promise<() => void> {
  connection.exec("SAVEPOINT piece");
  try {
    const value = await work();
    connection.exec("RELEASE piece");
    return () => resolve(value);
  } catch (error) {
    if (!connection.isTransaction) throw error;
    connection.exec("ROLLBACK TO piece; RELEASE piece");
    return () => reject(error);
  }
}
