import { log } from "#lib/log.ts";
import type { Container } from "../../container.ts";
import { endResult, someResults } from "../../records/everyone/results.ts";

/** Few enough requests per minute for an object store; a thousand results are checked in about an hour. */
const lookedAt = 20;

/**
 * Checks whether the files of some random results are still in the store. If a file is missing, its result expires and
 * we log an error: Rowpress itself never deletes a result early.
 */
export async function endLostResults({ database, storage }: Container, now: number): Promise<void> {
  for (const { id, jobId, kind, key } of await someResults(database, now, lookedAt)) {
    if (!(await isLost(storage, key))) continue;
    if (await endResult(database, id, now)) log("error", "result lost", { jobId, kind });
  }
}

/** An error from the store doesn't mean that the file is gone. */
async function isLost(storage: Container["storage"], key: string): Promise<boolean> {
  try {
    return (await storage.size(key)) === null;
  } catch (error) {
    log("warn", "could not check for a result", { error });
    return false;
  }
}
