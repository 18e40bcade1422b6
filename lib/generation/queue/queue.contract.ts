import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import type { JobId } from "#lib/contracts/ids.ts";
import type { Database } from "../database/database.ts";
import { newJobId } from "../ids.ts";
import { type ActiveTask, maxAttempts, type Queue, type Task } from "./queue.ts";

interface Bench {
  database: Database;
  queue: Queue;
  /** A second queue on the same database, as another process would have it. */
  other: Queue;
}

const task = (jobId: JobId, shard: number | null, visitor = "v1"): Task => ({ kind: "render", jobId, shard, visitor });

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error("The condition did not come true");
    await sleep(5);
  }
}

/** What every queue adapter must hold; `bench` gives an empty queue whose lease is at most one second. */
export function queueContract(name: string, bench: () => Promise<Bench>): void {
  describe(`queue contract: ${name}`, () => {
    test("hands out each task once, in the order sent", async () => {
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

    test("sends nothing where the transaction is taken back", async () => {
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

    test("gives a failing task again, and gives up after the last attempt", async () => {
      const { database, queue } = await bench();
      await database.transaction((s) => queue.send(s, [task(newJobId(), 1)]));
      const attempts: [number, boolean][] = [];
      const worker = queue.work(
        async ({ attempt, last }) => {
          attempts.push([attempt, last]);
          throw new Error("fails");
        },
        { concurrency: 1 },
      );
      await until(() => attempts.length === maxAttempts);
      await worker.stop();
      assert.deepEqual(attempts, [
        [1, false],
        [2, false],
        [3, false],
        [4, false],
        [5, true],
      ]);
    });

    test("gives the task of a worker that went silent to another, and tells the first", async () => {
      const { database, queue, other } = await bench();
      await database.transaction((s) => queue.send(s, [task(newJobId(), 1)]));
      let lost = false;
      const silent = queue.work(
        async (_, signal) => {
          // A process that hangs renews no lease; here another one takes the lease away.
          await database.execute("UPDATE tasks SET lease_until = 0");
          await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
          lost = true;
        },
        { concurrency: 1 },
      );
      const attempts: number[] = [];
      await sleep(50);
      const heir = other.work(async ({ attempt }) => void attempts.push(attempt), { concurrency: 1 });
      await until(() => attempts.length === 1 && lost);
      await Promise.all([silent.stop(), heir.stop()]);
      assert.deepEqual(attempts, [2]);
    });

    test("lets visitors take turns, and a small job pass a large one", async () => {
      const { database, queue } = await bench();
      const [large, small, foreign] = [newJobId(), newJobId(), newJobId()];
      await database.transaction(async (s) => {
        await queue.send(
          s,
          Array.from({ length: 20 }, (_, n) => task(large, n, "v1")),
        );
        await queue.send(s, [task(small, 0, "v1"), task(foreign, 0, "v2")]);
      });
      const order: JobId[] = [];
      const worker = queue.work(
        async ({ jobId }) => {
          order.push(jobId);
          await sleep(20);
        },
        { concurrency: 2 },
      );
      await until(() => order.length === 22);
      await worker.stop();
      assert.ok(order.indexOf(foreign) <= 2, `the other visitor's task came as number ${order.indexOf(foreign) + 1}`);
      assert.ok(order.indexOf(small) <= 4, `the small job came as number ${order.indexOf(small) + 1}`);
    });

    test("takes away the tasks of a cancelled job", async () => {
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
  });
}
