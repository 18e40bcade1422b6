import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, afterEach, before, describe, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import type { JobId, SessionId } from "#lib/contracts/ids.ts";
import { problemResponse } from "#lib/http/problem.ts";
import { unzip } from "../../archive/unzip.fixture.ts";
import { until } from "../../common/until.fixture.ts";
import type { Container } from "../../container.ts";
import { readStatus } from "../../jobs/job-status.ts";
import { startGeneration } from "../../jobs/start-job.ts";
import { usualTiming } from "../../queue/sqlite-claims.ts";
import { sqliteQueue } from "../../queue/sqlite-queue.ts";
import { createSession } from "../../sessions/create-session.ts";
import { mountSmallDisk, type SmallDisk } from "../../storage/small-disk.fixture.ts";
import { openTestSite, type TestSite } from "../test-site.fixture.ts";

const names = Array.from({ length: 60 }, (_, index) => `Ann ${index + 1}`);
const sheet = ["Full name,Course", ...names.map((name) => `${name},Maths`)].join("\n");
const large = ["Full name,Course", ...Array.from({ length: 20_000 }, (_, index) => `Ann ${index},Maths`)].join("\n");

const disk = mountSmallDisk(60_000_000);
after(() => disk?.unmount());

async function answerTo(work: Promise<unknown>): Promise<Response | null> {
  const request = new Request("http://localhost/api/generation/upload", { headers: { "Accept-Language": "en" } });
  return work.then(
    () => null,
    (error) => problemResponse(error, request),
  );
}

async function assertToWait(response: Response | null): Promise<void> {
  assert.equal(response?.status, 503);
  assert.ok(Number(response.headers.get("retry-after")) > 0);
  assert.match((await response.json()).detail, /no room for more files/);
}

for (const floor of [0, 20_000_000]) {
  const skip = disk ? false : "a small file system cannot be mounted here";
  describe(`a site on a full disk, with ${floor} bytes to stay free`, { skip }, () => {
    const { folder, fill, makeRoom } = disk as SmallDisk;
    let site: TestSite;
    let container: Container;
    before(async () => {
      const dataDir = join(folder, String(floor));
      mkdirSync(dataDir);
      site = await openTestSite({ DATA_DIR: dataDir, MIN_FREE_BYTES: String(floor) });
      container = site.container;
      // What a process could not give back, because there was no room to write it down, is free when its lease expires.
      Object.assign(container, { queue: sqliteQueue(container.database, { ...usualTiming, leaseMs: 1_500 }) });
      site.work();
    });
    after(() => site.close());
    afterEach(makeRoom);

    const session = async () => {
      const { sessionId } = await site.session("v", sheet, { template: "certificate" });
      await container.background.settled();
      return sessionId;
    };
    const start = (id: SessionId) => startGeneration(container, "v", id);
    const status = (id: JobId) => readStatus(container, "v", id);
    /** Skips the pauses between attempts until `isOver`. */
    const hurriedUntil = (isOver: () => Promise<boolean>) =>
      until(async () => {
        if (await isOver()) return true;
        await container.database.execute("UPDATE tasks SET run_at = 0 WHERE state = 'waiting'").catch(() => 0);
        return false;
      });

    test("asks an uploading visitor to wait, and accepts the file once there is space", async () => {
      fill();
      await assertToWait(await answerTo(site.upload("v", large)));
      makeRoom();
      await site.upload("v", large);
    });

    test("asks a visitor who creates or starts a session to wait, or serves them", async () => {
      const { uploadId } = await site.upload("v", sheet);
      const id = await session();
      fill();
      const made = await answerTo(createSession(container, "v", { uploadId, template: "certificate" }));
      if (made !== null) await assertToWait(made);
      const started = await answerTo(start(id));
      if (floor > 0 || started !== null) await assertToWait(started);
      makeRoom();
      const { jobId } = await start(id);
      fill();
      assert.equal((await start(id)).jobId, jobId);
      makeRoom();
      await hurriedUntil(async () => (await status(jobId)).status === "succeeded");
    });

    for (const phase of ["documents.ndjson", "segment.zip", "/archive/"]) {
      test(`has a job wait that meets it at its ${phase}, and go on by itself`, async () => {
        const id = await session();
        const { take, write } = container.storage;
        // The disk fills up just as the job writes its first file of this phase, and stays full until space is freed.
        const filling = <Rest extends unknown[], T>(work: (key: string, ...rest: Rest) => Promise<T>) => {
          return (key: string, ...rest: Rest) => {
            if (isFilling && key.includes(phase)) fill();
            return work(key, ...rest);
          };
        };
        let isFilling = true;
        Object.assign(container.storage, { take: filling(take), write: filling(write) });
        try {
          const { jobId } = await start(id);
          await hurriedUntil(async () => (await status(jobId)).waitingFor === "disk");
          assert.match((await status(jobId)).status, /queued|running|finishing/);
          await sleep(300);
          isFilling = false;
          makeRoom();
          await hurriedUntil(async () => (await status(jobId)).pollAfterMs === 0);
          const { status: end, results, waitingFor } = await status(jobId);
          assert.deepEqual([end, waitingFor], ["succeeded", undefined]);
          const entries = await unzip(await site.download("v", results[0]?.resultId ?? ""));
          assert.deepEqual(
            entries.map(({ name }) => name.replace(".pdf", "")),
            names,
          );
        } finally {
          Object.assign(container.storage, { take, write });
        }
      });
    }
  });
}
