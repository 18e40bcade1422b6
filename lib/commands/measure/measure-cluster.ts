import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import type { Database } from "#lib/generation/database/database.ts";
import { openPostgres } from "#lib/generation/database/postgres.ts";
import { openClusterVisitor } from "../trial/cluster-visitor.ts";
import { buildSite, type Cluster, startCluster } from "../trial/trial-cluster-processes.ts";
import { cpuSeconds, parentOf } from "./measure-cluster-cpu.ts";

// `npm run measure:cluster` (Linux): the cost of documents with 1, 2 and 4 worker processes: CPU time of workers, sites
// and Postgres, statements, bytes, requests to the store.

const options = {
  jobs: { type: "string", default: "4" },
  rows: { type: "string", default: "4000" },
  workers: { type: "string", default: "1,2,4" },
  template: { type: "string", default: "badge" },
  store: { type: "string", default: "disk" },
} as const;
const ChosenSchema = z.object({
  jobs: z.coerce.number().int(),
  rows: z.coerce.number().int(),
  workers: z.string().transform((list) => list.split(",").map(Number)),
  template: z.enum(["badge", "certificate"]),
  store: z.enum(["disk", "s3"]),
});
const chosen = ChosenSchema.parse(parseArgs({ options }).values);

const sheetOf = (rows: number) =>
  ["Full name,Course", ...Array.from({ length: rows }, (_, row) => `Guest ${row + 1},Typography`)].join("\n");

const WorkSchema = z.object({ shards: z.number(), documents: z.number(), bytes: z.number(), seconds: z.number() });
const workSql = `
  SELECT (SELECT COUNT(*) FROM shards) AS shards, (SELECT SUM(done) FROM shards) AS documents,
    (SELECT SUM(bytes) FROM results) AS bytes,
    (SELECT MAX(finished_at) - MIN(started_at) FROM jobs) / 1000.0 AS seconds`;
const CallsSchema = z.object({ calls: z.number() });
const callsSql = "SELECT COALESCE(SUM(calls), 0) AS calls FROM pg_stat_statements";
const resetSql = "SELECT pg_stat_statements_reset()";
const PollsSchema = z.object({ polls: z.number() });
const pollsSql =
  "SELECT COALESCE(SUM(calls), 0) AS polls FROM pg_stat_statements WHERE query LIKE '%AS latest%FROM shards WHERE job_id%'";

async function orderAll({ webs }: Cluster, jobs: number, rows: number): Promise<void> {
  const experience = { requests: 0, again: 0, defects: [] };
  const order = async () => {
    const visitor = openClusterVisitor(webs, experience);
    await visitor.finished(await visitor.start(sheetOf(rows), { template: chosen.template }));
  };
  await Promise.all(Array.from({ length: jobs }, order));
}

/** CPU seconds of workers, sites and Postgres. */
async function usedBy({ members }: Cluster, database: Database) {
  const [backend] = await database.query(z.object({ pid: z.number() }), "SELECT pg_backend_pid() AS pid");
  const of = (kind: string) =>
    members.filter(({ name }) => name.startsWith(kind)).reduce((sum, { pid }) => sum + cpuSeconds(pid()), 0);
  return { worker: of("worker"), web: of("web"), postgres: cpuSeconds(parentOf(backend?.pid ?? 0)) };
}

async function one<T>(database: Database, row: z.ZodType<T>, sql: string): Promise<T> {
  const [found] = await database.query(row, sql);
  if (!found) throw new Error(`Nothing came of ${sql}`);
  return found;
}

/** Statements per second of all processes while there is nothing to do. */
async function statementsAtRest(database: Database): Promise<number> {
  await database.query(z.object({}), resetSql);
  await sleep(10_000);
  return (await one(database, CallsSchema, callsSql)).calls / 10;
}

/** Runs all jobs of a run, and reports their cost from the counters before and after. */
async function runAndReport(cluster: Cluster, database: Database): Promise<string[]> {
  await database.query(z.object({}), resetSql);
  const [before, asked] = [await usedBy(cluster, database), cluster.store.requests()];
  await orderAll(cluster, chosen.jobs, chosen.rows);
  const after = await usedBy(cluster, database);
  const { calls } = await one(database, CallsSchema, callsSql);
  const { polls } = await one(database, PollsSchema, pollsSql);
  const { shards, documents, bytes, seconds } = await one(database, WorkSchema, workSql);
  const used = (kind: keyof typeof after) => ((1_000 * (after[kind] - before[kind])) / documents).toFixed(3);
  const aShard = (count: number) => `${(count / shards).toFixed(1)} a shard`;
  return [
    `${documents} ${chosen.template}s in ${shards} shards, ${Math.round(documents / seconds)} a second`,
    `processor seconds for 1,000: workers ${used("worker")}, site ${used("web")}, Postgres ${used("postgres")}`,
    `${calls} statements: 3 for each of ${polls} statuses, ${aShard(calls - 3 * polls)}`,
    `${Math.round(bytes / documents)} bytes a document, requests to the store: ${aShard(cluster.store.requests() - asked)}`,
  ];
}

async function measure(workers: number): Promise<void> {
  const postgres = ["shared_preload_libraries=pg_stat_statements"];
  const cluster = await startCluster({ webs: 1, workers, store: chosen.store, postgres });
  const database = openPostgres(cluster.databaseUrl, 1);
  await database.execute("CREATE EXTENSION pg_stat_statements");
  // A warm-up, after which every worker has started its engine.
  await orderAll(cluster, 2 * workers, 200);
  await database.execute("TRUNCATE shards, results, jobs");
  const atRest = await statementsAtRest(database);
  const lines = await runAndReport(cluster, database);
  console.log(`${workers} workers, ${atRest.toFixed(0)} statements a second at rest`);
  for (const line of lines) console.log(`  ${line}`);
  await database.close();
  await cluster.stop();
}

await buildSite();
for (const workers of chosen.workers) await measure(workers);
