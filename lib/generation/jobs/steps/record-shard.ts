import { z } from "zod";
import type { JobId } from "#lib/contracts/ids.ts";
import { limits } from "#lib/contracts/limits.ts";
import { count } from "#lib/telemetry/metrics.ts";
import type { Container } from "../../container.ts";
import type { Statements } from "../../database/database.ts";
import { type FoundProblem, FoundProblemSchema } from "../../mapping/found-problem.ts";
import type { ActiveTask } from "../../queue/queue.ts";
import type { ShardReport } from "../../workers/protocol.ts";
import { workedMs } from "./steady-work.ts";

const recordSql = `
  UPDATE shards SET state = 'done', done = $1, failed = documents - $1, parts = $2, finished_at = $3, newest = $4, worked_ms = $5
  WHERE job_id = $6 AND number = $7 AND attempt = $8 AND state = 'active'
  AND EXISTS (SELECT 1 FROM jobs WHERE id = $6 AND state = 'running')`;

/**
 * Records what a shard has come to; the last shard of a job sends it on to be finished. Guarded by the attempt: whatever
 * a lost worker still does, a shard counts once.
 * @param begunAt when this attempt began, in milliseconds since 1970
 */
export async function recordShard(
  { database, queue }: Pick<Container, "database" | "queue">,
  { jobId, shard, attempt, visitor, address, documents }: ActiveTask,
  { done, newest, parts, problems }: ShardReport,
  begunAt: number,
): Promise<void> {
  await database.transaction(async (statements) => {
    const now = Date.now();
    const worked = workedMs(now, begunAt, await latestShard(statements, jobId));
    const values = [done, parts, now, newest && JSON.stringify(newest), worked, jobId, shard, attempt];
    if ((await statements.execute(recordSql, values)) === 0) return;
    if (problems.length > 0) await keepProblems(statements, jobId, shard, problems);
    count("rowpress.documents.made", done);
    count("rowpress.documents.failed", problems.length);
    const sql = "SELECT COUNT(*) AS count FROM shards WHERE job_id = $1 AND state <> 'done'";
    const [open] = await statements.query(z.object({ count: z.number() }), sql, [jobId]);
    if (open?.count !== 0) return;
    const last = await statements.execute("UPDATE jobs SET state = 'finishing' WHERE id = $1 AND state = 'running'", [
      jobId,
    ]);
    if (last > 0) await queue.send(statements, [{ kind: "finish", jobId, shard: null, visitor, address, documents }]);
  }, visitor);
}

async function latestShard(statements: Statements, id: JobId): Promise<number | null> {
  const sql = "SELECT MAX(finished_at) AS latest FROM shards WHERE job_id = $1";
  const [found] = await statements.query(z.object({ latest: z.number().nullable() }), sql, [id]);
  return found?.latest ?? null;
}

const ShownSchema = z.object({
  problems: z.string().transform((text) => z.array(FoundProblemSchema).parse(JSON.parse(text))),
});

/**
 * Keeps all of a shard's problems for the job's end, and with the job how many they are and the first of them: a status
 * costs the same however many there are.
 */
async function keepProblems(statements: Statements, id: JobId, shard: number | null, found: FoundProblem[]) {
  await statements.execute("INSERT INTO shard_problems VALUES ($1, $2, $3)", [id, shard, JSON.stringify(found)]);
  const [job] = await statements.query(ShownSchema, "SELECT problems FROM jobs WHERE id = $1", [id]);
  const shown = [...(job?.problems ?? []), ...found]
    .toSorted((one, other) => one.row - other.row)
    .slice(0, limits.problemsShown);
  const sql = "UPDATE jobs SET problem_count = problem_count + $1, problems = $2 WHERE id = $3";
  await statements.execute(sql, [found.length, JSON.stringify(shown), id]);
}
