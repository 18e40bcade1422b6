import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../common/errors/app-error.ts";
import { mayPass } from "../common/errors/may-pass.ts";
import { type Death, WorkerDiedError } from "../common/errors/worker-died.ts";
import { createWorkerPool, type WorkerPoolOptions } from "./pool.ts";
import { niceness } from "./process.ts";

const options = {
  program: join(import.meta.dirname, "unruly-worker.fixture.ts"),
  rootDir: process.cwd(),
  residentBytesLimit: 300_000_000,
};

/** A pool whose tasks are all of one owner. */
const createPool = (size: number, some: WorkerPoolOptions) => createWorkerPool(size, some).for("site");

const folder = mkdtempSync(join(tmpdir(), "rowpress-pool-"));
after(() => rmSync(folder, { recursive: true }));

const diedOf = (death: Death) => (error: unknown) => error instanceof WorkerDiedError && error.death === death;

describe("the worker pool", () => {
  const pool = createPool(2, options);
  after(() => pool.stop());
  // A layout task, because the pool passes its errors on unchanged.
  const ask = (path: string) => pool.run("layOut", { path } as never) as Promise<unknown>;

  test("spreads tasks over at most `size` processes, and reuses them", async () => {
    const pids = await Promise.all(Array.from({ length: 8 }, () => ask("pid")));
    assert.equal(new Set(pids).size, 2);
    assert.ok(pids.includes(await ask("pid")));
  });

  test("passes on an error for the visitor, and keeps the process", async () => {
    const before = new Set(await Promise.all([ask("pid"), ask("pid")]));
    await assert.rejects(ask("refuse"), (error) => error instanceof AppError && error.code === "damaged_file");
    await assert.rejects(ask("defect"), /In the worker program: broken/);
    await assert.rejects(ask("full"), (error) => mayPass(error));
    assert.deepEqual(new Set(await Promise.all([ask("pid"), ask("pid")])), before);
  });

  test("replaces a process that dies, and runs waiting tasks", async () => {
    const crash = assert.rejects(ask("crash"), WorkerDiedError);
    const others = Promise.all(Array.from({ length: 6 }, () => ask("pid")));
    await crash;
    assert.equal((await others).length, 6);
  });

  test("ends a process whose native code exceeds the deadline", async () => {
    const impatient = createPool(1, { ...options, deadlinesMs: { layOut: 300 } });
    const run = (task: "layOut" | "plan", path: string) => impatient.run(task, { path } as never) as Promise<unknown>;
    await assert.rejects(run("layOut", "hang"), diedOf("deadline"));
    // The next process has to start first, which takes longer on a busy machine.
    assert.equal(typeof (await run("plan", "environment")), "object");
    impatient.stop();
  });

  test("doesn't blame a task for a suspended process", async () => {
    const impatient = createPool(1, { ...options, deadlinesMs: { plan: 1_000 } });
    // Starting a process takes processor time, and more of it on a slow machine.
    await impatient.run("layOut", { path: "pid" } as never);
    await assert.rejects(impatient.run("plan", { path: "stop" } as never), diedOf("killed"));
    impatient.stop();
  });

  test("waits longer for a process that got hardly any processor time", async () => {
    const impatient = createPool(2, { ...options, deadlinesMs: { plan: 2_000 } });
    const run = (task: "layOut" | "plan", path: string) => impatient.run(task, { path } as never) as Promise<unknown>;
    await Promise.all([run("layOut", "pid"), run("layOut", "pid")]);
    const gate = join(folder, "gate");
    const starved = run("plan", `until ${gate}`);
    await assert.rejects(run("plan", "hang"), diedOf("deadline"));
    writeFileSync(gate, "");
    assert.equal(typeof (await starved), "number");
    impatient.stop();
  });

  test("ends a process over its memory limit even if its event loop is blocked", async () => {
    await assert.rejects(ask("grow"), diedOf("memory"));
  });

  test("lowers the priority of a process whose task takes long, and gives the next task to another", async () => {
    const yielding = createPool(1, { ...options, yieldsAfterMs: 100 });
    const run = (path: string) => yielding.run("layOut", { path } as never) as Promise<unknown>;
    const quick = await run("pid");
    assert.equal(await run("pid"), quick);
    const [pid, ...priorities] = (await run("busy until lowered")) as number[];
    assert.equal(pid, quick);
    assert.ok(priorities.length > 1);
    assert.deepEqual(new Set(priorities), new Set([getPriority() + niceness.unawaited]));
    // The other one is started before there is a task for it.
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").trim().split(" ").map(Number);
    const next = await run("pid");
    assert.notEqual(next, quick);
    assert.ok(children.includes(Number(next)));
    yielding.stop();
  });

  test("starts processes with the priority of their pool", async () => {
    const behind = createPool(1, { ...options, niceness: niceness.work });
    const pid = (await behind.run("layOut", { path: "pid" } as never)) as unknown as number;
    assert.equal(getPriority(pid) - getPriority(), niceness.work);
    behind.stop();
  });

  test("distinguishes its own kills and crashes from external kills", async () => {
    await assert.rejects(ask("crash"), diedOf("crash"));
    const log = join(folder, "twice");
    await assert.rejects(ask(`killed 2 ${log}`), diedOf("killed"));
  });

  test("retries a task in another process after an external kill", async () => {
    assert.equal(typeof (await ask(`killed 1 ${join(folder, "preview")}`)), "number");
    const read = (path: string) => pool.run("detectKind", { path });
    assert.equal(typeof (await read(`killed 1 ${join(folder, "sheet")}`)), "number");
    const again = join(folder, "sheet-again");
    await assert.rejects(
      read(`killed 2 ${again}`),
      (error) => error instanceof AppError && error.code === "hostile_file",
    );
    assert.equal(readFileSync(again).length, 2);
  });

  test("leaves the retry of a job's task to the job", async () => {
    const log = join(folder, "plan");
    await assert.rejects(pool.run("plan", { path: `killed 1 ${log}` } as never), diedOf("killed"));
    assert.equal(readFileSync(log).length, 1);
  });

  test("reports a file that crashes its process, with advice that suits its kind", async () => {
    const advice = { detectKind: /rows/, readTable: /rows/, readWord: /Simplify/, readFont: /Simplify/ };
    for (const [task, message] of Object.entries(advice) as [keyof typeof advice, RegExp][]) {
      const crash = pool.run(task, { path: "crash" } as never);
      await assert.rejects(crash, { code: "hostile_file", message }, task);
    }
  });

  test("asks the visitor to try again if what they wait for died", async () => {
    for (const task of ["preview", "check", "countValues"] as const) {
      await assert.rejects(
        pool.run(task, { path: "crash" } as never),
        (error) => error instanceof AppError && error.code === "busy",
      );
    }
  });

  test("replaces a process whose memory has grown, after its task", async () => {
    const swollen = await ask("swell");
    const pids = await Promise.all(Array.from({ length: 4 }, () => ask("pid")));
    assert.ok(!pids.includes(swollen));
  });

  test("runs tasks that arrive after a stop, each in a new process", async () => {
    const stopped = createPool(1, options);
    const pid = () => stopped.run("layOut", { path: "pid" } as never) as Promise<unknown>;
    const before = await pid();
    stopped.stop();
    const after = [await pid(), await pid()];
    assert.equal(new Set([before, ...after]).size, 3);
  });

  test("ends a process that has been idle for a while, and starts another", async () => {
    const idleMs = 200;
    const rested = createPool(1, { ...options, idleMs });
    const answering = () => rested.run("layOut", { path: "pid" } as never) as Promise<unknown> as Promise<number>;
    const isThere = (pid: number) => existsSync(`/proc/${pid}`);
    const first = await answering();
    for (let tasks = 0; tasks < 3; tasks += 1) {
      await sleep(idleMs / 4);
      assert.equal(await answering(), first, "its time begins anew with each task");
    }
    while (isThere(first)) await sleep(idleMs);
    assert.notEqual(await answering(), first);
    rested.stop();
  });

  test("ends idle processes when asked to, and none that is busy", async () => {
    const asked = createPool(2, options);
    const run = (path: string) => asked.run("layOut", { path } as never) as Promise<unknown> as Promise<number>;
    const both = await Promise.all([run("pid"), run("pid")]);
    const idle = both.map(String).filter((pid) => existsSync(`/proc/${pid}`));
    const busy = run("environment");
    asked.endIdle();
    assert.equal(typeof (await busy), "object");
    while (idle.filter((pid) => existsSync(`/proc/${pid}`)).length > 1) await sleep(20);
    assert.ok(both.includes(await run("pid")), "the busy one is there");
    asked.stop();
  });

  test("keeps what a process has compiled for the next one", async () => {
    const compiledDir = join(folder, "compiled");
    const compiling = createPool(1, { ...options, compiledDir });
    await compiling.run("layOut", { path: "pid" } as never);
    compiling.stop();
    while (!existsSync(compiledDir) || readdirSync(compiledDir, { recursive: true }).length < 2) await sleep(20);
  });

  test("gives a process none of the site's environment", async () => {
    const names = (await ask("environment")) as string[];
    // Tests run with a folder for compiled modules, which workers share.
    const kept = process.env.NODE_COMPILE_CACHE ? ["NODE_COMPILE_CACHE"] : [];
    assert.deepEqual(names.toSorted(), ["FONTCONFIG_FILE", ...kept, "NODE_ENV", "NODE_NO_WARNINGS", "TZ"]);
  });
});
