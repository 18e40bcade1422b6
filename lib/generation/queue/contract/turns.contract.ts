import assert from "node:assert/strict";
import { test } from "node:test";
import type { JobId } from "#lib/contracts/ids.ts";
import { newJobId } from "../../common/ids/ids.ts";
import { until } from "../../common/until.fixture.ts";
import type { Task } from "../queue.ts";
import { type NewBench, task, tasks } from "./bench.fixture.ts";

/** In which order jobs, visitors and addresses get their turn. */
export function turnsContract(bench: NewBench): void {
  turnsOfJobs(bench);
  turnsOfAddresses(bench);
}

function turnsOfJobs(bench: NewBench): void {
  for (const [workers, bigJobs] of [
    [1, 1],
    [2, 1],
    [2, 2],
  ] as const) {
    test(`lets small jobs overtake ${bigJobs} large ones, with ${workers} workers`, async () => {
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
}

function turnsOfAddresses(bench: NewBench): void {
  test("serves another address's small job at once, whatever 60 visitors of one address wait for", async () => {
    const large = Array.from({ length: 60 }, (_, n) => tasks(1, `v${n}`, "crowd", 200));
    const served = await addressesServed(bench, large, 5, tasks(3, "w", "home", 20));
    assert.ok(served.lastIndexOf("home") < 10, served.slice(5, 15).join(" "));
  });

  test("has the visitors of an address take turns, however many jobs they have", async () => {
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
    const served = await addressesServed(bench, [tasks(8, "v", "large", 200), tasks(20, "w", "small", 20)]);
    const large = served.slice(0, served.lastIndexOf("small")).filter((address) => address === "large").length;
    assert.ok(large >= 2 && large <= 3, served.join(" "));
  });

  test("gives latecomers no credit for the time before", async () => {
    const served = await addressesServed(bench, [tasks(30, "v", "early", 100)], 20, tasks(10, "w", "late", 100));
    const early = served.slice(20, 30).filter((address) => address === "early").length;
    assert.ok(early >= 4 && early <= 6, served.slice(20).join(" "));
  });
}

/** The addresses in the order in which their tasks were handed out. `sent` is added after `after` tasks. */
async function addressesServed(bench: NewBench, before: Task[][], after = 0, sent: Task[] = []): Promise<string[]> {
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
