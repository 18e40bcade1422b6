import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { mayPass } from "../common/errors/may-pass.ts";
import { ownName } from "../common/process-name.ts";
import { createScratch } from "./scratch.ts";

test("sweeps while other work starts and ends, and deletes only what ended processes left behind", async (context) => {
  const root = mkdtempSync(join(tmpdir(), "rowpress-scratch-"));
  context.after(() => rmSync(root, { recursive: true }));
  const scratch = createScratch(root);
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = scratch.use(() => promise);
  const short = Array.from({ length: 300 }, () => scratch.use(async () => undefined));
  await Promise.all([...short, ...Array.from({ length: 30 }, () => scratch.sweep())]);
  // Linux assigns no pid above 4,194,304.
  mkdirSync(join(root, `4999999.${ownName.split(".")[1]}.gone_1`));
  await scratch.sweep();
  const left = readdirSync(root);
  assert.ok(left.length === 1 && left[0]?.startsWith(ownName), left.join());
  resolve();
  await held;
});

describe("work whose scratch folder is deleted meanwhile", () => {
  const root = mkdtempSync(join(tmpdir(), "rowpress-scratch-"));
  after(() => rmSync(root, { recursive: true, force: true }));
  const scratch = createScratch(root);
  const failure = (work: (folder: string) => void) =>
    scratch.use(async (folder) => work(folder)).catch((error: unknown) => error);

  test("can be retried after any error", async () => {
    for (const fail of [readFileSync, () => assert.fail("half of it is missing")]) {
      const error = await failure((folder) => {
        rmSync(root, { recursive: true });
        fail(join(folder, "file"));
      });
      assert.ok(mayPass(error), String(error));
    }
  });

  test("can be retried if a worker process reports a missing file", async () => {
    const error = await failure((folder) => {
      const message = `In the worker program: ENOENT: no such file or directory, open '${join(folder, "file")}'`;
      throw Object.assign(new Error(message), { code: "ENOENT" });
    });
    assert.ok(mayPass(error), String(error));
  });

  test("fails permanently if another file is missing", async () => {
    const error = await failure(() => readFileSync(join(root, "elsewhere")));
    assert.ok(!mayPass(error), String(error));
  });
});
