import assert from "node:assert/strict";
import { test } from "node:test";
import { PassingError } from "../../common/errors/passing-error.ts";
import { newJobId } from "../../common/ids/ids.ts";
import { until } from "../../common/until.fixture.ts";
import { type NewBench, task } from "./bench.fixture.ts";

/** What happens to tasks that fail, or whose worker goes silent or is stopped. */
export function attemptsContract(bench: NewBench): void {
  failingTasks(bench);
  silentWorkers(bench);
  stoppedWorkers(bench);
}

/** Tasks that fail. */
function failingTasks(bench: NewBench): void {
  test("retries a failing task, counting its attempts, until it is done", async () => {
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

  test("counts failures separately from attempts that ended with a temporary error", async () => {
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
}

/** Tasks whose worker goes silent. */
function silentWorkers(bench: NewBench): void {
  test("puts a task that failed, or whose worker went silent, behind the others of its job", async () => {
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

  test("reassigns the task of a silent worker, and aborts it there", async () => {
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
        // Still active when the other task is done.
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
}

/** Tasks whose worker is stopped. */
function stoppedWorkers(bench: NewBench): void {
  test("waits for its active task when stopped, and takes no other", async () => {
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

  test("gives back what a stopped worker hasn't done in time, and aborts it", async () => {
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
}
