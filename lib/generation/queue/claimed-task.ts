import { z } from "zod";
import { JobIdSchema } from "#lib/contracts/ids.ts";

/** A row of `tasks` that a worker has claimed. How many `failures` are too many is up to `jobs/job-runner.ts`. */
export const ClaimedTaskSchema = z.object({
  id: z.string(),
  kind: z.enum(["plan", "render", "finish"]),
  jobId: JobIdSchema,
  shard: z.number().nullable(),
  address: z.string(),
  visitor: z.string(),
  documents: z.number(),
  attempt: z.number(),
  failures: z.number(),
});
export type ClaimedTask = z.infer<typeof ClaimedTaskSchema>;

/** A task's columns, named as in the schema. */
export const taskColumns = `id, kind, job_id AS "jobId", shard, address, visitor, documents, attempt, failures`;
