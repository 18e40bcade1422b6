import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import type { JobId } from "#lib/contracts/ids.ts";
import { newJobId } from "../common/ids.ts";
import { PassingError } from "../common/passing-error.ts";
import type { Database } from "../database/database.ts";
import type { ActiveTask, Queue, Task } from "./queue.ts";

interface Bench {
  database: Database;
  queue: Queue;
  /** A second queue on the same database, as in another process. */
  other: Queue;
  /** Makes active tasks look as if their process had been silent for a long time. */
  silence(): Promise<void>;
}

const task = (jobId: JobId, shard: number | null, visitor = "v1", address = "a1", documents = 1): Task => ({
  kind: "render",
  jobId,
  shard,
  visitor,
  address,
  documents,
});
const tasks = (count: number, ...[visitor, address, documents]: [string, string, number]) => {
  const job = newJobId();
  return Array.from({ length: count }, (_, shard) => task(job, shard, visitor, address, documents));
};

async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!condition()) {
    if (performance.now() > deadline) throw new Error("The condition did not come true");
    await sleep(5);
  }
}

/** The contract of every queue adapter. `bench` creates an empty queue that retries without pauses. */
export function queueContract(name: string, bench: () => Promise<Bench>): void {
  describe(`queue contract: ${name}`, () => {
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

    test("hands out each task once, whoever asks", async () => {
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

    test("gives a failing task again, counting its attempts, until it is done", async () => {
      const { database, queue } = await bench();
      await database.transaction((s) => queue.send(s, [task(newJobId(), 1), task(newJobId(), 2)]));
      const seen: string[] = [];
      const worker = queue.work(
        async ({ shard, attempt }) => {
          seen.push(`${shard}:${attempt}`);
          if (shard === 1 && attempt < 8) throw new Error("fails");
        },
        { concurrency: 1 },
      );
      await until(() => seen.includes("1:8"));
      await worker.stop();
      const attempts = Array.from({ length: 8 }, (_, index) => `1:${index + 1}`);
      assert.deepEqual(seen.toSorted(), [...attempts, "2:1"]);
    });

    test("counts the failures of a task apart from attempts that failed for what may pass", async () => {
      const { database, queue } = await bench();
      await database.transaction((s) => queue.send(s, [task(newJobId(), 1)]));
      const seen: [attempt: number, failures: number][] = [];
      const errors = [new PassingError("away"), new Error("broken"), new PassingError("away"), new Error("broken")];
      const worker = queue.work(
        async ({ attempt, failures }) => {
          seen.push([attempt, failures]);
          const error = errors[attempt - 1];
          if (error) throw error;
        },
        { concurrency: 1 },
      );
      await until(() => seen.length === 5);
      await worker.stop();
      assert.deepEqual(seen, [
        [1, 0],
        [2, 0],
        [3, 1],
        [4, 1],
        [5, 2],
      ]);
    });

    test("gives a task that failed, or whose worker went silent, after the others of its job", async () => {
      const { database, queue, other, silence } = await bench();
      const job = newJobId();
      const shards = [1, 2, 3, 4, 5, 6];
      await database.transaction((s) =>
        queue.send(
          s,
          shards.map((shard) => task(job, shard)),
        ),
      );
      const held = Promise.withResolvers<void>();
      const holdForEver = () => {
        held.resolve();
        return new Promise<void>(() => {});
      };
      const silent = queue.work(holdForEver, { concurrency: 1 });
      await held.promise;
      await silence();
      const seen: (number | null)[] = [];
      const worker = other.work(
        async ({ shard, attempt }) => {
          seen.push(shard);
          if (shard === 2 && attempt === 1) throw new Error("fails");
        },
        { concurrency: 1 },
      );
      await until(() => seen.length === 7);
      await Promise.all([worker.stop(), silent.stop(0)]);
      assert.deepEqual(seen.slice(0, 5), [2, 3, 4, 5, 6]);
      assert.deepEqual(seen.slice(5).toSorted(), [1, 2]);
    });

    test("gives the task of a worker that went silent to another, and tells the first", async () => {
      const { database, queue, other, silence } = await bench();
      await database.transaction((s) => queue.send(s, [task(newJobId(), 1)]));
      let lost = false;
      const heirIsDone = Promise.withResolvers<void>();
      let isHeld = false;
      const silent = queue.work(
        async (_, signal) => {
          isHeld = true;
          await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
          lost = true;
          // Still busy when the other task is done.
          await heirIsDone.promise;
        },
        { concurrency: 1 },
      );
      const attempts: number[] = [];
      await until(() => isHeld);
      await silence();
      const heir = other.work(async ({ attempt }) => void attempts.push(attempt), { concurrency: 1 });
      await until(() => attempts.length === 1 && lost);
      heirIsDone.resolve();
      await Promise.all([silent.stop(), heir.stop()]);
      assert.deepEqual(attempts, [2]);
    });

    for (const [workers, bigJobs] of [
      [1, 1],
      [2, 1],
      [2, 2],
    ] as const) {
      test(`lets small jobs pass ${bigJobs} large ones, with ${workers} at work`, async () => {
        const { database, queue } = await bench();
        const [small, foreign] = [newJobId(), newJobId()];
        await database.transaction(async (s) => {
          for (let big = 0; big < bigJobs; big += 1) {
            const job = newJobId();
            await queue.send(
              s,
              Array.from({ length: 20 }, (_, n) => task(job, n, `v${big}`)),
            );
          }
          await queue.send(s, [task(small, 0, "v0"), task(foreign, 0, "v9"), task(foreign, 1, "v9")]);
        });
        const order: JobId[] = [];
        const worker = queue.work(async ({ jobId }) => void order.push(jobId), { concurrency: workers });
        await until(() => order.length === bigJobs * 20 + 3);
        await worker.stop();
        const last = Math.max(order.lastIndexOf(small), order.lastIndexOf(foreign));
        assert.ok(last < 4 + 2 * bigJobs, `the last of the small ones came as number ${last + 1}`);
      });
    }

    /** The addresses in the order in which their tasks were handed out. `sent` is added after `after` tasks. */
    async function addressesServed(before: Task[][], after = 0, sent: Task[] = []): Promise<string[]> {
      const { database, queue } = await bench();
      await database.transaction((s) => queue.send(s, before.flat()));
      const served: string[] = [];
      const worker = queue.work(
        async ({ address }) => {
          served.push(address);
          if (served.length === after) await database.transaction((s) => queue.send(s, sent));
        },
        { concurrency: 1 },
      );
      await until(() => served.length === before.flat().length + sent.length);
      await worker.stop();
      return served;
    }

    test("serves a small job of another address at once, whatever 60 visitors of one address wait for", async () => {
      const large = Array.from({ length: 60 }, (_, n) => tasks(1, `v${n}`, "crowd", 200));
      const served = await addressesServed(large, 5, tasks(3, "w", "home", 20));
      assert.ok(served.lastIndexOf("home") < 10, served.slice(5, 15).join(" "));
    });

    test("has visitors of one address take turns, whatever the number of their jobs", async () => {
      const { database, queue } = await bench();
      for (let job = 0; job < 10; job += 1) await database.transaction((s) => queue.send(s, tasks(3, "v", "a", 50)));
      await database.transaction((s) => queue.send(s, tasks(3, "w", "a", 50)));
      const served: string[] = [];
      const worker = queue.work(async ({ visitor }) => void served.push(visitor), { concurrency: 1 });
      await until(() => served.length === 33);
      await worker.stop();
      assert.ok(served.lastIndexOf("w") < 7, served.join(" "));
    });

    test("shares by documents, not by tasks", async () => {
      const served = await addressesServed([tasks(8, "v", "large", 200), tasks(20, "w", "small", 20)]);
      const large = served.slice(0, served.lastIndexOf("small")).filter((address) => address === "large").length;
      assert.ok(large >= 2 && large <= 3, served.join(" "));
    });

    test("gives who comes late nothing for the time before", async () => {
      const served = await addressesServed([tasks(30, "v", "early", 100)], 20, tasks(10, "w", "late", 100));
      const early = served.slice(20, 30).filter((address) => address === "early").length;
      assert.ok(early >= 4 && early <= 6, served.slice(20).join(" "));
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

    test("counts the tasks that wait, and those in hand", async () => {
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

    test("works on what is sent while its workers are idle", async () => {
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

    for (const hours of [-2, 2]) {
      test(`does each task once while the clock is set by ${hours} h and back, again and again`, async (context) => {
        const { database, queue } = await bench();
        const right = Date.now;
        let offsetMs = 0;
        context.mock.method(Date, "now", () => right() + offsetMs);
        const setClock = setInterval(() => {
          offsetMs = offsetMs === 0 ? hours * 3_600_000 : 0;
        }, 15);
        const shards = Array.from({ length: 20 }, (_, index) => index);
        const done: (number | null)[] = [];
        const failed = new Set<number | null>();
        const work = async ({ shard }: ActiveTask) => {
          await sleep(5);
          if (!failed.has(shard)) {
            failed.add(shard);
            throw new PassingError("away");
          }
          done.push(shard);
        };
        const worker = queue.work(work, { concurrency: 2 });
        try {
          const job = newJobId();
          for (const shard of shards) await database.transaction((s) => queue.send(s, [task(job, shard)]));
          await until(() => done.length >= shards.length);
        } finally {
          clearInterval(setClock);
          await worker.stop();
        }
        assert.deepEqual(
          done.toSorted((one, other) => Number(one) - Number(other)),
          shards,
        );
      });
    }

    test("works on what was sent before the clock was set back by 2 h, and failed", async (context) => {
      const { database, queue } = await bench();
      const right = Date.now;
      let offsetMs = 0;
      context.mock.method(Date, "now", () => right() + offsetMs);
      await database.transaction((s) => queue.send(s, [task(newJobId(), 1)]));
      offsetMs = -2 * 3_600_000;
      const attempts: number[] = [];
      const worker = queue.work(
        async ({ attempt }) => {
          attempts.push(attempt);
          if (attempt === 1) throw new PassingError("away");
        },
        { concurrency: 1 },
      );
      await until(() => attempts.length === 2).finally(() => worker.stop());
      assert.deepEqual(attempts, [1, 2]);
    });

    test("waits for the task in hand when it is stopped, and takes no other", async () => {
      const { database, queue } = await bench();
      const job = newJobId();
      await database.transaction((s) => queue.send(s, [task(job, 1), task(job, 2)]));
      const [held, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const seen: string[] = [];
      const worker = queue.work(
        async ({ shard }) => {
          held.resolve();
          await gate.promise;
          seen.push(`shard ${shard}`);
        },
        { concurrency: 1 },
      );
      await held.promise;
      const stopped = worker.stop().then(() => seen.push("stopped"));
      gate.resolve();
      await stopped;
      assert.deepEqual(seen, ["shard 1", "stopped"]);
    });

    test("gives back what a worker that is stopped has not done in time, and tells it", async () => {
      const { database, queue, other } = await bench();
      await database.transaction((s) => queue.send(s, [task(newJobId(), 1), task(newJobId(), 2)]));
      const seen: string[] = [];
      const held = Promise.withResolvers<void>();
      const leaver = queue.work(
        async ({ shard, attempt }, signal) => {
          signal.addEventListener("abort", () => seen.push("told"));
          seen.push(`${shard}:${attempt}`);
          held.resolve();
          await new Promise(() => {});
        },
        { concurrency: 1 },
      );
      await held.promise;
      await leaver.stop(20);
      const heir = other.work(async ({ shard, attempt }) => void seen.push(`${shard}:${attempt}`), { concurrency: 1 });
      await until(() => seen.length === 4);
      await heir.stop();
      assert.deepEqual(seen.slice(0, 2), ["1:1", "told"]);
      assert.deepEqual(seen.slice(2).toSorted(), ["1:2", "2:1"]);
    });
  });
}
