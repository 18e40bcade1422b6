import assert from "node:assert/strict";
import { test } from "node:test";
import type { JobId } from "#lib/contracts/ids.ts";
import { newJobId } from "../../common/ids/ids.ts";
import { until } from "../../common/until.fixture.ts";
import type { ActiveTask } from "../queue.ts";
import { type NewBench, task } from "./bench.fixture.ts";

/** Which tasks are handed out, to whom and in which order. */
export function orderContract(bench: NewBench): void {
  handedOut(bench);
  waitingTasks(bench);
}

/** What is handed out. */
function handedOut(bench: NewBench): void {
  test("hands out the tasks of a job in the order sent", async () => {
    const { database, queue } = await bench();
    const job = newJobId();
    await database.transaction((s) =>
      queue.send(
        s,
        [3, 1, 2].map((n) => task(job, n)),
      ),
    );
    const seen: (number | null)[] = [];
    const worker = queue.work(async ({ shard }) => void seen.push(shard), { concurrency: 1 });
    await until(() => seen.length === 3);
    await worker.stop();
    assert.deepEqual(seen, [3, 1, 2]);
  });

  test("hands out each task once, to whichever worker", async () => {
    const { database, queue, other } = await bench();
    const job = newJobId();
    await database.transaction((s) =>
      queue.send(
        s,
        [0, 1, 2, 3, 4, 5].map((n) => task(job, n)),
      ),
    );
    const seen: (number | null)[] = [];
    const handle = async ({ shard }: ActiveTask) => void seen.push(shard);
    const workers = [queue.work(handle, { concurrency: 1 }), other.work(handle, { concurrency: 2 })];
    await until(() => seen.length === 6);
    await Promise.all(workers.map((worker) => worker.stop()));
    assert.deepEqual(seen.toSorted(), [0, 1, 2, 3, 4, 5]);
  });

  test("sends nothing if the transaction is rolled back", async () => {
    const { database, queue } = await bench();
    const failing = database.transaction(async (s) => {
      await queue.send(s, [task(newJobId(), 1)]);
      throw new Error("no");
    });
    await assert.rejects(failing, /no/);
    const seen: ActiveTask[] = [];
    const worker = queue.work(async (active) => void seen.push(active), { concurrency: 1 });
    const marker = newJobId();
    await database.transaction((s) => queue.send(s, [task(marker, 2)]));
    await until(() => seen.length > 0);
    await worker.stop();
    assert.deepEqual(
      seen.map(({ jobId }) => jobId),
      [marker],
    );
  });
}

/** What waits, and what no longer does. */
function waitingTasks(bench: NewBench): void {
  test("removes the tasks of a canceled job", async () => {
    const { database, queue } = await bench();
    const [gone, stays] = [newJobId(), newJobId()];
    await database.transaction((s) => queue.send(s, [task(gone, 1), task(gone, 2), task(stays, 1)]));
    await database.transaction((s) => queue.cancel(s, gone));
    const seen: JobId[] = [];
    const worker = queue.work(async ({ jobId }) => void seen.push(jobId), { concurrency: 1 });
    await until(() => seen.length === 1);
    await worker.stop();
    assert.deepEqual(seen, [stays]);
  });

  test("counts waiting and active tasks", async () => {
    const { database, queue } = await bench();
    assert.deepEqual(await queue.count(), { waiting: 0, active: 0 });
    await database.transaction((s) => queue.send(s, [task(newJobId(), 1), task(newJobId(), 2)]));
    assert.deepEqual(await queue.count(), { waiting: 2, active: 0 });
    const [taken, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const handle = () => {
      taken.resolve();
      return done.promise;
    };
    const worker = queue.work(handle, { concurrency: 1 });
    await taken.promise;
    assert.deepEqual(await queue.count(), { waiting: 1, active: 1 });
    const stopped = worker.stop();
    done.resolve();
    await stopped;
    assert.deepEqual(await queue.count(), { waiting: 1, active: 0 });
  });

  test("works on tasks sent while its workers are idle", async () => {
    const { database, queue } = await bench();
    const seen: (number | null)[] = [];
    const worker = queue.work(async ({ shard }) => void seen.push(shard), { concurrency: 2 });
    for (const shard of [1, 2, 3]) {
      await database.transaction((s) => queue.send(s, [task(newJobId(), shard)]));
      await until(() => seen.length === shard);
    }
    await worker.stop();
    assert.deepEqual(seen, [1, 2, 3]);
  });
}
