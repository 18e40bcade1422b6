import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { unzip } from "../archive/unzip.fixture.ts";
import { AppError } from "../common/errors/app-error.ts";
import { until } from "../common/until.fixture.ts";
import { openTestSite, type TestSite } from "../journeys/test-site.fixture.ts";
import { completeJob } from "../records/everyone/jobs.ts";
import { beginShard, completeShard, insertShard, releaseShard, removeShard } from "../records/everyone/shards.ts";
import { reopenJob } from "../records/jobs.ts";
import { resetShards } from "../records/shards.ts";
import { closeSession } from "../sessions/close-session.ts";
import { jobFolder, segmentKey } from "../storage/keys.ts";
import type { Storage } from "../storage/storage.ts";
import { readStatus } from "./job-status.ts";
import { startGeneration } from "./start-job.ts";
import { stopGeneration } from "./stop-job.ts";
import { sweep } from "./sweep/sweep.ts";

const people = Array.from({ length: 100 }, (_, index) => `Person ${index + 1}`);
const sheet = `Full name,Course\n${people.map((name) => `${name},Maths`).join("\n")}`;
const names = (some: readonly string[]) => some.map((name) => `${name}.pdf`);
const numberOf = (name: string) => Number(/\d+/.exec(name)?.[0]);

/**
 * A site of two workers whose shards after `given` wait as if the machine were slow: the first of them for
 * `releaseLate`, the others for `release`.
 */
