import { fork } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { z } from "zod";
import { newJobId } from "#lib/generation/common/ids/ids.ts";
import { openPostgres } from "#lib/generation/database/postgres.ts";
import { startPostgresServer } from "#lib/generation/database/postgres-server.fixture.ts";
import { pgBossQueue } from "#lib/generation/queue/pg-boss-queue.ts";
import type { Task } from "#lib/generation/queue/queue.ts";

// `npm run measure:queue`: how soon and how fast Postgres hands out tasks to 1, 2 and 4 processes that do nothing with
// them. Without DATABASE_URL it starts the Postgres of the tests, which does not wait for the disk.

const slots = 2;
const waitingJobs = 100;
const tasksEach = 10;
const pickUps = 100;
const DoneSchema = z.object({ done: z.number() });
const MeasuredUrlSchema = z.url();

const task = (shard: number, jobId = newJobId(), visitor: string = jobId): Task => ({
  kind: "render",
  jobId,
  shard,
  visitor,
  address: visitor,
  documents: 1,
});

/** Runs in a process of its own, and reports each task to its parent at once. */
function workHere(url: string): void {
  const queue = pgBossQueue(openPostgres(url), url);
  queue.work(async () => void process.send?.({ done: performance.timeOrigin + performance.now() }), {
    concurrency: slots,
  });
  process.send?.("ready");
}

async function startWorkers(url: string, count: number, onDone: (at: number) => void) {
  const workers = Array.from({ length: count }, () => fork(import.meta.filename, [url]));
  await Promise.all(workers.map((worker) => once(worker, "message")));
  for (const worker of workers) worker.on("message", (message) => onDone(DoneSchema.parse(message).done));
  return async () => {
    for (const worker of workers) worker.kill();
    await Promise.all(workers.map((worker) => once(worker, "exit")));
  };
}

async function measure(url: string, processes: number): Promise<string> {
  const database = openPostgres(url);
  const queue = pgBossQueue(database, url);
  let onDone: (at: number) => void = () => {};
  const stop = await startWorkers(url, processes, (at) => onDone(at));
  const latencies: number[] = [];
  for (let pickUp = 0; pickUp < pickUps; pickUp += 1) {
    const picked = new Promise<number>((resolve) => {
      onDone = resolve;
    });
    await database.transaction((statements) => queue.send(statements, [task(pickUp)]));
    const committed = performance.timeOrigin + performance.now();
    latencies.push((await picked) - committed);
  }
  latencies.sort((a, b) => a - b);

  const total = waitingJobs * tasksEach;
  let left = total;
  const allDone = new Promise<void>((resolve) => {
    onDone = () => {
      left -= 1;
      if (left === 0) resolve();
    };
  });
  const started = performance.now();
  await database.transaction(async (statements) => {
    for (let job = 0; job < waitingJobs; job += 1) {
      const jobId = newJobId();
      const tasks = Array.from({ length: tasksEach }, (_, shard) => task(shard, jobId, `visitor ${job % 10}`));
      await queue.send(statements, tasks);
    }
  });
  const sent = performance.now();
  await allDone;
  const perSecond = (1_000 * total) / (performance.now() - started);
  await stop();
  await queue.close();
  await database.close();
  const [median, late] = [latencies[pickUps >> 1] ?? 0, latencies[Math.floor(pickUps * 0.95)] ?? 0];
  return `${processes} processes of ${slots}: picked up ${median.toFixed(1)} ms after the commit (median; 95 of 100: ${late.toFixed(1)} ms); ${total} tasks of ${waitingJobs} jobs sent in ${Math.round(sent - started)} ms, handed out at ${Math.round(perSecond)} a second`;
}

const [, , workerUrl] = process.argv;
if (workerUrl) workHere(MeasuredUrlSchema.parse(workerUrl));
else {
  const server = process.env.DATABASE_URL ? null : await startPostgresServer();
  const url = process.env.DATABASE_URL ?? (await server?.createDatabase()) ?? "";
  console.log(`${availableParallelism()} cores, Postgres included`);
  for (const processes of [1, 2, 4]) console.log(await measure(url, processes));
  await server?.stop();
}
