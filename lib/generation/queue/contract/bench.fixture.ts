import type { JobId } from "#lib/contracts/ids.ts";
import { newJobId } from "../../common/ids/ids.ts";
import type { Database } from "../../database/database.ts";
import type { Queue, Task } from "../queue.ts";

/** Creates an empty queue that retries without pauses. */
export type NewBench = () => Promise<Bench>;

export interface Bench {
  database: Database;
  queue: Queue;
  /** A second queue on the same database, as in another process. */
  other: Queue;
  /** Makes active tasks look as if their process had been silent for a long time. */
  silence(): Promise<void>;
}

export const task = (jobId: JobId, shard: number | null, visitor = "v1", address = "a1", documents = 1): Task => ({
  kind: "render",
  jobId,
  shard,
  visitor,
  address,
  documents,
});
export const tasks = (count: number, ...[visitor, address, documents]: [string, string, number]) => {
  const job = newJobId();
  return Array.from({ length: count }, (_, shard) => task(job, shard, visitor, address, documents));
};
