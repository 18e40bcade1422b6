import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#lib/generation/database/database.ts";
import { openPostgres } from "#lib/generation/database/postgres.ts";
import { seededRandom } from "../test/seeded-random.ts";
import { type Experience, openClusterVisitor } from "./cluster-visitor.ts";
import { checkArchive } from "./trial-cluster-archive.ts";
import { loggedEvents } from "./trial-cluster-log.ts";
import { readTrial } from "./trial-cluster-options.ts";
import { buildSite, type Cluster, startCluster } from "./trial-cluster-processes.ts";
import { documentsDone, readRecords, workersAlive } from "./trial-cluster-records.ts";
import { makeTrouble } from "./trial-cluster-trouble.ts";

// `npm run trial:cluster`: tests a built site of several processes on one Postgres and one store, whose processes are
// killed while visitors create documents. Exits with 1 if a row is lost or duplicated, or an answer is a server error.

const chosen = readTrial();
const random = seededRandom(chosen.seed);
const sampled = 3;
const choices = { template: "badge", output: { filename: "{Name}.pdf" } };

const guestsOf = (job: number) => Array.from({ length: chosen.rows }, (_, row) => `Guest ${row + 1} of ${job}`);
const sheetOf = (guests: string[]) => ["Name,Company", ...guests.map((guest) => `${guest},Rowpress`)].join("\n");

/** A visitor runs one job after the other, and checks the result of each. */
async function visit(cluster: Cluster, jobs: number[], experience: Experience) {
  const visitor = openClusterVisitor(cluster.webs, experience);
  const faults = { lost: 0, wrong: 0 };
  for (const job of jobs) {
    const guests = guestsOf(job);
    const { status, results } = await visitor.finished(await visitor.start(sheetOf(guests), choices));
    const url = results.find(({ kind }) => kind === "archive")?.downloadUrl;
    if (url === undefined) throw new Error(`Job ${job} ended ${status}`);
    const path = join(cluster.folder, `${job}.zip`);
    await visitor.download(url, path);
    const sample = Array.from({ length: sampled }, () => Math.floor(random() * guests.length));
    const { lost, wrong } = await checkArchive(path, guests, sample);
    rmSync(path);
    faults.lost += lost;
    faults.wrong += wrong;
  }
  return faults;
}

/** Waits until the work of killed processes is finished and the last started one has sent a sign of life. */
async function settled(database: Database, pids: number[]) {
  for (const deadline = Date.now() + 60_000; ; await sleep(500)) {
    const [records, alive] = [await readRecords(database), await workersAlive(database, pids)];
    const isOver = records.tasks === 0 && alive.length === pids.length;
    if (isOver || Date.now() > deadline) return { records, alive };
  }
}

setTimeout(() => {
  console.log(`Not over after ${chosen.limit} s`);
  process.exit(1);
}, chosen.limit * 1_000).unref();
if (!chosen.built) await buildSite();
const cluster = await startCluster(chosen);
const database = openPostgres(cluster.databaseUrl, 1);
console.log(`${chosen.webs} sites and ${chosen.workers} workers, ${cluster.network}; files: ${chosen.store}`);
console.log(`Seed ${chosen.seed}: ${chosen.jobs} jobs of ${chosen.rows} rows from ${chosen.visitors} visitors`);

const total = chosen.jobs * chosen.rows;
let done = 0;
const share = async () => {
  done = (await documentsDone(database)) ?? done;
  return done / total;
};
const experience: Experience = { requests: 0, again: 0, defects: [] };
const started = performance.now();
const orders = Array.from({ length: chosen.jobs }, (_, index) => index + 1);
const visits = Array.from({ length: chosen.visitors }, (_, visitor) =>
  visit(
    cluster,
    orders.filter((order) => order % chosen.visitors === visitor),
    experience,
  ),
);
const tell = (what: string) =>
  console.log(`${((performance.now() - started) / 1_000).toFixed(1)} s, ${done} documents: ${what}`);
const troubles = { kills: chosen.kills, cutSeconds: chosen.cut, restart: true };
const trouble = makeTrouble(cluster, troubles, random, share, tell);
const faults = await Promise.all(visits);
await share();
tell("the last archive is there");
const seconds = (performance.now() - started) / 1_000;
await trouble;

const pids = cluster.members.filter(({ name }) => name.startsWith("worker")).map(({ pid }) => pid());
const { records, alive } = await settled(database, pids);
const lost = faults.reduce((sum, fault) => sum + fault.lost, 0) + Math.max(0, total - records.documents);
const double = faults.reduce((sum, fault) => sum + fault.wrong, 0) + Math.max(0, records.documents - total);
console.log(`Lost ${lost}, double or misplaced ${double} of ${total}, in ${records.archives} archives`);
console.log(`Shards begun again: ${records.repeated} of ${records.shards}; tasks left: ${records.tasks}`);
console.log(`${seconds.toFixed(0)} s, ${Math.round(total / seconds)} documents/s`);
console.log(`Requests: ${experience.requests}, sent again ${experience.again}, defects ${experience.defects.length}`);
console.log(`Workers alive at the end: ${alive.length} of ${pids.length}`);
console.log("Logged:", loggedEvents(cluster.folder));
for (const defect of new Set(experience.defects)) console.log(defect);
const isValid =
  lost + double + experience.defects.length + records.tasks === 0 &&
  records.archives === chosen.jobs &&
  records.succeeded === chosen.jobs &&
  alive.length === pids.length;
await database.close();
await cluster.stop();
process.exitCode = isValid ? 0 : 1;
