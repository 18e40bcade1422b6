import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { ownName } from "../common/process-name.ts";
import { createScratch } from "./scratch.ts";

test("sweeps while work begins and ends beside it, and takes only what a process that is gone left behind", async (context) => {
  const root = mkdtempSync(join(tmpdir(), "rowpress-scratch-"));
  context.after(() => rmSync(root, { recursive: true }));
  const scratch = createScratch(root);
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = scratch.use(() => promise);
  const short = Array.from({ length: 300 }, () => scratch.use(async () => undefined));
  await Promise.all([...short, ...Array.from({ length: 30 }, () => scratch.sweep())]);
  // Linux gives no process a number above 4,194,304.
  mkdirSync(join(root, `4999999.${ownName.split(".")[1]}.gone_1`));
  await scratch.sweep();
  const left = readdirSync(root);
  assert.ok(left.length === 1 && left[0]?.startsWith(ownName), left.join());
  resolve();
  await held;
});
