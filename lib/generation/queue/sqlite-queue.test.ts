import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { PassingError } from "../common/errors/passing-error.ts";
import { newJobId } from "../common/ids/ids.ts";
import { leaseMs } from "../common/lease.ts";
import { until } from "../common/until.fixture.ts";
import { uptimeMs } from "../common/uptime.ts";
import { openSqlite } from "../database/sqlite.ts";
import { queueContract } from "./queue.contract.ts";
import { sqliteQueue } from "./sqlite-queue.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-queue-"));
after(() => rmSync(folder, { recursive: true }));
const timing = { idleMs: 10, leaseMs, retryMs: 1 };
let benches = 0;

queueContract("SQLite", async () => {
  benches += 1;
  const path = join(folder, `${benches}.sqlite`);
  const database = openSqlite(path);
  let isSilent = false;
  return {
    database,
    // By a clock that stands still, it renews leases to times that are over.
    queue: sqliteQueue(database, timing, () => (isSilent ? 0 : uptimeMs())),
    other: sqliteQueue(openSqlite(path), timing),
    silence: async () => {
      isSilent = true;
      await database.execute("UPDATE tasks SET lease_until = 0");
    },
  };
});

for (const jumpMs of [-7_200_000, 7_200_000]) {
  test(`hands out waiting and active tasks when its clock jumps by ${jumpMs} ms, even permanently`, async () => {
    const path = join(folder, `jump ${jumpMs}.sqlite`);
    const database = openSqlite(path);
    let now = 10_000_000;
    const unhurried = { ...timing, retryMs: 10_000 };
    const [queue, heir] = [database, openSqlite(path)].map((one) => sqliteQueue(one, unhurried, () => now));
    assert.ok(queue && heir);
    const shards = [1, 2, 3];
    const jobId = newJobId();
    const tasks = shards.map((shard) => ({
      kind: "render" as const,
      jobId,
      shard,
      visitor: "v",
      address: "a",
      documents: 1,
    }));
    await database.transaction((statements) => queue.send(statements, tasks));
    const begun: (number | null)[] = [];
    // One task fails and waits for its retry; the next is claimed by a worker that never renews its lease.
    const first = queue.work(
      async ({ shard }) => {
        begun.push(shard);
        if (shard === 1) throw new PassingError("away");
        await new Promise(() => {});
      },
      { concurrency: 1 },
    );
    await until(() => begun.length >= 2);
    await database.execute("UPDATE tasks SET owner = 'elsewhere', attempt = 2, lease_until = $1 WHERE shard = 2", [
      now + timing.leaseMs,
    ]);
    await first.stop(0);
    now += jumpMs;
    const done: (number | null)[] = [];
    const second = heir.work(async ({ shard }) => void done.push(shard), { concurrency: 1 });
    await until(() => {
      // A reclaimed task pauses first, as after any death.
      now += 1_000;
      return done.length >= shards.length;
    });
    await second.stop();
    assert.deepEqual(done.toSorted(), shards);
  });
}

test("claims another task while a finished one is recorded, up to its concurrency", async () => {
  const database = openSqlite(join(folder, "recorded.sqlite"));
  const queue = sqliteQueue(database, timing);
  const jobId = newJobId();
  const tasks = Array.from({ length: 6 }, (_, index) => ({
    kind: "render" as const,
    jobId,
    shard: index + 1,
    visitor: "v",
    address: "a",
    documents: 1,
  }));
  await database.transaction((statements) => queue.send(statements, tasks));
  const begun: { worked: () => void; record: () => void }[] = [];
  const worker = queue.work(
    async (_task, _signal, worked) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      begun.push({ worked, record: resolve });
      await promise;
    },
    { concurrency: 2 },
  );
  const begins = async (count: number) => {
    await until(() => begun.length >= count);
    // Long enough to claim more.
    await sleep(100);
    assert.equal(begun.length, count);
  };
  await begins(2);
  begun[0]?.worked();
  await begins(3);
  begun[1]?.worked();
  await begins(4);
  // Four are active: the fifth waits until one of them is recorded.
  begun[2]?.worked();
  await begins(4);
  begun[0]?.record();
  await begins(5);
  for (let index = 0; index < 6; index += 1) {
    await until(() => begun[index]);
    begun[index]?.record();
  }
  await worker.stop();
  assert.deepEqual(await queue.count(), { waiting: 0, active: 0 });
});
