import { log } from "#lib/log.ts";
import type { Container } from "../../container.ts";
import { endResult, someResults } from "../../records/everyone/results.ts";

/** Few enough for a store that is asked over HTTP every minute; a thousand results are looked at in about an hour. */
const lookedAt = 20;

/**
 * Looks whether the files of some results are still in the store. A result that has lost its file ends, so that its
 * download is gone, and is told to the operator: nothing of ours deletes one before its time.
 */
export async function endLostResults({ database, storage }: Container, now: number): Promise<void> {
  for (const { id, jobId, kind, key } of await someResults(database, now, lookedAt)) {
    if (!(await isLost(storage, key))) continue;
    if (await endResult(database, id, now)) log("error", "result lost", { jobId, kind });
  }
}

/** A store that does not answer has lost nothing. */
async function isLost(storage: Container["storage"], key: string): Promise<boolean> {
  try {
    return (await storage.size(key)) === null;
  } catch (error) {
    log("warn", "could not check for a result", { error });
    return false;
  }
}
