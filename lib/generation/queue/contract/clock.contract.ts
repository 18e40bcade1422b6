import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { PassingError } from "../../common/errors/passing-error.ts";
import { newJobId } from "../../common/ids/ids.ts";
import { until } from "../../common/until.fixture.ts";
import type { ActiveTask } from "../queue.ts";
import { type NewBench, task } from "./bench.fixture.ts";

/** Clocks that are set forward and back. */
export function clockContract(bench: NewBench): void {
  for (const hours of [-2, 2]) {
    test(`does each task once while the clock is set by ${hours} h and back, repeatedly`, async (context) => {
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

  test("retries what was sent and failed before the clock was set back by 2 h", async (context) => {
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
}
