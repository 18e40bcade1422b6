import type { DatabaseSync } from "node:sqlite";

/** A few milliseconds of work, during which other processes wait. */
const mostInGroup = 50;

interface Waiting {
  work: () => Promise<unknown>;
  /** Whether a power cut may undo it. */
  isRelaxed: boolean;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * Group commit: runs all work that arrives within one turn of the event loop, or while the previous group is being
 * written, in one transaction, because each wait for the disk blocks the whole process. Failing work is rolled back on
 * its own. No promise resolves before its data is on the disk, except that of relaxed work.
 * @param inTransaction runs a whole transaction as soon as the connection is free; a relaxed one doesn't wait for the
 * disk
 */
export function commitGroups(
  connection: DatabaseSync,
  inTransaction: <T>(work: () => Promise<T>, isRelaxed: boolean) => Promise<T>,
): { run<T>(work: () => Promise<T>, isRelaxed?: boolean): Promise<T>; settled(): Promise<void> } {
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
    const reports: (() => void)[] = [];
    try {
      await inTransaction(
        async () => {
          for (const piece of group) reports.push(await inSavepoint(connection, piece));
        },
        group.every(({ isRelaxed }) => isRelaxed),
      );
    } catch {
      // The disk was full, or another error hit the whole group: run each piece on its own.
      return alone(group);
    }
    for (const report of reports) report();
  }

  async function alone(group: Waiting[]): Promise<void> {
    for (const { work, isRelaxed, resolve, reject } of group) {
      await inTransaction(work, isRelaxed).then(resolve, reject);
    }
  }

  return {
    run<T>(work: () => Promise<T>, isRelaxed = false): Promise<T> {
      return new Promise((resolve, reject) => {
        waiting.push({ work, isRelaxed, resolve: (value) => resolve(value as T), reject });
        running ??= runAll();
      });
    },
    settled: async () => void (await running),
  };
}

/** @returns reports the outcome; call it after the commit @throws if SQLite rolled back the whole transaction */
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