async function slowSite(given: number) {
  const site = await openTestSite({ RENDER_WORKERS: "2" });
  const { storage } = site.container;
  const [held, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let taken = 0;
  let active = 0;
  const take: Storage["take"] = async (key, path) => {
    if (key.endsWith("segment.zip")) {
      taken += 1;
      if (taken > given) await (taken === given + 1 ? late : held).promise;
    }
    return storage.take(key, path);
  };
  // A shard holds its documents until it has stored the last of its files.
  const local: Storage["local"] = async (key) => {
    const { path, release } = await storage.local(key);
    if (!key.endsWith("documents.ndjson")) return { path, release };
    active += 1;
    return { path, release: () => release().finally(() => (active -= 1)) };
  };
  const slow: Partial<Storage> = { take, local };
  site.container.storage = new Proxy(storage, {
    get: (target, name: keyof Storage) =>
      slow[name] ?? (typeof target[name] === "function" ? target[name].bind(target) : target[name]),
  });
  const areHeld = () => taken >= given + 2;
  return { site, areHeld, release: held.resolve, releaseLate: late.resolve, activeShards: () => active };
}

const refused = (code: string) => (error: unknown) => error instanceof AppError && error.code === code;

describe("a stopped job", () => {
  let slow: Awaited<ReturnType<typeof slowSite>>;
  let site: TestSite;
  before(async () => {
    slow = await slowSite(2);
    site = slow.site;
    site.work();
  });
  after(() => site.close());

  const archived = async (results: readonly { kind: string; resultId: string }[]) => {
    const archive = results.find(({ kind }) => kind === "archive");
    const entries = await unzip(await site.download("v", archive?.resultId ?? ""));
    return entries.map(({ name }) => name);
  };

  test("keeps finished documents, then continues, and creates each document once and in order", async () => {
    const choices = { template: "certificate", output: { combined: true } } as const;
    const { sessionId } = await site.session("v", sheet, choices);
    const { jobId, progress } = await startGeneration(site.container, "v", sessionId);
    assert.equal(progress.total, 100);
    await until(async () => (await readStatus(site.container, "v", jobId)).progress.done >= 40);
    await until(slow.areHeld);
    const answer = await stopGeneration(site.container, "v", { sessionId, state: "stopped" });
    assert.equal(answer.state, "started");
    // Active shards end after the stop. They don't count, not even the one that ends last.
    slow.release();
    const stopped = await site.finished("v", jobId);
    // A shard is also made while these two are recorded. Its files may come after all others' deletion, too.
    await until(() => slow.activeShards() === 1);
    assert.deepEqual([stopped.status, stopped.stopped, stopped.phase], ["succeeded", true, null]);
    const { done, total, failed } = stopped.progress;
    assert.deepEqual([done, total, failed], [40, 100, 0]);
    const first = await archived(stopped.results);
    assert.equal(first.length, 40);
    assert.deepEqual(
      first,
      first.toSorted((one, other) => numberOf(one) - numberOf(other)),
    );
    const combined = stopped.results.find(({ kind }) => kind === "combined");
    assert.equal(combined?.documents, 40);

    await stopGeneration(site.container, "v", { sessionId, state: "stopped" });
    await sweep(site.container, Date.now() + 11 * 60_000);
    const goingOn = await startGeneration(site.container, "v", sessionId);
    assert.deepEqual([goingOn.jobId, goingOn.stopped, goingOn.progress.done], [jobId, undefined, 40]);
    const whole = await site.finished("v", jobId);
    assert.deepEqual([whole.status, whole.stopped, whole.progress.done], ["succeeded", undefined, 100]);
    assert.deepEqual(await archived(whole.results), names(people));
    assert.deepEqual(whole.results.map(({ kind }) => kind).sort(), ["archive", "combined"]);
    assert.ok(whole.results.every(({ documents }) => documents === 100));
    const folder = join(site.container.config.dataDir, "files", jobFolder(jobId));
    const [shards, firstResults] = [join(folder, "shards"), join(folder, "results-0")];
    // These are deleted after the job has succeeded.
    await until(() => !existsSync(shards) && !existsSync(firstResults));

    // It leaves its files to the sweep.
    slow.releaseLate();
    await until(() => slow.activeShards() === 0);
    assert.equal(existsSync(shards), true);
    await sweep(site.container, Date.now() + 11 * 60_000);
    assert.deepEqual([existsSync(shards), existsSync(firstResults)], [false, false]);
    assert.deepEqual(await readStatus(site.container, "v", jobId), whole);
    assert.deepEqual(await archived(whole.results), names(people));
  });
});

describe("stopping", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
  });
  after(() => site.close());

  test("before the first document ends the job without results, and it can still go on", async () => {
    const { sessionId } = await site.session("v", sheet, { template: "certificate" });
    const { jobId } = await startGeneration(site.container, "v", sessionId);
    await stopGeneration(site.container, "v", { sessionId, state: "stopped" });
    site.work();
    const stopped = await site.finished("v", jobId);
    assert.deepEqual([stopped.status, stopped.stopped, stopped.progress.done], ["succeeded", true, 0]);
    assert.deepEqual(stopped.results, []);
    const whole = await site.made("v", sessionId);
    assert.deepEqual([whole.jobId, whole.progress.done], [jobId, 100]);
  });

  test("changes nothing in a job that has ended or not started", async () => {
    const { sessionId } = await site.session("v", "Name,Course\nAnn,Maths", { template: "certificate" });
    assert.equal((await stopGeneration(site.container, "v", { sessionId, state: "stopped" })).state, "open");
    const made = await site.made("v", sessionId);
    await stopGeneration(site.container, "v", { sessionId, state: "stopped" });
    assert.deepEqual(await readStatus(site.container, "v", made.jobId), made);
    assert.equal((await startGeneration(site.container, "v", sessionId)).pollAfterMs, 0);
  });

  test("keeps a late process from recording the results of an earlier run", async () => {
    const { sessionId } = await site.session("v", sheet, { template: "certificate" });
    const { jobId } = await site.made("v", sessionId);
    const { database } = site.container;
    await reopenJob(database, "v", jobId, "finishing");
    assert.equal(await completeJob(database, { id: jobId, run: 0 }, Date.now()), false);
    assert.equal(await completeJob(database, { id: jobId, run: 1 }, Date.now()), true);
  });

  test("keeps a late shard from changing an active shard of the next run", async () => {
    const { sessionId } = await site.session("v", sheet, { template: "certificate" });
    const { jobId } = await site.made("v", sessionId);
    const { database } = site.container;
    await insertShard(database, jobId, { number: 99, input: 99, first: 0, documents: 1 });
    const begun = async () => {
      await reopenJob(database, "v", jobId, "running");
      await resetShards(database, "v", jobId);
      const task = { jobId, shard: 99, attempt: 1 };
      return { ...task, run: (await beginShard(database, task))?.run ?? -1 };
    };
    const [late, next] = [await begun(), await begun()];
    const outcome = { done: 1, parts: 0, newest: null, finishedAt: Date.now(), workedMs: 1 };
    await releaseShard(database, late, 0);
    assert.equal(await removeShard(database, late), false);
    assert.equal(await completeShard(database, late, outcome), false);
    assert.equal(await completeShard(database, next, outcome), true);
  });

  test("is only for the owner of an open session", async () => {
    const { sessionId } = await site.session("v", sheet, { template: "certificate" });
    const stop = (visitor: string) => stopGeneration(site.container, visitor, { sessionId, state: "stopped" });
    await assert.rejects(stop("w"), refused("not_found"));
    await closeSession(site.container, "v", { sessionId, state: "closed" });
    await assert.rejects(stop("v"), refused("session_closed"));
  });

  test("leaves nothing behind when the job is deleted afterwards", async () => {
    const { sessionId } = await site.session("v", sheet, { template: "certificate" });
    const { jobId } = await startGeneration(site.container, "v", sessionId);
    await stopGeneration(site.container, "v", { sessionId, state: "stopped" });
    await site.finished("v", jobId);
    await closeSession(site.container, "v", { sessionId, state: "closed" });
    assert.equal(await site.container.storage.size(segmentKey(jobId, 1)), null);
    await assert.rejects(readStatus(site.container, "v", jobId), refused("gone"));
  });
});
