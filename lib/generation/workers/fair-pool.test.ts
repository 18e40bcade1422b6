import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { AppError } from "../common/errors/app-error.ts";
import { createWorkerPool, type WorkerPool } from "./pool.ts";

const options = {
  program: join(import.meta.dirname, "unruly-worker.fixture.ts"),
  rootDir: process.cwd(),
  residentBytesLimit: 300_000_000,
};

const ann = { address: "home", visitor: "ann" };
const bob = { address: "school", visitor: "bob" };

const ask = (pool: WorkerPool, owner: typeof ann, path = "pid") =>
  pool.for(owner).run("layOut", { path } as never) as Promise<unknown>;

/** The error codes of the tasks that failed, once all are over. */
async function codesOf(tasks: Promise<unknown>[]): Promise<unknown[]> {
  const failed = (await Promise.allSettled(tasks)).filter(({ status }) => status === "rejected");
  return failed.map((each) =>
    each.status === "rejected" && each.reason instanceof AppError ? each.reason.code : each,
  );
}

describe("clients that share a pool", () => {
  const pool = createWorkerPool(2, options);
  after(() => pool.stop());

  test("are served in turn: one task doesn't wait for another address's fifty", async () => {
    const order: string[] = [];
    const many = Array.from({ length: 50 }, () => ask(pool, ann).then(() => order.push("ann")));
    await many[3];
    await ask(pool, bob).then(() => order.push("bob"));
    await Promise.all(many);
    assert.equal(order.length, 51);
    assert.ok(order.indexOf("bob") <= 8, `after ${order.indexOf("bob")} tasks`);
  });

  test("don't suffer from the one who has too many waiting tasks, whose latest are refused", async () => {
    const many = Array.from({ length: 110 }, () => ask(pool, ann));
    const codes = codesOf(many);
    assert.equal(typeof (await ask(pool, bob)), "number");
    assert.deepEqual(await codes, Array(9).fill("busy"));
    const last = await Promise.allSettled(many.slice(0, 100));
    assert.ok(last.every(({ status }) => status === "fulfilled"));
  });
});

test("an address that others keep from having a process gets an additional one for a while", async (t) => {
  const pool = createWorkerPool(1, { ...options, patienceMs: 50 });
  const folder = mkdtempSync(join(tmpdir(), "rowpress-fair-pool-"));
  t.after(() => {
    pool.stop();
    rmSync(folder, { recursive: true });
  });
  const gate = join(folder, "gate");
  const held = ask(pool, ann, `until ${gate}`);
  const behind = [ask(pool, ann), ask(pool, { ...ann, visitor: "amy" })];
  const first = await ask(pool, bob);
  // Bob's task ended while the pool's own process was held.
  writeFileSync(gate, "");
  const pids = await Promise.all([held, ...behind]);
  // One at a time: if they waited for each other, they'd get an additional process again.
  for (const owner of [bob, ann]) pids.push(await ask(pool, owner));
  assert.equal(new Set(pids).size, 1, "the others are served by the pool's one process");
  assert.ok(!pids.includes(first));
});
